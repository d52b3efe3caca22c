'use strict';
// All hashes and their HMACs at the lengths where blocks end; extendable ones at any length; secret keys.
const crypto = require('crypto');

const bytes = (length, seed) => Buffer.from(Array.from({ length }, (_, i) => (i * 7 + seed * 13 + (i * i >> 3)) & 255));

console.log(crypto.getHashes().join(' '));
for (const name of crypto.getHashes()) {
  const all = crypto.createHash('sha256');
  for (const length of [0, 1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 135, 136, 137, 143, 144, 168, 200, 1000]) {
    all.update(crypto.createHash(name).update(bytes(length, 1)).digest());
  }
  const codes = [];
  for (const length of /^(?:shake|keccak-kmac)/.test(name) ? [] : [0, 1, 64, 65, 128, 129, 200]) codes.push(crypto.createHmac(name, bytes(length, 2)).update('x').digest());
  console.log(name, crypto.createHash(name).update('abc').digest('hex'), all.digest('base64'), crypto.hash('sha1', Buffer.concat(codes), 'base64'));
}
for (const outputLength of [0, 1, 7, 168, 169, 300]) for (const name of ['shake128', 'keccak-kmac-256']) console.log(crypto.createHash(name, { outputLength }).update('abc').digest('hex'));
const hash = crypto.createHash('shake256').update('a');
console.log(hash.copy({ outputLength: 5 }).digest('hex'), hash.digest('hex'), crypto.hash('shake128', '', { outputLength: 7, outputEncoding: 'base64' }));
const key = crypto.createSecretKey('6b6579', 'hex');
console.log(key, key.type, key.symmetricKeySize, key.export(), key.export({ format: 'jwk' }), key.equals(crypto.createSecretKey('key')), String(key));
console.log(crypto.createHmac('sha1', key).update('').digest('hex') === crypto.createHmac('sha1', 'key').update('').digest('hex'));
for (const attempt of [
  () => crypto.createHash('sha256', { outputLength: 40 }),
  () => crypto.createHash('sha256', { outputLength: 32 }).digest('hex'),
  () => crypto.createHash('keccak-256', { outputLength: 5 }),
  () => crypto.hash('xx', ''),
  () => crypto.hash('md5', 5),
  () => crypto.hash('md5', '', 5),
  () => crypto.hash('md5', '', 'foo'),
  () => crypto.hash('md5', '', 'buffer'),
  () => crypto.createHmac('sha1'),
  () => crypto.createHmac(5, 'x'),
  () => key.export({ format: 'pem' }),
  () => key.equals(5),
  () => new crypto.KeyObject('x'),
  () => new crypto.KeyObject('secret'),
  () => new crypto.KeyObject('secret', {}),
  () => crypto.KeyObject.from(5),
  () => crypto.setEngine('x'),
  () => crypto.secureHeapUsed(),
  () => crypto.getFips(),
]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
