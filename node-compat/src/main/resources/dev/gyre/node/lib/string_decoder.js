// node:string_decoder: decodes a stream of bytes without splitting characters.

const { nodeError } = require('internal/errors');
const { normalizeEncoding } = require('internal/util');
const binding = internalBinding('buffer');

// What is kept from one chunk to the next: the bytes of a character, how many are missing, how many there are, and the encoding.
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

// How many bytes at the end are kept for the next chunk; notes how many are missing then.
function keep(state, bytes, encoding) {
  const { length } = bytes;
  switch (encoding) {
    case 'utf8': return bytes[length - 1] < 0x80 ? 0 : keepUtf8(state, bytes);
    case 'utf16le':
      if (length % 2 === 1) return kept(state, 1, 2);
      return (bytes[length - 1] & 0xFC) === 0xD8 ? kept(state, 2, 4) : 0; // A leading surrogate waits for its partner.
    case 'base64':
    case 'base64url': return kept(state, length % 3, 3);
    default: return 0;
  }
}

function kept(state, count, whole) {
  if (count === 0 || count >= whole) return 0;
  state[missingAt] = whole - count;
  state[bufferedAt] = count;
  return count;
}

// Only the first byte of a character is asked how long it will be: what it should not be is found by the decoder.
function keepUtf8(state, bytes) {
  for (let count = 1; count <= bytes.length; count++) {
    const byte = bytes[bytes.length - count];
    if ((byte & 0xC0) !== 0x80) {
      if ((byte & 0xE0) === 0xC0) return kept(state, count, 2);
      if ((byte & 0xF0) === 0xE0) return kept(state, count, 3);
      return (byte & 0xF8) === 0xF0 ? kept(state, count, 4) : 0;
    }
    if (count >= 4) return 0;
  }
  return 0;
}

// Takes what a kept character misses from the beginning of a chunk: how many bytes that is.
function complete(state, bytes, encoding) {
  let count = Math.min(state[missingAt], bytes.length);
  if (encoding === 'utf8') {
    for (let i = 0; i < count; i++) {
      if ((bytes[i] & 0xC0) === 0x80) continue;
      count = i; // Another character begins here: what there is of this one is decoded as it is.
      state[missingAt] = i;
    }
  }
  for (let i = 0; i < count; i++) state[state[bufferedAt] + i] = bytes[i];
  state[missingAt] -= count;
  state[bufferedAt] += count;
  return count;
}

function takeKept(state, encoding) {
  const text = binding.decode(state, 0, state[bufferedAt], encoding);
  state[bufferedAt] = 0;
  return text;
}

StringDecoder.prototype.write = function write(chunk) {
  if (typeof chunk === 'string') return chunk;
  if (!ArrayBuffer.isView(chunk)) throw nodeError('ERR_INVALID_ARG_TYPE', 'buf', ['Buffer', 'TypedArray', 'DataView'], chunk);
  const state = this?.[kNativeDecoder];
  if (!state) throw nodeError('ERR_INVALID_THIS', 'StringDecoder');
  let bytes = chunk instanceof Uint8Array ? chunk : new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const encoding = encodings[state[6]];
  let text = '';
  if (state[missingAt] > 0) {
    const count = complete(state, bytes, encoding);
    if (state[missingAt] === 0) text = takeKept(state, encoding);
    if (count === bytes.length) return text;
    bytes = Uint8Array.prototype.subarray.call(bytes, count);
  }
  const { length } = bytes;
  if (length === 0) return text;
  const count = keep(state, bytes, encoding);
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
  return text + takeKept(state, encoding);
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
  lastChar: stateProperty(function () { return this[kNativeDecoder].subarray(0, 4); }),
  lastNeed: stateProperty(function () { return this[kNativeDecoder][missingAt]; }),
  lastTotal: stateProperty(function () { return this[kNativeDecoder][bufferedAt] + this[kNativeDecoder][missingAt]; }),
});

module.exports = { StringDecoder };
