'use strict';
// X509Certificate and Certificate over certificates that OpenSSL made (certificates.json).
const crypto = require('crypto');
const made = require('./certificates.json');
const L = (name) => new crypto.X509Certificate(made[name]);
let count = 0;
function t(f) {
  try {
    console.log(++count, f());
  } catch (e) {
    console.log(++count, e.name, e.code, e.message);
  }
}
const ca = L('ca'),
  leaf = L('leaf'),
  ed = L('ed'),
  pss = L('pss');
for (const x of [ca, leaf, ed, pss]) {
  console.log(x);
  console.log(
    x.ca,
    x.keyUsage,
    x.publicKey.asymmetricKeyType,
    x.toLegacyObject(),
    x.validFromDate,
    x.issuerCertificate,
    x.toString().length,
    JSON.stringify(x).length,
    x.raw.length,
  );
}
for (const a of [ca, leaf, ed, pss])
  console.log(
    [ca, leaf, ed, pss]
      .map(
        (b) =>
          a.checkIssued(b) +
          ' ' +
          (() => {
            try {
              return a.verify(b.publicKey);
            } catch (e) {
              return e.message;
            }
          })(),
      )
      .join(', '),
  );
for (const h of [
  'example.com',
  'EXAMPLE.com',
  'a.wild.example.com',
  'a.b.wild.example.com',
  '.wild.example.com',
  'wild.example.com',
  'foo.part.example.com',
  'oo.part.example.com',
  'leaf.example.org',
  'two',
  'f.part.example.com',
  'x.example.com',
  '.example.com',
  '',
]) {
  console.log(h);
  for (const o of [
    undefined,
    { subject: 'always' },
    { subject: 'never' },
    { wildcards: false },
    { partialWildcards: false },
    { multiLabelWildcards: true },
    { singleLabelSubdomains: true },
  ])
    t(() => leaf.checkHost(h, o));
}
for (const h of ['ca1', 'ed only.example'])
  for (const o of [undefined, { subject: 'always' }, { subject: 'never' }]) {
    t(() => ca.checkHost(h, o));
    t(() => ed.checkHost(h, o));
  }
for (const e of ['me@example.com', 'ME@example.com', 'me@EXAMPLE.com', 'ry@clouds.org', 'e@x.y'])
  for (const o of [undefined, { subject: 'never' }, { subject: 'always' }]) {
    t(() => leaf.checkEmail(e, o));
    t(() => ca.checkEmail(e, o));
    t(() => ed.checkEmail(e, o));
  }
for (const i of ['127.0.0.1', '127.0.0.2', '::1', '0:0:0:0:0:0:0:1', 'x']) t(() => leaf.checkIP(i));
t(() => leaf.checkHost(5));
t(() => leaf.checkHost('x', 5));
t(() => leaf.checkHost('x', { subject: 'foo' }));
t(() => leaf.checkHost('x', { wildcards: 5 }));
t(() => leaf.checkIP(5));
t(() => leaf.checkEmail(5));
t(() => leaf.checkIssued(5));
t(() => leaf.verify(5));
t(() => leaf.checkPrivateKey(5));
const k = crypto.createPrivateKey(made.leafKey);
t(() => leaf.checkPrivateKey(k));
t(() => ca.checkPrivateKey(k));
t(() => leaf.verify(k));
t(() => leaf.checkPrivateKey(leaf.publicKey));
t(() => new crypto.X509Certificate());
t(() => new crypto.X509Certificate('x'));
t(() => new crypto.X509Certificate(Buffer.from('x')));
t(() => new crypto.X509Certificate('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'));
t(() => new crypto.X509Certificate(leaf.raw).serialNumber);
t(() => new crypto.X509Certificate(leaf.raw.buffer.slice(leaf.raw.byteOffset, leaf.raw.byteOffset + leaf.raw.length)).serialNumber);
t(() => crypto.createPublicKey(leaf.toString()).equals(leaf.publicKey));
t(() => crypto.createPublicKey({ key: leaf.toString() }).type);
const s = made.spkac;
const C = crypto.Certificate;
t(() => C.verifySpkac(s));
t(() => C.verifySpkac(Buffer.from(s)));
t(() => C.exportChallenge(s));
t(() => C.exportPublicKey(s).toString().slice(0, 40));
t(() => C.verifySpkac('x'));
t(() => C.exportChallenge('x'));
t(() => C.exportPublicKey('x'));
t(() => C.verifySpkac(5));
t(() => C().verifySpkac(s));
t(() => new C().exportChallenge(s));
t(() => crypto.verify('sha256', 'x', leaf.toString(), Buffer.alloc(5)));
t(() => structuredClone(leaf).subject);
