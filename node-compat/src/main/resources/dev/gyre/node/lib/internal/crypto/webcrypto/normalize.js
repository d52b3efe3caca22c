// Algorithms and their parameters. https://w3c.github.io/webcrypto/#algorithm-normalization

const { codedError } = require('internal/errors');
const { isCryptoKey } = require('internal/crypto/crypto_key');
const { copyOf, failure, isBufferSource, warnOfExperiment } = require('internal/crypto/webcrypto/idl');

const AES = ['AES-CBC', 'AES-CTR', 'AES-GCM', 'AES-OCB', 'AES-KW'];
const RSA = ['RSASSA-PKCS1-v1_5', 'RSA-PSS', 'RSA-OAEP'];
const ML_DSA = ['ML-DSA-44', 'ML-DSA-65', 'ML-DSA-87'];
const ML_KEM = ['ML-KEM-512', 'ML-KEM-768', 'ML-KEM-1024'];
const EDWARDS = ['Ed25519', 'Ed448'];
const MONTGOMERY = ['X25519', 'X448'];
const KMAC = ['KMAC128', 'KMAC256'];
const ARGON2 = ['Argon2d', 'Argon2i', 'Argon2id'];
// Hash names of the API and of node:crypto.
const HASHES = {
  __proto__: null,
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
  'SHA3-256': 'sha3-256',
  'SHA3-384': 'sha3-384',
  'SHA3-512': 'sha3-512',
};

// ---- conversions of members ---------------------------------------------------------------------------------------

function prefixed(dictionary, member, message, code = 'ERR_INVALID_ARG_TYPE') {
  return codedError(
    TypeError,
    code,
    `Failed to normalize algorithm: '${member}' of '${dictionary}' (passed algorithm) ${message}`,
  );
}

function bytes(value, dictionary, member) {
  if (!isBufferSource(value))
    throw prefixed(dictionary, member, 'is not instance of ArrayBuffer, Buffer, TypedArray, or DataView.');
  return copyOf(value);
}

function integer(bits) {
  return (value, dictionary, member) => {
    const number = Number(value);
    if (!Number.isFinite(number)) throw prefixed(dictionary, member, 'is not a finite number.');
    const whole = Math.trunc(number);
    if (whole < 0 || whole >= 2 ** bits)
      throw prefixed(dictionary, member, `is outside the expected range of 0 to ${2 ** bits - 1}.`, 'ERR_OUT_OF_RANGE');
    return whole + 0;
  };
}

const octet = integer(8);
const short = integer(16);
const long = integer(32);

function hash(value) {
  const name = canonical(Object.keys(HASHES), nameOf(value));
  if (name === undefined) throw failure('NotSupportedError', 'Unrecognized algorithm name');
  return { name };
}

function key(value, dictionary, member) {
  if (!isCryptoKey(value)) throw prefixed(dictionary, member, 'is not of type CryptoKey.');
  return value;
}

const text = (value) => `${value}`;

function exponent(value, dictionary, member) {
  if (!(value instanceof Uint8Array)) throw prefixed(dictionary, member, 'is not instance of Uint8Array.');
  return new Uint8Array(value);
}

// A conversion followed by a validation.
function checked(convert, isRight, message, error = 'OperationError') {
  return (value, dictionary, member) => {
    const converted = convert(value, dictionary, member);
    if (!isRight(converted)) throw failure(error, typeof message === 'function' ? message(converted) : message);
    return converted;
  };
}

const sixteen = (member) =>
  checked(bytes, (value) => value.byteLength === 16, `algorithm.${member} must contain exactly 16 bytes`);
const aesLength = checked(
  short,
  (value) => [128, 192, 256].includes(value),
  'AES key length must be 128, 192, or 256 bits',
);
const namedCurve = checked(
  text,
  (value) => ['P-256', 'P-384', 'P-521'].includes(value),
  'Unrecognized namedCurve',
  'NotSupportedError',
);
const notZero = (dictionary) => checked(long, (value) => value !== 0, `${dictionary}.length cannot be 0`);
const outputLength = checked(long, (value) => value % 8 === 0, 'Unsupported outputLength', 'NotSupportedError');
const empty = (dictionary, member) =>
  checked(bytes, (value) => value.byteLength === 0, `Unsupported ${dictionary} ${member}`, 'NotSupportedError');

// Members in Web IDL's order; '!' marks required ones.
const dictionaries = {
  __proto__: null,
  AeadParams: { additionalData: bytes, 'iv!': bytes, tagLength: octet },
  AesCbcParams: { 'iv!': sixteen('iv') },
  AesCtrParams: {
    'counter!': sixteen('counter'),
    'length!': checked(octet, (n) => n > 0 && n <= 128, 'AES-CTR algorithm.length must be between 1 and 128'),
  },
  AesKeyGenParams: { 'length!': aesLength },
  AesDerivedKeyParams: { 'length!': aesLength },
  Argon2Params: {
    associatedData: bytes,
    'memory!': long,
    'nonce!': bytes,
    'parallelism!': long,
    'passes!': long,
    secretValue: bytes,
    version: octet,
  },
  ContextParams: { context: bytes },
  CShakeParams: {
    'outputLength!': outputLength,
    functionName: empty('CShakeParams', 'functionName'),
    customization: empty('CShakeParams', 'customization'),
  },
  EcKeyGenParams: { 'namedCurve!': namedCurve },
  EcKeyImportParams: { 'namedCurve!': namedCurve },
  EcdhKeyDeriveParams: { 'public!': key },
  EcdsaParams: { 'hash!': hash },
  HkdfParams: { 'hash!': hash, 'info!': bytes, 'salt!': bytes },
  HmacImportParams: { 'hash!': hash, length: notZero('HmacImportParams') },
  HmacKeyGenParams: { 'hash!': hash, length: notZero('HmacKeyGenParams') },
  KmacImportParams: { length: notZero('KmacImportParams') },
  KmacKeyGenParams: { length: notZero('KmacKeyGenParams') },
  KmacParams: { customization: bytes, 'outputLength!': outputLength },
  Pbkdf2Params: {
    'hash!': hash,
    'iterations!': checked(long, (n) => n > 0, 'iterations cannot be zero'),
    'salt!': bytes,
  },
  RsaHashedImportParams: { 'hash!': hash },
  RsaHashedKeyGenParams: { 'modulusLength!': long, 'publicExponent!': exponent, 'hash!': hash },
  RsaOaepParams: { label: bytes },
  RsaPssParams: { 'saltLength!': long },
};

// ---- the registry -------------------------------------------------------------------------------------------------

const each = (names, dictionary = null) => Object.fromEntries(names.map((name) => [name, dictionary]));
const plainKinds = [...EDWARDS, ...MONTGOMERY, ...ML_DSA, ...ML_KEM, 'ChaCha20-Poly1305'];
const ciphers = {
  'AES-CBC': 'AesCbcParams',
  'AES-CTR': 'AesCtrParams',
  'AES-GCM': 'AeadParams',
  'AES-OCB': 'AeadParams',
  'ChaCha20-Poly1305': 'AeadParams',
  'RSA-OAEP': 'RsaOaepParams',
};
const signers = {
  HMAC: null,
  'RSASSA-PKCS1-v1_5': null,
  'RSA-PSS': 'RsaPssParams',
  ECDSA: 'EcdsaParams',
  Ed25519: null,
  Ed448: 'ContextParams',
  ...each(ML_DSA, 'ContextParams'),
  ...each(KMAC, 'KmacParams'),
};
const importers = {
  ...each([...AES, ...plainKinds, 'HKDF', 'PBKDF2', ...ARGON2]),
  ...each(RSA, 'RsaHashedImportParams'),
  ECDSA: 'EcKeyImportParams',
  ECDH: 'EcKeyImportParams',
  HMAC: 'HmacImportParams',
  ...each(KMAC, 'KmacImportParams'),
};
const registry = {
  __proto__: null,
  digest: { ...each(Object.keys(HASHES)), ...each(['cSHAKE128', 'cSHAKE256'], 'CShakeParams') },
  generateKey: {
    ...each(AES, 'AesKeyGenParams'),
    ...each(plainKinds),
    ...each(RSA, 'RsaHashedKeyGenParams'),
    ECDSA: 'EcKeyGenParams',
    ECDH: 'EcKeyGenParams',
    HMAC: 'HmacKeyGenParams',
    ...each(KMAC, 'KmacKeyGenParams'),
  },
  importKey: importers,
  exportKey: each([...AES, ...plainKinds, ...RSA, 'ECDSA', 'ECDH', 'HMAC', ...KMAC]),
  encrypt: ciphers,
  decrypt: ciphers,
  sign: signers,
  verify: signers,
  deriveBits: {
    HKDF: 'HkdfParams',
    PBKDF2: 'Pbkdf2Params',
    ...each(['ECDH', ...MONTGOMERY], 'EcdhKeyDeriveParams'),
    ...each(ARGON2, 'Argon2Params'),
  },
  wrapKey: { 'AES-KW': null },
  unwrapKey: { 'AES-KW': null },
  'get key length': {
    ...each(AES, 'AesDerivedKeyParams'),
    HMAC: 'HmacImportParams',
    'ChaCha20-Poly1305': null,
    HKDF: null,
    PBKDF2: null,
    ...each(ARGON2),
    ...each(KMAC, 'KmacImportParams'),
  },
  encapsulate: each(ML_KEM),
  decapsulate: each(ML_KEM),
};

const EXPERIMENTAL = /^(AES-OCB|ChaCha20|KMAC|Ed448|X448|Argon2|ML-|SHA3-|cSHAKE)/;
const canonical = (names, name) => names.find((known) => known.toUpperCase() === name.toUpperCase());

function nameOf(algorithm) {
  if (typeof algorithm !== 'object' || algorithm === null) return `${algorithm}`;
  if (algorithm.name === undefined) {
    throw codedError(
      TypeError,
      'ERR_MISSING_OPTION',
      "Failed to normalize algorithm: passed algorithm cannot be converted to 'Algorithm' because 'name' is required in 'Algorithm'.",
    );
  }
  return `${algorithm.name}`;
}

// Normalize an algorithm, https://w3c.github.io/webcrypto/#algorithm-normalization-normalize-an-algorithm
function normalize(algorithm, operation) {
  const table = registry[operation];
  const name = canonical(Object.keys(table), nameOf(algorithm));
  if (name === undefined) throw failure('NotSupportedError', 'Unrecognized algorithm name');
  if (EXPERIMENTAL.test(name)) warnOfExperiment(name, 'algorithm');
  const dictionary = table[name];
  const result = { name };
  if (dictionary === null) return result;
  for (const [entry, convert] of Object.entries(dictionaries[dictionary])) {
    const member = entry.replace('!', '');
    const value = typeof algorithm === 'object' ? algorithm[member] : undefined;
    if (value !== undefined) {
      result[member] = convert(value, dictionary, member);
    } else if (member !== entry) {
      throw codedError(
        TypeError,
        'ERR_MISSING_OPTION',
        `Failed to normalize algorithm: passed algorithm cannot be converted to '${dictionary}' because '${member}' is required in '${dictionary}'.`,
      );
    }
  }
  return result;
}

// Whether an algorithm is registered for an operation.
function isRegistered(algorithm, operation) {
  return canonical(Object.keys(registry[operation]), nameOf(algorithm)) !== undefined;
}

module.exports = { AES, ARGON2, EDWARDS, HASHES, KMAC, ML_DSA, ML_KEM, MONTGOMERY, RSA, isRegistered, normalize };
