'use strict';
// What node:crypto says of wrong keys, encodings, options and orders of calls.
const crypto = require('crypto');
const rsa = crypto.generateKeyPairSync('rsa', { modulusLength: 1024 });
const ec = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ed = crypto.generateKeyPairSync('ed25519');
const x = crypto.generateKeyPairSync('x25519');
const sec = crypto.createSecretKey(Buffer.alloc(16));
const B = Buffer.from('x');
const attempts = [
  () => rsa.publicKey.export({ type: 'pkcs8', format: 'pem' }),
  () => rsa.publicKey.export({ type: 'sec1', format: 'pem' }),
  () => ec.publicKey.export({ type: 'pkcs1', format: 'pem' }),
  () => rsa.privateKey.export({ type: 'sec1', format: 'pem' }),
  () => rsa.privateKey.export({ type: 'spki', format: 'pem' }),
  () => rsa.privateKey.export({ format: 'pem' }),
  () => rsa.privateKey.export({ type: 'pkcs8', format: 'pem', passphrase: 'x' }),
  () => rsa.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'foo', passphrase: 'x' }),
  () => rsa.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-128-cbc' }),
  () => rsa.privateKey.export({ type: 'pkcs1', format: 'der', cipher: 'aes-128-cbc', passphrase: 'x' }),
  () => rsa.privateKey.export({ format: 'jwk', passphrase: 'x' }),
  () => rsa.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 5, passphrase: 'x' }),
  () => crypto.createSign('foo'),
  () => crypto.createSign(5),
  () => crypto.createSign('sha1').sign(),
  () => crypto.createSign('sha1').sign(5),
  () => crypto.createSign('sha1').update(5),
  () => crypto.createSign('sha1').sign(rsa.publicKey),
  () => crypto.createSign('sha1').sign({ key: rsa.privateKey, padding: 'x' }),
  () => crypto.createSign('sha1').sign({ key: rsa.privateKey, padding: 99 }),
  () => crypto.createSign('sha1').sign({ key: rsa.privateKey, padding: 4 }),
  () => crypto.createSign('sha1').sign({ key: ec.privateKey, dsaEncoding: 'x' }),
  () => crypto.createSign('sha1').sign(ed.privateKey),
  () => crypto.createSign('sha1').sign(x.privateKey),
  () => crypto.createSign('sha1').sign(sec),
  () => {
    const s = crypto.createSign('sha1');
    s.sign(rsa.privateKey);
    s.sign(rsa.privateKey);
  },
  () => {
    const s = crypto.createSign('sha1');
    s.sign(rsa.privateKey);
    s.update('x');
  },
  () => crypto.createVerify('sha1').verify(rsa.publicKey, 'zz', 'hex'),
  () => crypto.createVerify('sha1').verify(rsa.publicKey, 5),
  () => crypto.createVerify('sha1').verify(),
  () => crypto.createVerify('sha1').verify(ec.publicKey, 'abc'),
  () => crypto.sign('sha1', 5, rsa.privateKey),
  () => crypto.sign('foo', B, rsa.privateKey),
  () => crypto.sign(5, B, rsa.privateKey),
  () => crypto.sign('sha1', B),
  () => crypto.sign('sha1', B, rsa.privateKey, 5),
  () => crypto.sign(null, B, x.privateKey),
  () => crypto.sign('sha1', B, sec),
  () => crypto.verify('sha1', B, rsa.publicKey, 'x'),
  () => crypto.verify('sha1', B, rsa.publicKey, B),
  () => crypto.verify('sha1', B, ec.publicKey, B),
  () => crypto.verify('sha1', B, sec, B),
  () => crypto.verify('foo', B, rsa.publicKey, B),
  () => crypto.verify(null, B, ed.publicKey, B),
  () => crypto.sign('blake2b512', B, rsa.privateKey).length,
  () => crypto.sign('shake128', B, rsa.privateKey).length,
  () => crypto.publicEncrypt(rsa.publicKey, Buffer.alloc(200)),
  () => crypto.publicEncrypt({ key: rsa.publicKey, padding: 1 }, Buffer.alloc(200)),
  () => crypto.publicEncrypt({ key: rsa.publicKey, padding: 3 }, B),
  () => crypto.publicEncrypt({ key: rsa.publicKey, padding: 77 }, B),
  () => crypto.publicEncrypt(ec.publicKey, B),
  () => crypto.publicEncrypt({ key: rsa.publicKey, oaepHash: 'foo' }, B),
  () => crypto.publicEncrypt({ key: rsa.publicKey, oaepHash: 5 }, B),
  () => crypto.publicEncrypt({ key: rsa.publicKey, oaepLabel: 5 }, B),
  () => crypto.privateDecrypt(rsa.privateKey, B),
  () => crypto.privateDecrypt(rsa.privateKey, Buffer.alloc(128, 1)),
  () => crypto.privateDecrypt(rsa.publicKey, B),
  () => crypto.publicDecrypt(rsa.publicKey, Buffer.alloc(128, 1)),
  () => crypto.publicDecrypt(rsa.publicKey, B),
  () => crypto.privateDecrypt({ key: rsa.privateKey, padding: 1 }, Buffer.alloc(128, 255)),
  () => crypto.privateEncrypt({ key: rsa.privateKey, padding: 4 }, B),
  () => crypto.publicEncrypt(rsa.publicKey, 5),
  () => crypto.generateKeyPair('rsa', { modulusLength: 1024 }),
  () => crypto.diffieHellman(),
  () => crypto.diffieHellman({}),
  () => crypto.diffieHellman({ privateKey: rsa.privateKey, publicKey: rsa.publicKey }),
  () => crypto.diffieHellman({ privateKey: x.privateKey, publicKey: ec.publicKey }),
  () => crypto.diffieHellman({ privateKey: x.publicKey, publicKey: x.publicKey }),
  () => crypto.diffieHellman({ privateKey: x.privateKey, publicKey: sec }),
  () => crypto.createDiffieHellman(),
  () => crypto.createDiffieHellman(0),
  () => crypto.createDiffieHellman(1.5),
  () => crypto.createDiffieHellman(Buffer.from([23]), 1),
  () => crypto.createDiffieHellman(Buffer.from([23]), 0).getGenerator(),
  () => crypto.createDiffieHellman('f1', 'hex', '02', 'hex').verifyError,
  () => crypto.createDiffieHellman('ff', 'hex').verifyError,
  () => crypto.getDiffieHellman('foo'),
  () => crypto.getDiffieHellman('modp14').verifyError,
  () => crypto.getDiffieHellman('modp1').setPublicKey,
  () => crypto.getDiffieHellman('MODP1').getPublicKey(),
  () => crypto.getDiffieHellman('modp1').getPrivateKey(),
  () => crypto.getDiffieHellman('modp1').computeSecret(B),
  () => {
    const d = crypto.getDiffieHellman('modp1');
    d.generateKeys();
    return d.computeSecret(Buffer.from([0]));
  },
  () => {
    const d = crypto.getDiffieHellman('modp1');
    d.generateKeys();
    return d.computeSecret(Buffer.alloc(200, 255));
  },
  () => {
    const d = crypto.createDiffieHellman('17', 'hex');
    d.setPrivateKey('03', 'hex');
    d.generateKeys();
    return [d.getPublicKey('hex'), d.computeSecret('05', 'hex', 'hex'), d];
  },
  () => crypto.createECDH('foo'),
  () => crypto.createECDH(5),
  () => crypto.createECDH('secp256k1').getPublicKey(),
  () => crypto.createECDH('secp256k1').getPrivateKey(),
  () => {
    const e = crypto.createECDH('secp256k1');
    e.setPrivateKey('01', 'hex');
    return [
      e.getPublicKey('hex'),
      e.getPublicKey('hex', 'compressed'),
      e.getPublicKey('hex', 'hybrid'),
      e.getPrivateKey('hex'),
      e.computeSecret(e.getPublicKey()).toString('hex'),
    ];
  },
  () => crypto.createECDH('secp256k1').setPrivateKey(Buffer.alloc(32)),
  () => crypto.createECDH('secp256k1').computeSecret(B),
  () => {
    const e = crypto.createECDH('secp256k1');
    e.setPrivateKey('01', 'hex');
    return e.computeSecret(B);
  },
  () => crypto.createECDH('secp256k1').getPublicKey('hex', 'foo'),
  () => {
    const e = crypto.createECDH('secp256k1');
    e.generateKeys();
    return e.getPublicKey('hex', 'foo');
  },
  () => crypto.ECDH.convertKey('02' + '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798', 'secp256k1', 'hex', 'hex', 'uncompressed'),
  () => crypto.ECDH.convertKey('00', 'foo', 'hex'),
  () => crypto.ECDH.convertKey(5, 'secp256k1', 'hex'),
  () => crypto.createECDH('secp256k1').setPublicKey(B),
  () => crypto.checkPrimeSync(7n),
  () => crypto.checkPrimeSync(8n),
  () => crypto.checkPrimeSync(B),
  () => crypto.checkPrimeSync(5),
  () => crypto.checkPrimeSync(-5n),
  () => crypto.checkPrimeSync(7n, { checks: -1 }),
  () => crypto.generatePrimeSync(0),
  () => crypto.generatePrimeSync(3, { bigint: true }),
  () => crypto.generatePrimeSync(32).byteLength,
  () => crypto.generatePrimeSync(1),
  () => crypto.generatePrimeSync(2, { safe: true }),
  () => crypto.generatePrimeSync(4, { safe: true }),
  () => crypto.generatePrimeSync(5, { safe: true }),
  () => crypto.generatePrimeSync(3, { safe: true, bigint: true }) > 4n,
  () => crypto.generatePrimeSync(5, { safe: true, add: 2n }).byteLength,
  () => crypto.generatePrimeSync(32, { add: 12n, rem: 5n, bigint: true }) % 12n,
  () => crypto.generatePrimeSync(32, { add: 2n ** 40n }),
  () => crypto.generatePrimeSync(32, { add: 12n, rem: 13n }),
  () => crypto.generatePrimeSync(32, { safe: 5 }),
  () => crypto.generatePrimeSync('x'),
  () => crypto.generatePrime(32),
  () => crypto.checkPrime(7n),
  () => crypto.generatePrimeSync(32, { add: 5 }),
  () => crypto.generatePrimeSync(64, { safe: true, bigint: true }) % 12n,
  () => crypto.encapsulate(5),
  () => crypto.encapsulate(sec),
  () => crypto.encapsulate(ed.publicKey),
  () => crypto.decapsulate(ed.privateKey, B),
  () => crypto.decapsulate(x.privateKey, B),
  () => crypto.decapsulate(x.privateKey, 5),
  () => crypto.decapsulate(x.publicKey, B),
];

function report(name, action) {
  try {
    console.log(name, action());
  } catch (error) {
    console.log(name, error.name, error.code, error.message, error.library ?? '', error.reason ?? '');
  }
}

attempts.forEach((attempt, i) => report(i, attempt));
const keys = [
  undefined,
  null,
  5,
  {},
  'x',
  B,
  '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n',
  { key: 5 },
  { key: 'x', format: 'foo' },
  { key: B, format: 'der' },
  { key: B, format: 'der', type: 'pkcs8' },
  { key: B, format: 'der', type: 'spki' },
  { key: B, format: 'der', type: 'foo' },
  ...['', '30', '308201', '3003020105', '040101', '30053003020105', '3005300306012b', '308401020304', '300506'].map((hex) => ({ key: Buffer.from(hex, 'hex'), format: 'der', type: 'spki' })),
  { key: B, format: 'der', type: 'pkcs1' },
  { key: {}, format: 'jwk' },
  { key: 5, format: 'jwk' },
  { key: { kty: 'RSA' }, format: 'jwk' },
  { key: { kty: 'EC', crv: 'P-256' }, format: 'jwk' },
  { key: { kty: 'OKP', crv: 'Ed25519', x: 'AA' }, format: 'jwk' },
  { key: { kty: 'OKP', crv: 'Ed25519', x: 'AA', d: 'AA' }, format: 'jwk' },
  { key: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', d: 'AA' }, format: 'jwk' },
  { key: { kty: 'oct', k: 'AA' }, format: 'jwk' },
  rsa.publicKey,
  rsa.privateKey,
  sec,
  { key: rsa.publicKey },
  { key: ec.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-128-cbc', passphrase: 'a' }) },
  { key: ec.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-128-cbc', passphrase: 'a' }), passphrase: 'b' },
  { key: ec.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-128-cbc', passphrase: 'a' }), passphrase: 5 },
];
keys.forEach((key, i) => {
  report(`public ${i}`, () => crypto.createPublicKey(key).type);
  report(`private ${i}`, () => crypto.createPrivateKey(key).type);
});
const generations = [
  ['foo'],
  [5],
  ['rsa'],
  ['rsa', {}],
  ['rsa', { modulusLength: 'x' }],
  ['rsa', { modulusLength: 1024, publicExponent: 'x' }],
  ['rsa', { modulusLength: 1024, publicExponent: 4 }],
  ['rsa', { modulusLength: 1024, publicExponent: 1 }],
  ['rsa', { modulusLength: 100 }],
  ['ec'],
  ['ec', {}],
  ['ec', { namedCurve: 'foo' }],
  ['ec', { namedCurve: 'P-256', paramEncoding: 'x' }],
  ['rsa-pss', { modulusLength: 1024, saltLength: -1 }],
  ['rsa-pss', { modulusLength: 1024, hashAlgorithm: 'foo' }],
  ['dsa', { modulusLength: 1024, divisorLength: 'x' }],
  ['dh', {}],
  ['dh', { group: 'foo' }],
  ['dh', { group: 'modp1', prime: B }],
  ['dh', { prime: 'x' }],
  ['dh', { primeLength: 'x' }],
  ['ed25519', 5],
  ['rsa', { modulusLength: 1024, publicKeyEncoding: 'x' }],
  ['rsa', { modulusLength: 1024, publicKeyEncoding: {} }],
  ['rsa', { modulusLength: 1024, publicKeyEncoding: { type: 'pkcs8', format: 'pem' } }],
  ['rsa', { modulusLength: 1024, publicKeyEncoding: { type: 'spki', format: 'x' } }],
  ['rsa', { modulusLength: 1024, privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'x' } }],
  ['ec', { namedCurve: 'P-256', privateKeyEncoding: { type: 'pkcs1', format: 'pem' } }],
  ['rsa', { modulusLength: 1024, privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'foo', passphrase: 'x' } }],
];
generations.forEach(([type, options]) => report(`${type} ${JSON.stringify(options)}`, () => typeof crypto.generateKeyPairSync(type, options)));
