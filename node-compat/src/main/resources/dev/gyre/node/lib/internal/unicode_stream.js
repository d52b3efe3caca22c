// UTF-8 and UTF-16LE in chunks as in the Encoding Standard: only bytes that can still become a character are kept.

const binding = internalBinding('buffer');

function incompleteTail(bytes, encoding) {
  const { length } = bytes;
  if (encoding === 'utf8') return incompleteUtf8(bytes, length);
  const odd = length % 2;
  const high = length - odd - 1; // The high byte of the last unit: a leading surrogate waits for its partner.
  return high > 0 && bytes[high] >= 0xd8 && bytes[high] <= 0xdb ? odd + 2 : odd;
}

function incompleteUtf8(bytes, length) {
  for (let back = 1; back <= 3 && back <= length; back++) {
    const byte = bytes[length - back];
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    let need = 0;
    if (byte >= 0xc2 && byte <= 0xdf) need = 2;
    else if (byte >= 0xe0 && byte <= 0xef) need = 3;
    else if (byte >= 0xf0 && byte <= 0xf4) need = 4;
    if (need <= back) return 0;
    return back === 1 || validSecond(byte, bytes[length - back + 1]) ? back : 0;
  }
  return 0;
}

// The second byte of a sequence is restricted after some first bytes (overlong forms, surrogates, beyond U+10FFFF).
function validSecond(first, second) {
  if (first === 0xe0) return second >= 0xa0;
  if (first === 0xed) return second <= 0x9f;
  if (first === 0xf0) return second >= 0x90;
  if (first === 0xf4) return second <= 0x8f;
  return true;
}

class UnicodeStream {
  #encoding;
  #kept = new Uint8Array(0);

  constructor(encoding) {
    this.#encoding = encoding;
  }

  write(chunk) {
    let bytes = chunk;
    if (this.#kept.length > 0) {
      bytes = new Uint8Array(this.#kept.length + chunk.length);
      bytes.set(this.#kept);
      bytes.set(chunk, this.#kept.length);
    }
    const end = bytes.length - incompleteTail(bytes, this.#encoding);
    this.#kept = bytes.slice(end);
    return end === 0 ? '' : binding.decode(bytes, 0, end, this.#encoding);
  }

  // The rest is one incomplete character.
  end() {
    return this.#kept.length > 0 ? '\uFFFD' : '';
  }
}

module.exports = { UnicodeStream };
