// The contents of PKCS #12 files. https://nodejs.org/api/crypto.html#cryptoparsepkcs12bundle-options

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { isBytes, toBytes } = require('internal/crypto/util');
const { kEmptyObject } = require('internal/util');
const { validateObject } = require('internal/validators');

function readPassphrase(passphrase) {
  if (passphrase === undefined) return Buffer.alloc(0);
  const given = toBytes(passphrase, 'options.passphrase');
  const bytes = ArrayBuffer.isView(given) ? given : new Uint8Array(given);
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(0)) {
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.passphrase', passphrase, 'must not contain null bytes');
  }
  return bytes;
}

function parse(bundle, passphrase) {
  try {
    return internalBinding('crypto_keys').parsePkcs12(bundle, passphrase);
  } catch (error) {
    // Node shows OpenSSL's errors twice only for keys.
    delete error.opensslErrorStack;
    throw error;
  }
}

function parsePKCS12(bundle, options = kEmptyObject) {
  if (!isBytes(bundle)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'bundle', ['ArrayBuffer', 'TypedArray', 'DataView', 'Buffer'], bundle);
  }
  validateObject(options, 'options');
  const passphrase = readPassphrase(options.passphrase);
  const [handle, ...certificates] = parse(ArrayBuffer.isView(bundle) ? bundle : new Uint8Array(bundle), passphrase);
  const { receiveCertificate } = require('internal/crypto/x509');
  const privateKey = handle === undefined ? null : new (require('internal/crypto/keys').PrivateKeyObject)(handle);
  const result = { privateKey, certificate: null, additionalCertificates: [] };
  for (const bytes of certificates) {
    const certificate = receiveCertificate(Buffer.from(bytes));
    const isOwn = privateKey !== null && result.certificate === null && certificate.checkPrivateKey(privateKey);
    if (isOwn) result.certificate = certificate;
    else result.additionalCertificates.push(certificate);
  }
  return result;
}

module.exports = { parsePKCS12 };
