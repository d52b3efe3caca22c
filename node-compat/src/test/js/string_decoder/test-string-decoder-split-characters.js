// What a StringDecoder keeps of characters that are split between chunks, and of what only begins like one.
'use strict';

const { StringDecoder } = require('string_decoder');

function show(encoding, ...chunks) {
  const decoder = new StringDecoder(encoding);
  const state = () => [decoder.lastNeed, decoder.lastTotal, decoder.lastChar.toString('hex')];
  const results = chunks.map((chunk) => [decoder.write(Buffer.from(chunk)), ...state()]);
  console.log(JSON.stringify([encoding, ...results, [decoder.end(), ...state()]]));
}

for (const chunks of [
  [[0x3d], [0xd8], [0], [0xde]], [[0x3d, 0xd8], [0], [0xde]], [[0x3d, 0xd8], [0x41, 0]], [[0x3d, 0xd8], [0x3d, 0xd8], [0, 0xde]], [[0x3d, 0xd8, 0], [0xde]],
  [[0x41], [0], [0x3d], [0xd8, 0x41]], [[1], [0xd8, 0, 0xdc, 5]], [[0x3d, 0xd8], [0x3d], [0xd8], [1]], [[0x3d, 0xd8, 1], [0xd8, 2, 0xdc]],
]) show('utf16le', ...chunks);
for (const chunks of [
  [[0xc0], [0x80]], [[0xf5], [0x80]], [[0xf8], [0x80]], [[0xe2, 0x82], [0x41]], [[0xe2], [0xe2], [0x82, 0xac]], [[0xf0, 0x9f], [0x98], [0x41]], [[0xed, 0xa0], [0x80]],
  [[0x80, 0x80]], [[0xff], [0xf0, 0x80, 0x80]], [[0xe2, 0x82], []], [[0xf0, 0x9f], [0xf0, 0x9f, 0x98], [0x80]],
]) show('utf8', ...chunks);
show('base64', [1], [2], [3, 4]);
show('base64url', [1, 2], [3], [4, 5, 6, 7]);
show('hex', [1]);
const decoder = new StringDecoder('utf8');
decoder.write(Buffer.from([0xe2]));
console.log(decoder.end(Buffer.from([0x82])), decoder.write(Buffer.from('a')), decoder.text(Buffer.from([0xe2, 0x82, 0xac]), 1));
console.log(decoder);
try {
  StringDecoder.prototype.write.call({}, Buffer.from('a'));
} catch (error) {
  console.log(error.code, error.message);
}
