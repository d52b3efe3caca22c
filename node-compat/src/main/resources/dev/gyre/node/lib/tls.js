// node:tls, over the engines of Java's providers. https://nodejs.org/api/tls.html

const { Buffer } = require('buffer');
const { SecureContext, createSecureContext, defaults, opensslName } = require('internal/tls/context');
const { checkServerIdentity } = require('internal/tls/identity');
const { getCACertificates, rootCertificates, setDefaultCACertificates } = require('internal/tls/ca_certificates');
const { TLSSocket, connect, protocolsOf } = require('internal/tls/socket');
const { Server } = require('internal/tls/server');

const binding = internalBinding('tls');

// Names as the wire has them: each with its length before it.
function convertALPNProtocols(protocols, out) {
  if (Array.isArray(protocols) || ArrayBuffer.isView(protocols)) {
    out.ALPNProtocols = Buffer.concat(
      protocolsOf(protocols).map((name) => Buffer.concat([Buffer.from([name.length]), Buffer.from(name)])),
    );
  }
}

module.exports = {
  CLIENT_RENEG_LIMIT: 3,
  CLIENT_RENEG_WINDOW: 600,
  DEFAULT_CIPHERS:
    internalBinding('options').get('--tls-cipher-list') ??
    'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES128-GCM-SHA256:' +
      'ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-AES256-GCM-SHA384:DHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-SHA256:DHE-RSA-AES128-SHA256:' +
      'ECDHE-RSA-AES256-SHA384:DHE-RSA-AES256-SHA384:ECDHE-RSA-AES256-SHA256:DHE-RSA-AES256-SHA256:HIGH:!aNULL:!eNULL:!EXPORT:!DES:!RC4:!MD5:!PSK:!SRP:!CAMELLIA',
  DEFAULT_ECDH_CURVE: 'auto',
  get DEFAULT_MIN_VERSION() {
    return defaults.min;
  },
  set DEFAULT_MIN_VERSION(version) {
    defaults.min = version;
  },
  get DEFAULT_MAX_VERSION() {
    return defaults.max;
  },
  set DEFAULT_MAX_VERSION(version) {
    defaults.max = version;
  },
  getCiphers: () => [...new Set(binding.cipherSuites().map((name) => opensslName(name).toLowerCase()))].sort(),
  getCertificateCompressionAlgorithms: () => [], // The JDK's TLS compresses no certificates.
  get rootCertificates() {
    return rootCertificates();
  },
  getCACertificates,
  setDefaultCACertificates,
  convertALPNProtocols,
  checkServerIdentity,
  createSecureContext,
  SecureContext,
  TLSSocket,
  Server,
  createServer: (options, listener) => new Server(options, listener),
  connect,
};
