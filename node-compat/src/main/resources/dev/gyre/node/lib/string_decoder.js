// node:string_decoder: decodes a stream of bytes without splitting characters.

const { nodeError } = require('internal/errors');
const { normalizeEncoding } = require('internal/util');
const binding = internalBinding('buffer');

function StringDecoder(encoding) {
  const name = normalizeEncoding(encoding);
  if (name === undefined) throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
  this.encoding = name;
  Object.defineProperty(this, 'kept', { __proto__: null, value: new Uint8Array(0), writable: true, configurable: true });
}

// How many bytes at the end begin a character that is not complete yet.
function incompleteTail(bytes, encoding) {
  const { length } = bytes;
  switch (encoding) {
    case 'utf8': return incompleteUtf8(bytes, length);
    case 'utf16le': {
      const odd = length % 2;
      const high = length - odd - 1; // The high byte of the last unit: a leading surrogate waits for its partner.
      return high > 0 && bytes[high] >= 0xD8 && bytes[high] <= 0xDB ? odd + 2 : odd;
    }
    case 'base64':
    case 'base64url': return length % 3;
    default: return 0;
  }
}

function incompleteUtf8(bytes, length) {
  for (let back = 1; back <= 3 && back <= length; back++) {
    const byte = bytes[length - back];
    if (byte < 0x80) return 0;
    if (byte < 0xC0) continue;
    let need = 0;
    if (byte >= 0xC2 && byte <= 0xDF) need = 2;
    else if (byte >= 0xE0 && byte <= 0xEF) need = 3;
    else if (byte >= 0xF0 && byte <= 0xF4) need = 4;
    if (need <= back) return 0;
    return back === 1 || validSecond(byte, bytes[length - back + 1]) ? back : 0;
  }
  return 0;
}

// The second byte of a sequence is restricted after some first bytes (overlong forms, surrogates, beyond U+10FFFF).
function validSecond(first, second) {
  if (first === 0xE0) return second >= 0xA0;
  if (first === 0xED) return second <= 0x9F;
  if (first === 0xF0) return second >= 0x90;
  if (first === 0xF4) return second <= 0x8F;
  return true;
}

StringDecoder.prototype.write = function write(chunk) {
  if (typeof chunk === 'string') return chunk;
  if (!ArrayBuffer.isView(chunk)) throw nodeError('ERR_INVALID_ARG_TYPE', 'buf', ['Buffer', 'TypedArray', 'DataView'], chunk);
  let bytes = new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  if (this.kept.length > 0) {
    const joined = new Uint8Array(this.kept.length + bytes.length);
    joined.set(this.kept);
    joined.set(bytes, this.kept.length);
    bytes = joined;
  }
  const end = bytes.length - incompleteTail(bytes, this.encoding);
  this.kept = bytes.slice(end);
  return end === 0 ? '' : binding.decode(bytes, 0, end, this.encoding);
};

StringDecoder.prototype.end = function end(chunk) {
  let text = chunk === undefined ? '' : this.write(chunk);
  if (this.kept.length > 0) {
    const { kept } = this;
    this.kept = new Uint8Array(0);
    const length = this.encoding === 'utf16le' ? kept.length & ~1 : kept.length;
    text += binding.decode(kept, 0, length, this.encoding);
  }
  return text;
};

StringDecoder.prototype.text = function text(chunk, offset) {
  this.kept = new Uint8Array(0);
  return this.write(chunk.slice(offset));
};

Object.defineProperties(StringDecoder.prototype, {
  lastChar: { __proto__: null, configurable: true, enumerable: true, get() { return require('buffer').Buffer.from(this.kept); } },
  lastNeed: {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get() {
      if (this.kept.length === 0) return 0;
      if (this.encoding === 'utf16le') return this.kept.length % 2 === 1 ? 1 : 2;
      if (this.encoding !== 'utf8') return 3 - this.kept.length;
      const first = this.kept[0];
      return (first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2) - this.kept.length;
    },
  },
  lastTotal: { __proto__: null, configurable: true, enumerable: true, get() { return this.kept.length + this.lastNeed; } },
});

module.exports = { StringDecoder };
