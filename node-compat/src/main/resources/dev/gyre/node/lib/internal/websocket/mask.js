// Masking of WebSocket payloads. https://nodejs.org/api/http.html#httpwebsocketmasksource-mask-output-offset-length

const { nodeError } = require('internal/errors');
const { validateInteger } = require('internal/validators');

const viewKinds = ['Buffer', 'TypedArray', 'DataView'];

function bytesOf(view, name) {
  if (!ArrayBuffer.isView(view)) throw nodeError('ERR_INVALID_ARG_TYPE', name, viewKinds, view);
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

function keyOf(mask) {
  const key = bytesOf(mask, 'mask');
  if (key.length !== 4) throw nodeError('ERR_INVALID_ARG_VALUE', 'mask', mask, 'must be 4 bytes long');
  return [...key]; // The output may share the memory of the key.
}

function xor(source, key, output, offset, length) {
  for (let i = 0; i < length; i++) output[offset + i] = source[i] ^ key[i & 3];
}

function mask(source, maskBytes, output, offset, length) {
  const from = bytesOf(source, 'source');
  const key = keyOf(maskBytes);
  const to = bytesOf(output, 'output');
  validateInteger(offset, 'offset', 0, to.length);
  validateInteger(length, 'length', 0, from.length);
  if (length > to.length - offset) throw nodeError('ERR_OUT_OF_RANGE', 'length', `<= ${to.length - offset}`, length);
  xor(from, key, to, offset, length);
}

function unmask(buffer, maskBytes) {
  const bytes = bytesOf(buffer, 'buffer');
  xor(bytes, keyOf(maskBytes), bytes, 0, bytes.length);
}

module.exports = { mask, unmask };
