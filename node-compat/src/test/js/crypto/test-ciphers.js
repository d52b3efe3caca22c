'use strict';
// Every cipher there and back, with input in pieces; authenticated ones with their tags; what getCipherInfo knows; streams.
const crypto = require('crypto');

const bytes = (length, seed) => Buffer.from(Array.from({ length }, (_, i) => (i * 7 + seed * 13 + (i * i >> 3)) & 255));
const sha1 = (data) => crypto.createHash('sha1').update(data).digest('hex');
const pieces = { ccm: [[16], [5000]], wrap: [[16], [40]], xts: [[16], [17], [500]] };
const ivs = { 4: Buffer.from('a65959a6', 'hex'), 8: Buffer.alloc(8, 0xa6) };

function check(name, info, sizes) {
  const isTagged = ['ccm', 'ocb', 'gcm'].includes(info.mode) || name === 'chacha20-poly1305';
  const iv = info.mode === 'wrap' ? ivs[info.ivLength] : info.ivLength ? bytes(info.ivLength, 5) : null;
  const options = isTagged ? { authTagLength: 16 } : undefined;
  const key = bytes(info.keyLength, 3);
  const parts = sizes.map(bytes);
  const cipher = crypto.createCipheriv(name, key, iv, options);
  const length = Buffer.concat(parts).length;
  if (isTagged) cipher.setAAD(bytes(21, 9), { plaintextLength: length });
  const out = [...parts.map((part) => cipher.update(part)), cipher.final()];
  const all = Buffer.concat(out);
  const decipher = crypto.createDecipheriv(name, key, iv, options);
  if (isTagged) decipher.setAAD(bytes(21, 9), { plaintextLength: length }).setAuthTag(cipher.getAuthTag());
  const half = info.mode in pieces ? all.length : all.length >> 1;
  const back = [decipher.update(all.subarray(0, half)), ...half < all.length ? [decipher.update(all.subarray(half))] : [], decipher.final()];
  console.log(name, sizes.join(), out.map((part) => part.length).join(), sha1(all), isTagged ? cipher.getAuthTag().toString('hex') : '',
    back.map((part) => part.length).join(), Buffer.concat(back).equals(Buffer.concat(parts)));
}

// What the differences from Node name as missing is left out.
const names = crypto.getCiphers().filter((name) => !/^(aria|camellia|sm4|des3-wrap|id-smime)|hmac|siv|cts|inv$/i.test(name));
console.log(names.length);
for (const name of names) {
  const info = crypto.getCipherInfo(name);
  console.log(name, JSON.stringify(info));
  if (name !== name.toLowerCase() || name.startsWith('id-')) continue;
  for (const sizes of pieces[info.mode] ?? [[0], [15, 1, 1], [16], [17, 30, 2], [5000, 3, 4096]]) check(name, info, sizes);
}
for (const length of [1, 8, 13, 16, 40]) {
  const cipher = crypto.createCipheriv('aes-256-gcm', bytes(32, 1), bytes(length, 2));
  console.log(length, cipher.update('hello world', 'utf8', 'hex'), cipher.final('hex'), cipher.getAuthTag().toString('hex'));
}
console.log(crypto.getCipherInfo(419), crypto.getCipherInfo('AES-128-CBC').name, crypto.getCipherInfo('nope'),
  crypto.getCipherInfo('aes-128-gcm', { ivLength: 99 }).ivLength);

const chunks = [];
const cipher = crypto.createCipheriv('aes-128-cbc', bytes(16, 1), bytes(16, 2));
cipher.on('data', (chunk) => chunks.push(chunk));
cipher.on('end', () => {
  const all = Buffer.concat(chunks);
  console.log('stream', all.toString('hex'));
  const right = crypto.createDecipheriv('aes-128-cbc', bytes(16, 1), bytes(16, 2));
  right.setEncoding('utf8');
  right.on('data', (text) => console.log(text)).on('end', () => console.log('end'));
  right.end(all);
  const wrong = crypto.createDecipheriv('aes-128-cbc', bytes(16, 9), bytes(16, 2));
  wrong.on('error', (error) => console.log(error.message));
  wrong.end(all);
});
cipher.write('hello');
cipher.end(' there');
