// node:tls: the names, so that programs load; there is no TLS yet.

const { absentAll } = require('internal/absent');

module.exports = {
  CLIENT_RENEG_LIMIT: 3,
  CLIENT_RENEG_WINDOW: 600,
  DEFAULT_CIPHERS: 'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE-RSA-AES128-GCM-SHA256',
  DEFAULT_ECDH_CURVE: 'auto',
  DEFAULT_MIN_VERSION: 'TLSv1.2',
  DEFAULT_MAX_VERSION: 'TLSv1.3',
  rootCertificates: Object.freeze([]),
  ...absentAll('tls', 'getCiphers getCACertificates setDefaultCACertificates convertALPNProtocols checkServerIdentity createSecureContext SecureContext ' +
    'TLSSocket Server createServer connect'),
};
