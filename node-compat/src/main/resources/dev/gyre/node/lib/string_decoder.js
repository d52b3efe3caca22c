// node:string_decoder: decodes a stream of bytes without splitting characters.

const { nodeError } = require('internal/errors');
const { normalizeEncoding } = require('internal/util');
const binding = internalBinding('buffer');

// The state between chunks: the bytes of a character, how many are missing, how many are buffered, and the encoding.
const kNativeDecoder = Symbol('kNativeDecoder');
const missingAt = 4;
const bufferedAt = 5;
const encodings = ['ascii', 'utf8', 'base64', 'utf16le', 'latin1', 'hex', 'buffer', 'base64url'];

function StringDecoder(encoding) {
  const name = normalizeEncoding(encoding);
  if (name === undefined) throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
  this.encoding = name;
  this[kNativeDecoder] = require('buffer').Buffer.alloc(7);
  this[kNativeDecoder][6] = encodings.indexOf(name);
}

// Buffers the incomplete character at the end of a chunk; returns its length and records how many bytes are missing.
function bufferIncomplete(state, bytes, encoding) {
  const { length } = bytes;
  switch (encoding) {
    case 'utf8':
      return bytes[length - 1] < 0x80 ? 0 : bufferIncompleteUtf8(state, bytes);
    case 'utf16le':
      if (length % 2 === 1) return buffered(state, 1, 2);
      return (bytes[length - 1] & 0xfc) === 0xd8 ? buffered(state, 2, 4) : 0; // A leading surrogate waits for its partner.
    case 'base64':
    case 'base64url':
      return buffered(state, length % 3, 3);
    default:
      return 0;
  }
}

function buffered(state, count, whole) {
  if (count === 0 || count >= whole) return 0;
  state[missingAt] = whole - count;
  state[bufferedAt] = count;
  return count;
}

// Only the first byte of a character determines its length; the decoder finds malformed sequences.
function bufferIncompleteUtf8(state, bytes) {
  for (let count = 1; count <= bytes.length; count++) {
    const byte = bytes[bytes.length - count];
    if ((byte & 0xc0) !== 0x80) {
      if ((byte & 0xe0) === 0xc0) return buffered(state, count, 2);
      if ((byte & 0xf0) === 0xe0) return buffered(state, count, 3);
      return (byte & 0xf8) === 0xf0 ? buffered(state, count, 4) : 0;
    }
    if (count >= 4) return 0;
  }
  return 0;
}

// Completes a buffered character from the beginning of a chunk; returns the number of bytes used.
function complete(state, bytes, encoding) {
  let count = Math.min(state[missingAt], bytes.length);
  if (encoding === 'utf8') {
    for (let i = 0; i < count; i++) {
      if ((bytes[i] & 0xc0) === 0x80) continue;
      count = i; // Another character begins here: the incomplete one is decoded as it is.
      state[missingAt] = i;
    }
  }
  for (let i = 0; i < count; i++) state[state[bufferedAt] + i] = bytes[i];
  state[missingAt] -= count;
  state[bufferedAt] += count;
  return count;
}

function decodeBuffered(state, encoding) {
  const text = binding.decode(state, 0, state[bufferedAt], encoding);
  state[bufferedAt] = 0;
  return text;
}

StringDecoder.prototype.write = function write(chunk) {
  if (typeof chunk === 'string') return chunk;
  if (!ArrayBuffer.isView(chunk))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'buf', ['Buffer', 'TypedArray', 'DataView'], chunk);
  const state = this?.[kNativeDecoder];
  if (!state) throw nodeError('ERR_INVALID_THIS', 'StringDecoder');
  let bytes = chunk instanceof Uint8Array ? chunk : new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const encoding = encodings[state[6]];
  let text = '';
  if (state[missingAt] > 0) {
    const count = complete(state, bytes, encoding);
    if (state[missingAt] === 0) text = decodeBuffered(state, encoding);
    if (count === bytes.length) return text;
    bytes = Uint8Array.prototype.subarray.call(bytes, count);
  }
  const { length } = bytes;
  if (length === 0) return text;
  const count = bufferIncomplete(state, bytes, encoding);
  for (let i = 0; i < count; i++) state[i] = bytes[length - count + i];
  return count === length ? text : text + binding.decode(bytes, 0, length - count, encoding);
};

StringDecoder.prototype.end = function end(chunk) {
  const text = chunk === undefined ? '' : this.write(chunk);
  const state = this[kNativeDecoder];
  if (state[bufferedAt] === 0) return text;
  const encoding = encodings[state[6]];
  if (encoding === 'utf16le' && state[bufferedAt] % 2 === 1) state[bufferedAt]--;
  state[missingAt] = 0;
  return text + decodeBuffered(state, encoding);
};

StringDecoder.prototype.text = function text(chunk, offset) {
  this[kNativeDecoder][missingAt] = 0;
  this[kNativeDecoder][bufferedAt] = 0;
  return this.write(chunk.slice(offset));
};

function stateProperty(get) {
  return { __proto__: null, configurable: true, enumerable: true, get };
}

Object.defineProperties(StringDecoder.prototype, {
  lastChar: stateProperty(function () {
    return this[kNativeDecoder].subarray(0, 4);
  }),
  lastNeed: stateProperty(function () {
    return this[kNativeDecoder][missingAt];
  }),
  lastTotal: stateProperty(function () {
    return this[kNativeDecoder][bufferedAt] + this[kNativeDecoder][missingAt];
  }),
});

module.exports = { StringDecoder };
