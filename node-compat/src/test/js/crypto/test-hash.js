'use strict';
// Hashes and HMACs, and what they say about wrong use.
const crypto = require('crypto');

for (const name of ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha512-256', 'sha3-256', 'SHA256', 'RSA-SHA256']) {
  console.log(name, crypto.createHash(name).update('hello ').update(Buffer.from('wörld')).digest('hex'));
  console.log(name, crypto.createHmac(name, 'key').update('hello').digest('base64'), crypto.createHmac(name, '').update('x').digest('hex'));
}
const whole = crypto.createHash('sha1').update('a');
const copy = whole.copy();
console.log(whole.update('b').digest('hex'), copy.digest('base64url'), crypto.hash('sha1', 'abc'), crypto.createHash('md5').digest());
console.log(crypto.createHash('md5').update('616263', 'hex').digest('latin1').length, crypto.timingSafeEqual(Buffer.from('ab'), Buffer.from('ab')));
const twice = (hash) => [hash.digest('hex').length, hash.digest('hex')];
for (const wrong of [
  () => crypto.createHash('nope'), () => crypto.createHmac('nope', 'k'), () => crypto.createHash('md5').update(5), () => twice(crypto.createHash('md5')),
  () => twice(crypto.createHmac('md5', 'k')), () => crypto.createHash(5), () => crypto.timingSafeEqual(Buffer.from('a'), Buffer.from('ab')),
  () => { const hash = crypto.createHash('md5'); hash.digest(); hash.update('a'); },
]) {
  try {
    console.log(wrong());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
const stream = crypto.createHash('sha256');
stream.on('data', (bytes) => console.log('stream', bytes.toString('hex')));
stream.write('a');
stream.end('b');
