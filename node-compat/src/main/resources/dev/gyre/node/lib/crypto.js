// node:crypto; each part is loaded when it is first used. https://nodejs.org/api/crypto.html

const { nodeError } = require('internal/errors');

const BYTES = ['ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'];

// Node's function has neither a name nor parameters.
const timingSafeEqual = (...[a, b]) => {
  for (const [name, view] of [
    ['buf1', a],
    ['buf2', b],
  ]) {
    if (!ArrayBuffer.isView(view) && !(view instanceof ArrayBuffer))
      throw nodeError('ERR_INVALID_ARG_TYPE', name, BYTES, view);
  }
  if (a.byteLength !== b.byteLength) throw nodeError('ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH');
  return internalBinding('crypto').isEqual(a, b);
};

function getRandomValues(array) {
  return require('internal/crypto/webcrypto').crypto.getRandomValues(array);
}

// There is only the default provider, which is not FIPS.
function getFips() {
  return 0;
}

function setFips(value) {
  if (value)
    throw require('internal/errors').nodeErrorWith(
      Error,
      'ERR_CRYPTO_FIPS_UNAVAILABLE',
      'Cannot set FIPS mode in a non-FIPS build.',
    );
}

function setEngine(id, flags) {
  require('internal/validators').validateString(id, 'id');
  if (flags !== undefined) require('internal/validators').validateInteger(flags, 'flags');
  throw require('internal/errors').nodeErrorWith(Error, 'ERR_CRYPTO_ENGINE_UNKNOWN', `Engine "${id}" was not found`);
}

function secureHeapUsed() {
  return { total: 0, used: 0, utilization: NaN, min: 2 };
}

// Names in Node's order, with the file that exports them; names without a file are in this one.
const places = [
  ['internal/crypto/argon2', 'argon2 argon2Sync'],
  ['internal/crypto/primes', 'checkPrime checkPrimeSync'],
  ['internal/crypto/cipher', 'createCipheriv createDecipheriv'],
  ['internal/crypto/diffie_hellman', 'createDiffieHellman createDiffieHellmanGroup createECDH'],
  ['internal/crypto/hash', 'createHash createHmac'],
  ['internal/crypto/mac', 'createMac'],
  ['internal/crypto/keys', 'createPrivateKey createPublicKey createSecretKey'],
  ['internal/crypto/sign', 'createSign createVerify'],
  ['internal/crypto/diffie_hellman', 'diffieHellman'],
  ['internal/crypto/primes', 'generatePrime generatePrimeSync'],
  ['internal/crypto/cipher', 'getCiphers getCipherInfo'],
  ['internal/crypto/diffie_hellman', 'getCurves getDiffieHellman'],
  ['internal/crypto/hash', 'getHashes'],
  ['internal/crypto/mac', 'getMacs'],
  ['internal/crypto/kdf', 'hkdf hkdfSync'],
  ['internal/crypto/pkcs12', 'parsePKCS12'],
  ['internal/crypto/kdf', 'pbkdf2 pbkdf2Sync'],
  ['internal/crypto/keygen', 'generateKeyPair generateKeyPairSync'],
  ['internal/crypto/keys', 'generateKey generateKeySync'],
  ['internal/crypto/sign', 'privateDecrypt privateEncrypt publicDecrypt publicEncrypt'],
  ['internal/crypto/random', 'randomBytes randomFill randomFillSync randomInt randomUUID randomUUIDv7'],
  ['internal/crypto/kdf', 'scrypt scryptSync'],
  ['internal/crypto/sign', 'sign'],
  [{ setEngine, timingSafeEqual, getFips, setFips }],
  ['internal/crypto/sign', 'verify'],
  ['internal/crypto/hash', 'hash'],
  ['internal/crypto/diffie_hellman', 'encapsulate decapsulate'],
  ['internal/crypto/certificate', 'Certificate'],
  ['internal/crypto/cipher', 'Cipheriv Decipheriv'],
  ['internal/crypto/diffie_hellman', 'DiffieHellman DiffieHellmanGroup ECDH'],
  ['internal/crypto/hash', 'Hash Hmac'],
  ['internal/crypto/keys', 'KeyObject'],
  ['internal/crypto/sign', 'Sign Verify'],
  ['internal/crypto/x509', 'X509Certificate'],
  [{ secureHeapUsed }],
];

const listed = ['getCiphers', 'getCurves', 'getHashes', 'getMacs'];

function define(name, value, enumerable = true) {
  Object.defineProperty(module.exports, name, {
    __proto__: null,
    configurable: true,
    enumerable,
    writable: true,
    value,
  });
}

// These functions have no name in Node.
function nameless(method) {
  return Object.defineProperty(method, 'name', { __proto__: null, value: '', configurable: true });
}
nameless(timingSafeEqual);

const { defineLazyValues } = internalBinding('util');
for (const [place, names] of places) {
  if (names === undefined) Object.assign(module.exports, place);
  else
    defineLazyValues(module.exports, names, (name) => {
      const value = require(place)[name];
      return listed.includes(name) ? nameless(value) : value;
    });
}

const ofFips = (use) =>
  require('internal/util').deprecate(
    use,
    'The crypto.fips is deprecated. Please use crypto.setFips() and crypto.getFips()',
    'DEP0093',
  );
Object.defineProperty(module.exports, 'fips', {
  __proto__: null,
  configurable: false,
  enumerable: false,
  get: ofFips(getFips),
  set: ofFips(setFips),
});
Object.defineProperty(module.exports, 'constants', {
  __proto__: null,
  configurable: false,
  enumerable: true,
  writable: false,
  value: require('internal/crypto/constants'),
});
for (const [name, get] of [
  ['webcrypto', () => require('internal/crypto/webcrypto').crypto],
  ['subtle', () => require('internal/crypto/webcrypto').crypto.subtle],
  ['getRandomValues', () => getRandomValues],
]) {
  Object.defineProperty(module.exports, name, {
    __proto__: null,
    configurable: false,
    enumerable: true,
    get,
    set: undefined,
  });
}

// Deprecated names.
for (const name of ['prng', 'pseudoRandomBytes', 'rng']) {
  Object.defineProperty(module.exports, name, {
    __proto__: null,
    configurable: true,
    enumerable: false,
    get: () => module.exports.randomBytes,
    set: (value) => define(name, value, false),
  });
}
