// SecureContext: https://nodejs.org/api/tls.html#tlscreatesecurecontextoptions

const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const { validateBuffer, validateInt32, validateString } = require('internal/validators');

const binding = internalBinding('tls');
const { optionValue } = require('internal/options');

const TICKET_KEYS_BYTES = 48;
const versions = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'];
const methods = {
  __proto__: null,
  TLSv1_method: 'TLSv1',
  TLSv1_1_method: 'TLSv1.1',
  TLSv1_2_method: 'TLSv1.2',
};
// Those that allow all versions.
const openMethods = ['TLS_method', 'SSLv23_method'];
const defaults = { min: oldestVersion(), max: newestVersion(), trusted: undefined };

// The options --tls-min-v1.x and --tls-max-v1.x.
function oldestVersion() {
  if (optionValue('--tls-min-v1.0', false)) return 'TLSv1';
  if (optionValue('--tls-min-v1.1', false)) return 'TLSv1.1';
  return optionValue('--tls-min-v1.3', false) && !optionValue('--tls-min-v1.2', false) ? 'TLSv1.3' : 'TLSv1.2';
}

function newestVersion() {
  return optionValue('--tls-max-v1.2', false) && !optionValue('--tls-max-v1.3', false) ? 'TLSv1.2' : 'TLSv1.3';
}

function asArray(value) {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function pem(value, name) {
  if (typeof value === 'string') return value;
  if (ArrayBuffer.isView(value))
    return require('buffer').Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1');
  throw nodeError('ERR_INVALID_ARG_TYPE', name, ['string', 'Buffer', 'TypedArray', 'DataView'], value);
}

function keyOf(entry, passphrase) {
  if (typeof entry === 'object' && entry !== null && 'pem' in entry)
    return [pem(entry.pem, 'options.key'), entry.passphrase ?? passphrase];
  return [pem(entry, 'options.key'), passphrase];
}

function storeOf(entry, passphrase) {
  const { Buffer } = require('buffer');
  const holds = typeof entry === 'object' && entry !== null && 'buf' in entry;
  const bytes = holds ? entry.buf : entry;
  return [
    typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
    (holds ? entry.passphrase : undefined) ?? passphrase,
  ];
}

function versionOf(version, name) {
  if (!versions.includes(version)) throw nodeError('ERR_TLS_INVALID_PROTOCOL_VERSION', version, name);
  return versions.indexOf(version);
}

function protocolsOf({ minVersion, maxVersion, secureProtocol }) {
  if (secureProtocol) {
    if (minVersion != null || maxVersion != null)
      throw nodeError('ERR_TLS_PROTOCOL_VERSION_CONFLICT', minVersion ?? maxVersion, secureProtocol);
    if (typeof secureProtocol !== 'string') return versions.slice(versionOf(defaults.min, 'minimum'));
    const method = secureProtocol.replace(/_(client|server)_method$/, '_method');
    if (methods[method] !== undefined) return [methods[method]];
    const disabled = /^(SSLv[23])_method$/.exec(method);
    if (disabled !== null) throw nodeError('ERR_TLS_INVALID_PROTOCOL_METHOD', `${disabled[1]} methods disabled`);
    if (!openMethods.includes(method))
      throw nodeError('ERR_TLS_INVALID_PROTOCOL_METHOD', `Unknown method: ${secureProtocol}`);
  }
  const from = versionOf(minVersion ?? defaults.min, 'minimum');
  const to = versionOf(maxVersion ?? defaults.max, 'maximum');
  return versions.slice(from, to + 1);
}

// The standard name of OpenSSL's cipher suite: TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256 for ECDHE-RSA-AES128-GCM-SHA256.
function standardName(name) {
  if (name.startsWith('TLS_')) return name;
  const [, exchange, cipher] = /^((?:ECDHE|DHE)-(?:RSA|ECDSA|DSS)-)?(.*)$/.exec(name);
  const [, algorithm, rest] =
    /^(AES128|AES256|CHACHA20-POLY1305|CAMELLIA128|CAMELLIA256|DES-CBC3)-?(.*)$/.exec(cipher) ?? [];
  if (algorithm === undefined) return undefined;
  const words = { AES128: 'AES_128', AES256: 'AES_256', 'CHACHA20-POLY1305': 'CHACHA20_POLY1305_SHA256' };
  const mode = rest === '' ? '' : `_${/^(GCM|CCM)/.test(rest) ? rest.replaceAll('-', '_') : `CBC_${rest}`}`;
  return `TLS_${exchange === undefined ? 'RSA' : exchange.slice(0, -1).replace('-', '_')}_WITH_${words[algorithm] ?? algorithm}${mode}`;
}

function opensslName(name) {
  const parts = /^TLS_(\w+?)_WITH_(AES_128|AES_256|CHACHA20_POLY1305)_?(.*)$/.exec(name);
  if (parts === null) return name;
  const [, exchange, algorithm, rest] = parts;
  const cipher =
    algorithm === 'CHACHA20_POLY1305'
      ? 'CHACHA20-POLY1305'
      : `${algorithm.replace('_', '')}-${rest.replace(/^CBC_/, '').replaceAll('_', '-')}`;
  return exchange === 'RSA' ? cipher : `${exchange.replaceAll('_', '-')}-${cipher}`;
}

function ciphersOf(text) {
  if (text === undefined || text === null) return [];
  validateString(text, 'options.ciphers');
  return text
    .split(/[:, ]/)
    .map(standardName)
    .filter((name) => name !== undefined);
}

function extraCertificates() {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return [];
  try {
    return [require('fs').readFileSync(file, 'latin1')];
  } catch (error) {
    process.emitWarning(`Ignoring extra certs from \`${file}\`, load failed: ${error.message}`);
    return [];
  }
}

// The texts with the certificates that the system trusts.
function systemCertificates() {
  const { SSL_CERT_FILE, SSL_CERT_DIR } = process.env;
  const fs = require('fs');
  const files =
    SSL_CERT_FILE || SSL_CERT_DIR
      ? [SSL_CERT_FILE, ...namesIn(SSL_CERT_DIR)].filter(Boolean)
      : ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt', '/etc/ssl/cert.pem'];
  const texts = [];
  for (const file of files) {
    try {
      texts.push(fs.readFileSync(file, 'latin1'));
    } catch {
      continue;
    }
    if (!SSL_CERT_FILE && !SSL_CERT_DIR) break;
  }
  return texts;
}

function namesIn(folders) {
  if (!folders) return [];
  const fs = require('fs');
  return folders
    .split(':')
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder).map((name) => `${folder}/${name}`));
}

// The options that have no effect here are checked as in Node all the same.
function validateContextOptions({
  ecdhCurve,
  sigalgs,
  crl,
  clientCertEngine,
  sessionIdContext,
  sessionTimeout,
  ticketKeys,
}) {
  if (ecdhCurve !== undefined) validateString(ecdhCurve, 'options.ecdhCurve');
  if (sigalgs !== undefined && sigalgs !== null) {
    validateString(sigalgs, 'options.sigalgs');
    if (sigalgs === '') throw nodeError('ERR_INVALID_ARG_VALUE', 'options.sigalgs', sigalgs);
  }
  for (const list of asArray(crl)) pem(list, 'options.crl');
  if (clientCertEngine !== undefined && clientCertEngine !== null && typeof clientCertEngine !== 'string')
    throw nodeError(
      'ERR_INVALID_ARG_TYPE',
      'options.clientCertEngine',
      ['string', 'null', 'undefined'],
      clientCertEngine,
    );
  if (ticketKeys !== undefined && ticketKeys !== null) {
    validateBuffer(ticketKeys, 'options.ticketKeys');
    if (ticketKeys.byteLength !== TICKET_KEYS_BYTES)
      throw nodeError(
        'ERR_INVALID_ARG_VALUE',
        'options.ticketKeys',
        ticketKeys.byteLength,
        `must be exactly ${TICKET_KEYS_BYTES} bytes`,
      );
  }
  if (sessionIdContext !== undefined && sessionIdContext !== null)
    validateString(sessionIdContext, 'options.sessionIdContext');
  if (sessionTimeout !== undefined && sessionTimeout !== null)
    validateInt32(sessionTimeout, 'options.sessionTimeout', 0);
}

function SecureContext(options = kEmptyObject) {
  if (!(this instanceof SecureContext)) return new SecureContext(options);
  const { key, cert, ca, pfx, passphrase } = options;
  validateContextOptions(options);
  if (passphrase != null) validateString(passphrase, 'options.passphrase');
  const openssl = defaults.trusted === undefined && optionValue('--use-openssl-ca', false);
  const own = asArray(ca ?? (openssl ? systemCertificates() : defaults.trusted)).map((entry) =>
    pem(entry, 'options.ca'),
  );
  this.context = binding.createContext({
    keys: asArray(key || undefined).map((entry) => keyOf(entry, passphrase)),
    certificates: asArray(cert || undefined).map((entry) => pem(entry, 'options.cert')),
    trusted: own,
    extra:
      own.length > 0
        ? []
        : [...extraCertificates(), ...(optionValue('--use-system-ca', false) ? systemCertificates() : [])],
    stores: asArray(pfx).map((entry) => storeOf(entry, passphrase)),
    protocols: protocolsOf(options),
    ciphers: ciphersOf(options.ciphers),
  });
}

function createSecureContext(options = kEmptyObject) {
  return new SecureContext(options);
}

module.exports = { SecureContext, createSecureContext, defaults, extraCertificates, opensslName, systemCertificates };
