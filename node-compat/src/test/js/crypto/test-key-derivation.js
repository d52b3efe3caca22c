'use strict';
// PBKDF2, HKDF and scrypt: results, wrong arguments, callbacks.
const crypto = require('crypto');

for (const digest of ['sha1', 'sha256', 'sha512', 'md5', 'ripemd160', 'blake2b512', 'sha3-256']) {
  console.log(digest, crypto.pbkdf2Sync('pw', 'salt', 100, 50, digest).toString('hex'), Buffer.from(crypto.hkdfSync(digest, 'key', 'salt', 'info', 50)).toString('hex'));
}
console.log(crypto.scryptSync('password', 'NaCl', 64, { N: 1024, r: 8, p: 16 }).toString('hex'));
console.log(crypto.scryptSync('a', 'b', 20, { N: 16, r: 1, p: 1 }).toString('hex'), crypto.scryptSync('a', 'b', 20, { cost: 32, blockSize: 3, parallelization: 2 }).toString('hex'));
console.log(crypto.hkdfSync('sha1', crypto.createSecretKey(Buffer.alloc(16)), '', '', 10), crypto.scryptSync('', '', 0));
for (const attempt of [
  () => crypto.pbkdf2Sync('a', 'b', 0, 10, 'sha1'),
  () => crypto.pbkdf2Sync('a', 'b', 1, 10, 'shaX'),
  () => crypto.pbkdf2Sync('a', 'b', 1, 10),
  () => crypto.pbkdf2('a', 'b', 1, 10, 'sha1'),
  () => crypto.pbkdf2Sync(1, 'b', 1, 10, 'sha1'),
  () => crypto.pbkdf2Sync('a', 1, 1, 10, 'sha1'),
  () => crypto.pbkdf2Sync('a', 'a', 1.5, 10, 'sha1'),
  () => crypto.pbkdf2Sync('a', 'a', 1, -1, 'sha1'),
  () => crypto.pbkdf2Sync('', '', 1, 0, 'md5'),
  () => crypto.hkdfSync('shaq', '', '', '', 10),
  () => crypto.hkdfSync('sha1', '', '', '', 10000),
  () => crypto.hkdfSync('sha1', '', '', Buffer.alloc(1025), 10),
  () => crypto.hkdfSync('sha1', 1, '', '', 10),
  () => crypto.hkdfSync('sha1', 'x', '', '', 0),
  () => crypto.scryptSync('a', 'b', 10, { N: 3 }),
  () => crypto.scryptSync('a', 'b', 10, { N: 65536 }),
  () => crypto.scryptSync('a', 'b', 10, { N: 16, cost: 16 }),
  () => crypto.scryptSync('a', 'b', 10, { N: 1 }),
  () => crypto.scryptSync('a', 'b', 10, { N: 16, p: 2 ** 30 }),
  () => crypto.scryptSync('a', 'b', 10, { N: 16, maxmem: -1 }),
  () => crypto.scryptSync(5, '', 10),
  () => crypto.scryptSync('', 5, 10),
  () => crypto.scryptSync('', '', -1),
  () => crypto.scrypt('', '', 1),
  () => crypto.createSecretKey(5),
  () => crypto.generateKeySync('aes', { length: 64 }),
  () => crypto.generateKeySync('foo', { length: 64 }),
  () => crypto.generateKeySync('hmac', { length: 4 }),
  () => crypto.generateKeySync('hmac', { length: 13 }).export().length,
  () => crypto.generateKeySync('hmac'),
]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
crypto.pbkdf2('a', 'b', 10, 20, 'sha512', (error, key) => {
  console.log(error, key);
  crypto.scrypt('a', 'b', 10, { N: 64 }, (scryptError, scryptKey) => {
    console.log(scryptError, scryptKey);
    crypto.hkdf('sha1', 'a', 'b', 'c', 10, (hkdfError, bits) => {
      console.log(hkdfError, bits);
      crypto.generateKey('aes', { length: 128 }, (keyError, made) => console.log(keyError, made, made.symmetricKeySize));
    });
  });
});
