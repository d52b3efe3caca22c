// Key derivation: PBKDF2, scrypt, HKDF.

const { Buffer } = require('buffer');
const { codedError, nodeError } = require('internal/errors');
const {
  validateFunction,
  validateInt32,
  validateInteger,
  validateString,
  validateUint32,
} = require('internal/validators');
const { canonicalDigest, isBytes, toBytes } = require('internal/crypto/util');

const binding = internalBinding('crypto_kdf');
const MOST = 2 ** 31 - 1;

// A callback of the binding that passes a Buffer, or the error, to the program's callback.
function bufferCallback(callback) {
  return (error, bytes) => {
    if (error) callback(error);
    else callback(null, Buffer.from(bytes));
  };
}

const noBits = (name) => new Error(`${name} derivation failed`);

// ---- PBKDF2 -------------------------------------------------------------------------------------------------------

function checkPbkdf2(password, salt, iterations, keylen, digest) {
  validateString(digest, 'digest');
  password = toBytes(password, 'password');
  salt = toBytes(salt, 'salt');
  validateInt32(iterations, 'iterations', 1);
  validateInt32(keylen, 'keylen', 0);
  return [canonicalDigest(digest), password, salt, iterations, keylen];
}

function pbkdf2(password, salt, iterations, keylen, digest, callback) {
  if (typeof digest === 'function') {
    callback = digest;
    digest = undefined;
  }
  const args = checkPbkdf2(password, salt, iterations, keylen, digest);
  validateFunction(callback, 'callback');
  if (keylen === 0) process.nextTick(callback, noBits('PBKDF2'));
  else binding.pbkdf2(...args, bufferCallback(callback));
}

function pbkdf2Sync(password, salt, iterations, keylen, digest) {
  const args = checkPbkdf2(password, salt, iterations, keylen, digest);
  if (keylen === 0) throw noBits('PBKDF2');
  return Buffer.from(binding.pbkdf2(...args));
}

// ---- scrypt -------------------------------------------------------------------------------------------------------

const defaults = { N: 16384, r: 8, p: 1, maxmem: 32 * 1024 * 1024 };
const longNames = { N: 'cost', r: 'blockSize', p: 'parallelization' };
const MEMORY_EXCEEDED = ': error:030000AC:digital envelope routines::memory limit exceeded';

function scryptOptions(options) {
  const result = { ...defaults };
  if (!options) return result;
  for (const name of ['N', 'r', 'p']) {
    const long = longNames[name];
    if (options[name] !== undefined) {
      validateUint32(options[name], name);
      result[name] = options[name];
    }
    if (options[long] !== undefined) {
      if (options[name] !== undefined) throw nodeError('ERR_INCOMPATIBLE_OPTION_PAIR', name, long);
      validateUint32(options[long], long);
      result[name] = options[long];
    }
  }
  if (options.maxmem !== undefined) {
    validateInteger(options.maxmem, 'maxmem', 0);
    result.maxmem = options.maxmem;
  }
  // Zero means the default.
  for (const name of Object.keys(result)) result[name] ||= defaults[name];
  return result;
}

const invalidScrypt = (why) =>
  codedError(RangeError, 'ERR_CRYPTO_INVALID_SCRYPT_PARAMS', `Invalid scrypt params${why}`);

function checkScrypt(password, salt, keylen, options) {
  password = toBytes(password, 'password');
  salt = toBytes(salt, 'salt');
  validateInt32(keylen, 'keylen', 0);
  const { N, r, p, maxmem } = scryptOptions(options);
  if (N > 1 && (N & (N - 1)) !== 0) throw invalidScrypt('');
  if (N < 2 || p > (2 ** 30 - 1) / r || 128 * r * p + 32 * r * (N + 2) * 4 > maxmem)
    throw invalidScrypt(MEMORY_EXCEEDED);
  return [password, salt, N, r, p, keylen];
}

function scrypt(password, salt, keylen, options, callback = defaults) {
  if (callback === defaults) {
    callback = options;
    options = undefined;
  }
  const args = checkScrypt(password, salt, keylen, options);
  validateFunction(callback, 'callback');
  binding.scrypt(...args, bufferCallback(callback));
}
Object.defineProperty(scrypt, 'length', { __proto__: null, value: 4, configurable: true });

function scryptSync(password, salt, keylen, options = defaults) {
  return Buffer.from(binding.scrypt(...checkScrypt(password, salt, keylen, options)));
}

// ---- HKDF ---------------------------------------------------------------------------------------------------------

function hkdfKey(key) {
  const { KeyObject, bytesOf, isCryptoKey } = require('internal/crypto/keys');
  if (key instanceof KeyObject || isCryptoKey(key)) return bytesOf(key);
  if (typeof key === 'string') return Buffer.from(key);
  if (isBytes(key)) return key;
  throw nodeError(
    'ERR_INVALID_ARG_TYPE',
    'ikm',
    ['string', 'SecretKeyObject', 'ArrayBuffer', 'TypedArray', 'DataView', 'Buffer'],
    key,
  );
}

function checkHkdf(hash, key, salt, info, length) {
  validateString(hash, 'digest');
  key = hkdfKey(key);
  salt = toBytes(salt, 'salt');
  info = toBytes(info, 'info');
  validateInteger(length, 'length', 0, MOST);
  if (info.byteLength > 1024)
    throw nodeError('ERR_OUT_OF_RANGE', 'info', 'must not contain more than 1024 bytes', info.byteLength);
  const digest = canonicalDigest(hash);
  if (!binding.canExpandTo(digest, length))
    throw codedError(RangeError, 'ERR_CRYPTO_INVALID_KEYLEN', 'Invalid key length');
  return [digest, key, salt, info, length];
}

function hkdf(hash, key, salt, info, length, callback) {
  const args = checkHkdf(hash, key, salt, info, length);
  validateFunction(callback, 'callback');
  if (length === 0) process.nextTick(callback, noBits('HKDF'));
  else binding.hkdf(...args, callback);
}

function hkdfSync(hash, key, salt, info, length) {
  const args = checkHkdf(hash, key, salt, info, length);
  if (length === 0) throw noBits('HKDF');
  return binding.hkdf(...args);
}

module.exports = { hkdf, hkdfSync, pbkdf2, pbkdf2Sync, scrypt, scryptSync };
