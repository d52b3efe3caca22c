// Text and bytes: UTF-8 with lone surrogates and question marks beside a slow encoder, base64 of both alphabets with other characters between, copies.

let seed = 1;
const random = (n) => (seed = (seed * 48271) % 2147483647) % n;

function bytesOf(text) {
  const bytes = [];
  for (const character of text) {
    let point = character.codePointAt(0);
    if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else
      bytes.push(
        0xf0 | (point >> 18),
        0x80 | ((point >> 12) & 63),
        0x80 | ((point >> 6) & 63),
        0x80 | (point & 63),
      );
  }
  return bytes;
}

const parts = ['a', '?', '\u00e9', '\u20ac', '\ud83d\ude00', '\ud83d', '\ude00', 'xyz', '\0', '\x7f', '\x80', '\uffff', '>', '@'];
let wrong = 0;
for (let i = 0; i < 3000; i++) {
  let text = '';
  for (let n = i % 23; n > 0; n--) text += parts[random(parts.length)];
  const bytes = Uint8Array.from(bytesOf(text));
  if (!Buffer.from(text).equals(bytes) || Buffer.byteLength(text) !== bytes.length) wrong++;
}
const long = 'ab?\ud800'.repeat(30000);
console.log('wrong:', wrong, Buffer.byteLength(long), Buffer.from(long).length);

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_=\n \u0141\u20ac=';
let hash = 0;
for (let i = 0; i < 5000; i++) {
  let text = '';
  for (let n = random(40); n > 0; n--) text += digits[random(random(4) ? 64 : digits.length)];
  const decoded = Buffer.from(text, i & 1 ? 'base64' : 'base64url');
  for (const byte of [...decoded, decoded.length, ...Buffer.from(text, 'latin1')]) hash = (hash * 31 + byte) | 0;
}
console.log('base64 and latin1:', hash);

const source = Buffer.from('0123456789');
const target = Buffer.alloc(10, '.');
const words = new Uint16Array(4);
console.log(source.copy(target, 2, 3, 6), source.copy(target, 9, 0), target.copy(target, 1, 0, 8), source.copy(words, 1, 0, 3));
console.log(target.toString(), words.join());
