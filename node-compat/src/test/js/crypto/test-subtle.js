'use strict';
// crypto.subtle: every algorithm made, imported, exported, used and refused; lengths of results, whose bytes are in test-derived-bytes.js.
const S = require('crypto');
const { inspect } = require('util');
const { subtle } = S.webcrypto;
const show = (...values) =>
  console.log(
    values
      .map((value) => (typeof value === 'string' ? value : inspect(value)))
      .join(' ')
      .replace(/<[0-9a-f ]+( \.\.\. \d+ more bytes)?>/g, '<bytes>'),
  );
for (const n of [
  'AES-CBC',
  'AES-CTR',
  'AES-GCM',
  'AES-KW',
  'AES-OCB',
  'ChaCha20-Poly1305',
  'HMAC',
  'KMAC128',
  'KMAC256',
  'RSASSA-PKCS1-v1_5',
  'RSA-PSS',
  'RSA-OAEP',
  'ECDSA',
  'ECDH',
  'Ed25519',
  'Ed448',
  'X25519',
  'X448',
  'HKDF',
  'PBKDF2',
  'Argon2d',
  'Argon2i',
  'Argon2id',
  'ML-DSA-44',
  'ML-DSA-65',
  'ML-DSA-87',
  'ML-KEM-512',
  'ML-KEM-768',
  'ML-KEM-1024',
  'SHA-1',
  'SHA-256',
  'SHA3-256',
  'SHA3-384',
  'SHA3-512',
  'cSHAKE128',
  'cSHAKE256',
  'SLH-DSA-SHA2-128s',
])
  show(
    n,
    [
      'encrypt',
      'decrypt',
      'sign',
      'verify',
      'digest',
      'generateKey',
      'deriveBits',
      'importKey',
      'exportKey',
      'wrapKey',
      'unwrapKey',
      'encapsulateBits',
      'encapsulateKey',
    ]
      .filter((o) => {
        try {
          return SubtleCrypto.supports(
            o,
            n === 'HKDF'
              ? { name: n, hash: 'SHA-256', salt: new Uint8Array(1), info: new Uint8Array(1) }
              : n === 'PBKDF2'
                ? { name: n, hash: 'SHA-256', salt: new Uint8Array(1), iterations: 1 }
                : /^RSA/.test(n) && o != 'importKey'
                  ? { name: n, hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), saltLength: 1 }
                  : /^(AES|Cha)/.test(n)
                    ? { name: n, length: 128, iv: new Uint8Array(n == 'AES-CBC' ? 16 : 12), counter: new Uint8Array(16), tagLength: 128 }
                    : /^EC/.test(n)
                      ? { name: n, hash: 'SHA-256', namedCurve: 'P-256' }
                      : { name: n, length: 128, hash: 'SHA-256', outputLength: 128 },
            128,
          );
        } catch (e) {
          return false;
        }
      })
      .join(),
  );
let count = 0;
async function t(f) {
  try {
    show(++count, await f());
  } catch (e) {
    show(++count, e.name, e.code, e.message, e.constructor.name, e.cause?.message);
  }
}
(async () => {
  const B = new Uint8Array(16);
  for (const a of [undefined, null, 5, {}, 'foo', { name: 5 }]) {
    for (const m of ['digest', 'generateKey']) await t(() => (m == 'digest' ? subtle.digest(a, B) : subtle.generateKey(a, true, ['sign'])));
  }
  await t(() => subtle.generateKey('AES-CBC', true, ['encrypt']));
  await t(() => subtle.generateKey({ name: 'AES-CBC', length: 100 }, true, ['encrypt']));
  await t(() => subtle.generateKey({ name: 'AES-CBC', length: 128 }, true, []));
  await t(() => subtle.generateKey({ name: 'AES-CBC', length: 128 }, true, ['sign']));
  await t(() => subtle.generateKey({ name: 'AES-CBC', length: 128 }, true, ['foo']));
  await t(() => subtle.generateKey({ name: 'AES-CBC', length: 128 }, true, 'encrypt'));
  await t(() => subtle.generateKey({ name: 'AES-CBC', length: 128 }, true));
  await t(() => subtle.generateKey({ name: 'aes-cbc', length: 128 }, true, ['encrypt', 'decrypt']));
  await t(() => subtle.generateKey({ name: 'HMAC' }, true, ['sign']));
  await t(() => subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, true, ['sign']));
  await t(() => subtle.generateKey({ name: 'HMAC', hash: 'SHA-512', length: 0 }, true, ['sign']));
  await t(() => subtle.generateKey({ name: 'HMAC', hash: 'foo' }, true, ['sign']));
  await t(() => subtle.generateKey({ name: 'HMAC', hash: 'SHA-1', length: 13 }, true, ['sign']));
  await t(() =>
    subtle.generateKey({ name: 'RSA-PSS', hash: 'SHA-256', modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) }, true, ['sign']),
  );
  await t(() => subtle.generateKey({ name: 'RSA-PSS', hash: 'SHA-256', modulusLength: 1024 }, true, ['sign']));
  await t(() =>
    subtle.generateKey({ name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) }, false, ['encrypt']),
  );
  await t(() =>
    subtle.generateKey({ name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 1024, publicExponent: new Uint8Array([4]) }, false, ['decrypt']),
  );
  await t(() => subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']));
  await t(() => subtle.generateKey({ name: 'ECDSA', namedCurve: 'foo' }, false, ['sign', 'verify']));
  await t(() => subtle.generateKey({ name: 'ECDSA' }, false, ['sign', 'verify']));
  await t(() => subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']));
  await t(() => subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['verify']));
  await t(() => subtle.generateKey('Ed25519', false, ['verify']));
  await t(() => subtle.generateKey('Ed25519', true, ['sign']));
  await t(() => subtle.generateKey('X25519', true, ['deriveKey']));
  for (const [f, k, a, u] of [
    ['raw', B, 'AES-CBC', ['encrypt']],
    ['raw', B, 'AES-CBC', []],
    ['raw', new Uint8Array(15), 'AES-CBC', ['encrypt']],
    ['raw', 'x', 'AES-CBC', ['encrypt']],
    ['foo', B, 'AES-CBC', ['encrypt']],
    ['spki', B, 'AES-CBC', ['encrypt']],
    ['jwk', {}, 'AES-CBC', ['encrypt']],
    ['jwk', B, 'AES-CBC', ['encrypt']],
    ['jwk', { kty: 'oct', k: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'AES-CBC', ['encrypt']],
    ['jwk', { kty: 'oct', k: 'AAAAAAAAAAAAAAAAAAAAAA', alg: 'A256CBC' }, 'AES-CBC', ['encrypt']],
    ['jwk', { kty: 'RSA', k: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'AES-CBC', ['encrypt']],
    ['jwk', { kty: 'oct', k: 'AAAAAAAAAAAAAAAAAAAAAA', use: 'sig' }, 'AES-CBC', ['encrypt']],
    ['jwk', { kty: 'oct', k: 'AAAAAAAAAAAAAAAAAAAAAA', ext: false }, 'AES-CBC', ['encrypt']],
    ['jwk', { kty: 'oct', k: 'AAAAAAAAAAAAAAAAAAAAAA', key_ops: ['sign'] }, 'AES-CBC', ['encrypt']],
    ['raw', B, { name: 'HMAC', hash: 'SHA-256' }, ['sign']],
    ['raw', new Uint8Array(0), { name: 'HMAC', hash: 'SHA-256' }, ['sign']],
    ['raw', B, { name: 'HMAC', hash: 'SHA-256', length: 64 }, ['sign']],
    ['raw', B, { name: 'HMAC', hash: 'SHA-256', length: 125 }, ['sign']],
    ['raw', B, { name: 'HMAC' }, ['sign']],
    ['raw', B, 'HKDF', ['deriveBits']],
    ['raw', B, 'PBKDF2', ['deriveBits', 'deriveKey']],
    ['raw', B, 'PBKDF2', ['sign']],
    ['spki', B, { name: 'ECDSA', namedCurve: 'P-256' }, ['verify']],
    ['pkcs8', B, { name: 'ECDSA', namedCurve: 'P-256' }, ['sign']],
    ['raw', B, { name: 'ECDSA', namedCurve: 'P-256' }, ['verify']],
    ['raw', new Uint8Array(32), 'Ed25519', ['verify']],
    ['raw', B, 'Ed25519', ['verify']],
    ['raw', B, 'Ed25519', ['sign']],
    ['jwk', { kty: 'OKP', crv: 'Ed25519', x: 'AA' }, 'Ed25519', ['verify']],
    ['jwk', { kty: 'OKP', crv: 'X25519', x: 'AA' }, 'Ed25519', ['verify']],
    ['jwk', { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' }, { name: 'ECDSA', namedCurve: 'P-256' }, ['verify']],
    ['jwk', { kty: 'EC', crv: 'P-384', x: 'AA', y: 'AA' }, { name: 'ECDSA', namedCurve: 'P-256' }, ['verify']],
    ['jwk', { kty: 'RSA', n: 'AA', e: 'AQAB' }, { name: 'RSA-PSS', hash: 'SHA-256' }, ['verify']],
    ['raw', B, { name: 'RSA-PSS', hash: 'SHA-256' }, ['verify']],
  ])
    await t(() => subtle.importKey(f, k, a, true, u));
  await t(() => subtle.importKey());
  await t(() => subtle.importKey('raw', B, 'AES-CBC', true));
  await t(() => subtle.encrypt());
  await t(() => subtle.sign.call({}));
  await t(() => new SubtleCrypto());
  await t(() => new CryptoKey());
  const k = await subtle.importKey('raw', B, 'AES-CBC', false, ['encrypt']);
  await t(() => subtle.exportKey('raw', k));
  await t(() => subtle.encrypt({ name: 'AES-CBC', iv: B }, k, B));
  await t(() => subtle.decrypt({ name: 'AES-CBC', iv: B }, k, B));
  await t(() => subtle.encrypt({ name: 'AES-GCM', iv: B }, k, B));
  await t(() => subtle.encrypt({ name: 'AES-CBC', iv: new Uint8Array(3) }, k, B));
  await t(() => subtle.encrypt({ name: 'AES-CBC' }, k, B));
  await t(() => subtle.encrypt({ name: 'AES-CBC', iv: B }, k, 'x'));
  await t(() => subtle.encrypt({ name: 'AES-CBC', iv: B }, 5, B));
  await t(() => subtle.sign('HMAC', k, B));
  await t(() => subtle.encrypt('foo', k, B));
  await t(() => subtle.encrypt('HMAC', k, B));
  const g = await subtle.importKey('raw', B, 'AES-GCM', true, ['encrypt', 'decrypt', 'wrapKey', 'unwrapKey']);
  await t(() => subtle.encrypt({ name: 'AES-GCM', iv: B, tagLength: 5 }, g, B));
  await t(() => subtle.decrypt({ name: 'AES-GCM', iv: B }, g, B));
  await t(() => subtle.decrypt({ name: 'AES-GCM', iv: B }, g, new Uint8Array(8)));
  await t(() => subtle.encrypt({ name: 'AES-GCM', iv: B, additionalData: B }, g, B));
  await t(() => subtle.exportKey('jwk', g));
  await t(() => subtle.exportKey('spki', g));
  await t(() => subtle.exportKey('foo', g));
  const cb = await subtle.importKey('raw', B, 'AES-CBC', false, ['decrypt']);
  await t(() => subtle.decrypt({ name: 'AES-CBC', iv: B }, cb, B));
  await t(() => subtle.decrypt({ name: 'AES-CBC', iv: B }, cb, new Uint8Array(3)));
  const ct = await subtle.importKey('raw', B, 'AES-CTR', false, ['encrypt']);
  await t(() => subtle.encrypt({ name: 'AES-CTR', counter: B, length: 64 }, ct, B));
  await t(() => subtle.encrypt({ name: 'AES-CTR', counter: B, length: 0 }, ct, B));
  await t(() => subtle.encrypt({ name: 'AES-CTR', counter: B, length: 129 }, ct, B));
  await t(() => subtle.encrypt({ name: 'AES-CTR', counter: new Uint8Array(15).fill(255), length: 64 }, ct, B));
  await t(() => subtle.encrypt({ name: 'AES-CTR', counter: new Uint8Array(16).fill(255), length: 4 }, ct, new Uint8Array(32)));
  await t(() => subtle.encrypt({ name: 'AES-CTR', counter: new Uint8Array(16).fill(255), length: 1 }, ct, new Uint8Array(64)));
  const kw = await subtle.importKey('raw', B, 'AES-KW', false, ['wrapKey', 'unwrapKey']);
  await t(() => subtle.wrapKey('raw', g, kw, 'AES-KW'));
  await t(async () => subtle.unwrapKey('raw', await subtle.wrapKey('raw', g, kw, 'AES-KW'), kw, 'AES-KW', 'AES-GCM', true, ['encrypt']));
  await t(() => subtle.unwrapKey('raw', new Uint8Array(24), kw, 'AES-KW', 'AES-GCM', true, ['encrypt']));
  await t(() => subtle.wrapKey('raw', k, kw, 'AES-KW'));
  await t(() => subtle.wrapKey('jwk', g, g, { name: 'AES-GCM', iv: B }));
  await t(async () =>
    subtle.unwrapKey('jwk', await subtle.wrapKey('jwk', g, g, { name: 'AES-GCM', iv: B }), g, { name: 'AES-GCM', iv: B }, 'AES-GCM', true, [
      'encrypt',
    ]),
  );
  await t(() => subtle.wrapKey('jwk', g, kw, 'AES-KW'));
  const pb = await subtle.importKey('raw', B, 'PBKDF2', false, ['deriveBits', 'deriveKey']);
  await t(() => subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: B, iterations: 10 }, pb, 128));
  await t(() => subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: B, iterations: 0 }, pb, 128));
  await t(() => subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: B, iterations: 10 }, pb, null));
  await t(() => subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: B, iterations: 10 }, pb, 7));
  await t(() => subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: B, iterations: 10 }, pb, 0));
  await t(() =>
    subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt: B, iterations: 10 }, pb, { name: 'AES-GCM', length: 256 }, true, ['encrypt']),
  );
  await t(() =>
    subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt: B, iterations: 10 }, pb, { name: 'HMAC', hash: 'SHA-256' }, true, ['sign']),
  );
  await t(() =>
    subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt: B, iterations: 10 }, pb, { name: 'AES-GCM', length: 250 }, true, ['encrypt']),
  );
  await t(() => subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', iterations: 10 }, pb, 128));
  const hk = await subtle.importKey('raw', B, 'HKDF', false, ['deriveBits', 'deriveKey']);
  await t(() => subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: B, info: B }, hk, 256));
  await t(() => subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: B, info: B }, hk, 8 * 255 * 33));
  await t(() => subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: B }, hk, 256));
  await t(() => subtle.importKey('raw', B, 'HKDF', true, ['deriveBits']));
  await t(() => subtle.sign('HMAC', g, B));
  const hm = await subtle.importKey('raw', B, { name: 'HMAC', hash: 'SHA-384' }, true, ['sign', 'verify']);
  await t(() => subtle.sign('HMAC', hm, B));
  await t(() => subtle.verify('HMAC', hm, B, B));
  await t(async () => subtle.verify('HMAC', hm, await subtle.sign('HMAC', hm, B), B));
  await t(() => subtle.exportKey('jwk', hm));
  await t(() => subtle.exportKey('raw', hm));
  show(hm, structuredClone(hm), S.KeyObject.from(hm), structuredClone(S.KeyObject.from(hm)));
  for (const [a, u] of [
    [{ name: 'ECDSA', namedCurve: 'P-256' }, ['sign', 'verify']],
    [{ name: 'ECDSA', namedCurve: 'P-521' }, ['sign', 'verify']],
    ['Ed25519', ['sign', 'verify']],
    ['Ed448', ['sign', 'verify']],
    [{ name: 'RSA-PSS', hash: 'SHA-256', modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) }, ['sign', 'verify']],
    [{ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512', modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) }, ['sign', 'verify']],
    ['ML-DSA-44', ['sign', 'verify']],
    [
      { name: 'RSA-OAEP', hash: 'SHA-1', modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) },
      ['encrypt', 'decrypt', 'wrapKey', 'unwrapKey'],
    ],
    [{ name: 'ECDH', namedCurve: 'P-384' }, ['deriveBits', 'deriveKey']],
    ['X25519', ['deriveBits', 'deriveKey']],
    ['X448', ['deriveBits', 'deriveKey']],
    ['ML-KEM-768', ['encapsulateBits', 'decapsulateBits', 'encapsulateKey', 'decapsulateKey']],
  ]) {
    let kp;
    try {
      kp = await subtle.generateKey(a, true, u);
    } catch (e) {
      show('gen', a, e.name, e.message);
      continue;
    }
    const n = a.name ?? a;
    show(kp);
    for (const f of ['raw', 'raw-public', 'raw-seed', 'raw-private', 'spki', 'pkcs8', 'jwk'])
      for (const w of ['publicKey', 'privateKey']) {
        try {
          const e = await subtle.exportKey(f, kp[w]);
          show(
            n,
            f,
            w,
            f === 'jwk' ? Object.keys(e).join() + ' ' + e.alg + ' ' + e.key_ops + e.ext : /EC|RSA/.test(n) && f === 'pkcs8' ? '' : e.byteLength > 0,
          );
          const i = await subtle.importKey(f, e, a, true, kp[w].usages);
          show(S.KeyObject.from(i).equals(S.KeyObject.from(kp[w])));
        } catch (e) {
          show(n, f, w, e.name, e.code, e.message);
        }
      }
    if (u[0] === 'sign') {
      const alg = { name: n, hash: 'SHA-256', saltLength: 20 };
      const s = await subtle.sign(alg, kp.privateKey, B);
      show(
        n,
        s.byteLength > 0,
        await subtle.verify(alg, kp.publicKey, s, B),
        await subtle.verify(alg, kp.publicKey, s, new Uint8Array(3)),
        await subtle.verify(alg, kp.publicKey, new Uint8Array(3), B),
      );
      await t(() => subtle.sign(alg, kp.publicKey, B));
      await t(() => subtle.sign({ name: n }, kp.privateKey, B).then(() => 'ok'));
    }
    if (n === 'RSA-OAEP') {
      const e = await subtle.encrypt({ name: n, label: B }, kp.publicKey, B);
      show(e.byteLength, await subtle.decrypt({ name: n, label: B }, kp.privateKey, e));
      await t(() => subtle.decrypt({ name: n }, kp.privateKey, e));
      await t(() => subtle.encrypt({ name: n }, kp.publicKey, new Uint8Array(500)));
      await t(() => subtle.encrypt({ name: n }, kp.privateKey, B));
    }
    if (/^(ECDH|X)/.test(n)) {
      show(
        (await subtle.deriveBits({ name: n, public: kp.publicKey }, kp.privateKey, null)).byteLength,
        (await subtle.deriveBits({ name: n, public: kp.publicKey }, kp.privateKey, 128)).byteLength,
      );
      await t(() => subtle.deriveBits({ name: n, public: kp.publicKey }, kp.privateKey, 12));
      await t(() => subtle.deriveBits({ name: n, public: kp.publicKey }, kp.privateKey, 1000));
      await t(() => subtle.deriveBits({ name: n, public: kp.privateKey }, kp.privateKey, 128));
      await t(() => subtle.deriveBits({ name: n, public: g }, kp.privateKey, 128));
      await t(() => subtle.deriveBits({ name: n }, kp.privateKey, 128));
      await t(() => subtle.deriveKey({ name: n, public: kp.publicKey }, kp.privateKey, { name: 'AES-CBC', length: 128 }, true, ['encrypt']));
    }
    if (/^ML-KEM/.test(n)) {
      const e = await subtle.encapsulateBits(n, kp.publicKey);
      show(
        e.sharedKey.byteLength,
        e.ciphertext.byteLength,
        Buffer.from(await subtle.decapsulateBits(n, kp.privateKey, e.ciphertext)).equals(Buffer.from(e.sharedKey)),
      );
      const x = await subtle.encapsulateKey(n, kp.publicKey, 'AES-GCM', true, ['encrypt']);
      show(x);
      show(await subtle.decapsulateKey(n, kp.privateKey, x.ciphertext, 'AES-GCM', true, ['encrypt']));
    }
    await t(async () => (await subtle.getPublicKey(kp.privateKey, [u[1]])).type);
  }
  for (const d of [
    'SHA-1',
    'SHA-256',
    'SHA-384',
    'SHA-512',
    'SHA3-256',
    'SHA3-384',
    'SHA3-512',
    { name: 'cSHAKE128', length: 128 },
    { name: 'cSHAKE256', outputLength: 256 },
    { name: 'cSHAKE256', length: 256, functionName: B, customization: B },
  ])
    await t(() => subtle.digest(d, B));
  for (const [n, a] of [
    ['KMAC128', { length: 128 }],
    ['KMAC256', { length: 256, customization: B }],
    ['KMAC128', { outputLength: 128 }],
  ]) {
    try {
      const k = await subtle.importKey('raw-secret', B, n, true, ['sign', 'verify']);
      show(k, await subtle.sign({ name: n, ...a }, k, B));
      show(await subtle.exportKey('jwk', k));
    } catch (e) {
      show(n, e.name, e.message);
    }
  }
  for (const n of ['AES-OCB', 'ChaCha20-Poly1305']) {
    try {
      const k = await subtle.importKey(n[0] == 'A' ? 'raw-secret' : 'raw-secret', n[0] == 'A' ? B : new Uint8Array(32), n, true, [
        'encrypt',
        'decrypt',
      ]);
      show(k, await subtle.encrypt({ name: n, iv: new Uint8Array(12), tagLength: 128 }, k, B));
      show(await subtle.exportKey('jwk', k));
      show(await subtle.exportKey('raw-secret', k));
    } catch (e) {
      show(n, e.name, e.message);
    }
  }
  for (const n of ['Argon2id', 'Argon2d', 'Argon2i']) {
    try {
      const k = await subtle.importKey('raw-secret', B, n, false, ['deriveBits']);
      show(k, await subtle.deriveBits({ name: n, nonce: B, parallelism: 1, memory: 8, passes: 1 }, k, 128));
    } catch (e) {
      show(n, e.name, e.message);
    }
  }
})();
