// The certificates of authorities that are trusted. https://nodejs.org/api/tls.html#tlsgetcacertificatestype

const { Buffer } = require('buffer');
const { codedError, nodeError } = require('internal/errors');
const { validateArray, validateOneOf, validateString } = require('internal/validators');
const { optionValue } = require('internal/options');
const { defaults, extraCertificates, systemCertificates } = require('internal/tls/context');

const binding = internalBinding('tls');
const BLOCK = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

function toPem(der) {
  return `-----BEGIN CERTIFICATE-----\n${Buffer.from(der)
    .toString('base64')
    .replace(/.{64}(?!$)/g, '$&\n')}\n-----END CERTIFICATE-----`;
}

let roots;
function rootCertificates() {
  roots ??= Object.freeze(binding.rootCertificates().map(toPem));
  return roots;
}

const blocksOf = (text) => text.match(BLOCK) ?? [];

function getCACertificates(type = 'default') {
  validateString(type, 'type');
  validateOneOf(type, 'type', ['bundled', 'system', 'extra', 'default']);
  if (type === 'extra')
    return Object.freeze(
      extraCertificates()
        .flatMap(blocksOf)
        .map((block) => `${block}\n`),
    );
  if (type === 'bundled') return rootCertificates();
  const pems = (texts) => texts.flatMap(blocksOf).map((block) => `${block}\n`);
  if (type === 'system') return Object.freeze(pems(systemCertificates()));
  if (defaults.trusted !== undefined) return Object.freeze([...defaults.trusted]);
  const added = [...(optionValue('--use-system-ca', false) ? systemCertificates() : []), ...extraCertificates()];
  const bundled = optionValue('--use-openssl-ca', false) ? pems(systemCertificates()) : rootCertificates();
  return added.length === 0 ? bundled : Object.freeze([...bundled, ...pems(added)]);
}

function textOf(certificate, index) {
  if (typeof certificate === 'string') return certificate;
  if (!ArrayBuffer.isView(certificate))
    throw nodeError('ERR_INVALID_ARG_TYPE', `certs[${index}]`, ['string', 'ArrayBufferView'], certificate);
  return Buffer.from(certificate.buffer, certificate.byteOffset, certificate.byteLength).toString('latin1');
}

function fingerprint(block) {
  const { X509Certificate } = require('crypto');
  try {
    return new X509Certificate(block).fingerprint256;
  } catch {
    // OpenSSL reports nothing but that the content is not a certificate.
    const error = codedError(Error, 'ERR_OSSL_PEM_ASN1_LIB', 'error:0488000D:PEM routines::ASN1 lib');
    throw Object.assign(error, { library: 'PEM routines', reason: 'ASN1 lib' });
  }
}

function setDefaultCACertificates(certs) {
  validateArray(certs, 'certs');
  const blocks = certs.map(textOf).flatMap(blocksOf);
  if (blocks.length === 0 && certs.length > 0)
    throw codedError(Error, 'ERR_CRYPTO_OPERATION_FAILED', 'No valid certificates found in the provided array');
  const known = new Map();
  for (const block of blocks) known.set(fingerprint(block), block);
  defaults.trusted = [...known.values()];
}

module.exports = { getCACertificates, rootCertificates, setDefaultCACertificates };
