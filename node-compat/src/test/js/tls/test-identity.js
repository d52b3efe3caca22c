// Which certificate is for which host, and what node:tls exports.
const tls = require('tls');

const certificates = [
  ['a.b', { subject: { CN: 'a.b' } }], ['x.y.z', { subject: { CN: '*.y.z' } }], ['y.z', { subject: { CN: '*.z' } }], ['1.2.3.4', { subject: { CN: '1.2.3.4' } }],
  ['1.2.3.4', { subject: {}, subjectaltname: 'IP Address:1.2.3.4' }], ['::1', { subject: {}, subjectaltname: 'IP Address:0:0:0:0:0:0:0:1' }],
  ['a.com', { subject: { CN: 'a.com' }, subjectaltname: 'DNS:b.com' }], ['a.com', { subject: {} }], ['A.com', { subject: { CN: ['b.com', 'a.COM'] } }],
  ['b.c.com', { subject: {}, subjectaltname: 'DNS:*.com, DNS:x*y.c.com' }], ['xay.c.com.', { subject: {}, subjectaltname: 'DNS:*.com, DNS:x*y.c.com' }],
  ['b.a.com', { subject: { CN: 'b.a.com' }, subjectaltname: 'URI:http://b.a.com' }],
];
for (const [host, certificate] of certificates) {
  const error = tls.checkServerIdentity(host, certificate);
  console.log(host, error?.code, error?.reason, error?.message, error?.host);
}
console.log(Object.keys(tls).join(' '));
console.log(Object.keys(require('https')).join(' '));
console.log(typeof tls.rootCertificates[0], tls.rootCertificates.length > 50, tls.getCiphers().includes('tls_aes_256_gcm_sha384'), tls.DEFAULT_MIN_VERSION, tls.DEFAULT_MAX_VERSION);
const out = {};
tls.convertALPNProtocols(['h2', 'http/1.1'], out);
console.log(out);

// Names that would be several if they were not quoted.
for (const [host, subjectaltname] of [['evil.com', 'DNS:"good.com, DNS:evil.com, DNS:x"'], ['evil.com', 'DNS:"good.com\\u002c DNS:evil.com", DNS:evil.com'], ['good.com', 'DNS:"good.com"'],
  ['a.com', 'DNS:"a.com'], ['a.com', 'DNS:"a.com" , DNS:b.com'], ['a.com', 'DNS:"a.com"x'], ['a.com', 'DNS:"a\\.com"'], ['1.2.3.4', 'IP Address:"1.2.3.4"'],
  ['a.com', 'URI:"http://x, DNS:a.com, DNS:b"'], ['a.com', 'DNS:b.com,DNS:a.com'], ['a.com', 'DNS:b.com, DNS:"a.com", IP Address:1.2.3.4'], ['1.2.3.4', 'DNS:"x, IP Address:1.2.3.4, y"']]) {
  try {
    console.log(host, subjectaltname, tls.checkServerIdentity(host, { subject: {}, subjectaltname })?.reason);
  } catch (error) {
    console.log(host, subjectaltname, error.name, error.code, error.message);
  }
}
