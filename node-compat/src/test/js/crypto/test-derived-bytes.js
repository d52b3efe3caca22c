'use strict';
// Bytes that webcrypto and Argon2 derive, and what Argon2 says of wrong parameters.
const { subtle } = require('crypto').webcrypto;
(async () => {
  const B = new Uint8Array(32).map((_, i) => i * 7);
  for (const a of ['SHA-1', 'SHA-256', 'SHA3-512']) console.log(Buffer.from(await subtle.digest(a, B)).toString('hex'));
  const hk = await subtle.importKey('raw', B, 'HKDF', false, ['deriveBits']);
  console.log(Buffer.from(await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-512', salt: B, info: B }, hk, 512)).toString('hex'));
  const km = await subtle.importKey('raw-secret', B, 'KMAC256', false, ['sign', 'verify']);
  const s = await subtle.sign({ name: 'KMAC256', outputLength: 512, customization: B }, km, B);
  console.log(Buffer.from(s).toString('hex'), await subtle.verify({ name: 'KMAC256', outputLength: 512, customization: B }, km, s, B));
  const c = require('crypto');
  for (const t of ['argon2d', 'argon2i', 'argon2id'])
    for (const p of [1, 3])
      for (const passes of [1, 3])
        for (const tagLength of [4, 64, 65, 200])
          console.log(
            t,
            c
              .argon2Sync(t, { message: 'pw', nonce: B, parallelism: p, tagLength, memory: 64, passes, secret: B, associatedData: 'ad' })
              .toString('hex'),
          );
  console.log(c.argon2Sync('argon2id', { message: 'pw', nonce: B, parallelism: 4, tagLength: 32, memory: 2000, passes: 2 }).toString('hex'));
  for (const length of [1, 4, 64, 128]) {
    const k = await subtle.importKey('raw', B, 'AES-CTR', false, ['encrypt']);
    try {
      console.log(
        length,
        Buffer.from(await subtle.encrypt({ name: 'AES-CTR', counter: new Uint8Array(16).fill(255), length }, k, new Uint8Array(20))).toString('hex'),
      );
    } catch (e) {
      console.log(e.message);
    }
  }
  for (const [t, p] of [
    ['argon2x', {}],
    ['argon2id', {}],
    ['argon2id', { message: 'a' }],
    ['argon2id', { message: 'a', nonce: 'b' }],
    ['argon2id', { message: 'a', nonce: B }],
    ['argon2id', { message: 'a', nonce: B, parallelism: 0 }],
    ['argon2id', { message: 'a', nonce: B, parallelism: 1, tagLength: 2 }],
    ['argon2id', { message: 'a', nonce: B, parallelism: 1, tagLength: 16, memory: 4 }],
    ['argon2id', { message: 'a', nonce: B, parallelism: 1, tagLength: 16, memory: 8 }],
    ['argon2id', { message: 'a', nonce: B, parallelism: 1, tagLength: 16, memory: 8, passes: 0 }],
  ])
    try {
      console.log(c.argon2Sync(t, p));
    } catch (e) {
      console.log(e.name, e.code, e.message);
    }
})();
