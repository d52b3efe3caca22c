'use strict';
// Indices and encodings that are none, bytes that are no UTF-8, and in which order arguments are looked at.
const { transcode } = require('buffer');
const { StringDecoder } = require('string_decoder');

const shown = (action) => {
  try {
    console.log(action());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
};
const bytes = Buffer.from('abc');
for (const range of [[2, 1], [10, 9], [10, 20], [1, 20], [-1, 2], [4, 4], [4, 2], [NaN, 2], ['1', '2'], [1n], [Infinity, 2], [-5, -7], [0, -1]]) {
  shown(() => JSON.stringify(bytes.asciiSlice(...range)));
}
for (const encoding of [null, 1, {}, Symbol('s'), [], 'x', { __proto__: null }]) {
  shown(() => Buffer.alloc(3, 'a', encoding));
  shown(() => Buffer.alloc(3, '', encoding));
  shown(() => Buffer.alloc(3).fill('a', encoding));
  shown(() => Buffer.alloc(3).fill('a', 0, 3, encoding));
  shown(() => Buffer.alloc(3).toString(encoding));
  shown(() => Buffer.alloc(3).write('a', 0, 3, encoding));
  shown(() => Buffer.byteLength('a', encoding));
}
shown(() => Buffer.alloc(9).fill('1', -3, 'HEX'));
shown(() => Buffer.alloc(9).fill('1', 3, 'HEX'));
shown(() => Buffer.alloc(0).fill('é', 'hex'));
for (const name of ['writeInt8', 'writeUInt8', 'writeInt16LE']) shown(() => bytes[name](99999, class A {}));
shown(() => bytes.copy(Buffer.alloc(2), -2.7));
shown(() => bytes.copy(Buffer.alloc(2), 0, -Infinity));
shown(() => bytes.copy(Buffer.alloc(2), 0, 2 ** 60));
for (const length of [13, 14]) {
  shown(() => Buffer.alloc(length).lastIndexOf('', -3, 'utf16le'));
  shown(() => Buffer.alloc(length).indexOf('', -1, 'utf16le'));
}
for (const encoding of ['latin1', 'utf8', 'ascii', 'utf16le']) shown(() => transcode(Buffer.from([159, 244, 49]), 'ascii', encoding));
const wrong = Buffer.from([0xed, 0xb6, 0x7f, 0x41, 0xed, 0xbb, 0xa0, 0xa0, 0x98, 0xf0, 0x80, 0x80, 0x41, 0xe0, 0x80, 0x41, 0xf4, 0x90, 0xc0, 0x80]);
shown(() => wrong.toString());
shown(() => new StringDecoder().write(wrong));
shown(() => new TextDecoder().decode(wrong));
const decoder = new TextDecoder();
shown(() => Array.from(wrong, (byte) => decoder.decode(Buffer.of(byte), { stream: true })).join('') + decoder.decode());
for (const name of ['utf-16be', 'utf-16le']) {
  const units = new TextDecoder(name);
  shown(() => units.decode(Uint8Array.of(191, 34, 217, 34, 65, 54, 34, 217, 54, 65, 216, 65, 220, 65), { stream: true }) + units.decode());
}

// Searching wide text up to an odd place, and in what is no buffer with an encoding for its end.
const wide = Buffer.from('abcabcabcabéé', 'utf16le');
for (const name of ['indexOf', 'lastIndexOf', 'includes']) {
  for (const wanted of ['c', 'abc', 'é', Buffer.from('bc', 'utf16le')]) {
    const found = [];
    for (let from = -5; from < 10; from++) for (const end of [undefined, -3, 0, 5, 6, 7, 8, 13, 100]) found.push(wide[name](wanted, from, end, 'utf16le'));
    console.log(name, String(wanted), found.join(' '));
  }
  for (const object of [{}, Object.create(Buffer.prototype), new Uint8Array([97, 98]), [97]]) {
    try {
      console.log(Buffer.prototype[name].call(object, new Uint8Array([97, 98]), [1], '1'));
    } catch (error) {
      console.log(error.name, error.code, error.message);
    }
  }
}

// In which order the ends of a slice are looked at, and what nothing is compared with.
const letters = Buffer.from('abcdef');
const ends = [undefined, 0, 2, -1, 9, 1n, Symbol('s'), { valueOf() { throw new Error('v'); } }, NaN, 2 ** 40, -(2 ** 40)];
for (const start of ends) for (const end of ends) shown(() => letters.latin1Slice(start, end));
for (const object of ['', { length: 3 }, {}, new Uint8Array(2)]) {
  for (const places of [[], [undefined], [0, 1], [3, 1], [0, 0], [0, 1, 0, 0], [0, 1, 2, 1]]) shown(() => Buffer.prototype.compare.call(object, Buffer.from('abc'), ...places));
}
