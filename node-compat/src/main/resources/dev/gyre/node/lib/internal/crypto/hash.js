// Hashes and HMACs. https://nodejs.org/api/crypto.html#class-hash

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { LazyTransform } = require('internal/streams/lazy_transform');
const { validateString, validateUint32 } = require('internal/validators');
const { encoded, toData } = require('internal/crypto/util');

const { Digest, canonicalName, digestLength } = internalBinding('crypto');

const kDigest = Symbol('kDigest');
const kFinalized = Symbol('kFinalized');
const NAMES =
  'RSA-MD5 RSA-RIPEMD160 RSA-SHA1 RSA-SHA1-2 RSA-SHA224 RSA-SHA256 RSA-SHA3-224 RSA-SHA3-256 RSA-SHA3-384 RSA-SHA3-512 ' +
  'RSA-SHA384 RSA-SHA512 RSA-SHA512/224 RSA-SHA512/256 RSA-SM3 blake2b-512 blake2b512 blake2s-256 blake2s256 ' +
  'id-rsassa-pkcs1-v1_5-with-sha3-224 id-rsassa-pkcs1-v1_5-with-sha3-256 id-rsassa-pkcs1-v1_5-with-sha3-384 ' +
  'id-rsassa-pkcs1-v1_5-with-sha3-512 keccak-224 keccak-256 keccak-384 keccak-512 keccak-kmac-128 keccak-kmac-256 ' +
  'keccak-kmac128 keccak-kmac256 md5 md5-sha1 md5WithRSAEncryption ripemd ripemd-160 ripemd160 ripemd160WithRSA rmd160 ' +
  'sha-1 sha-224 sha-256 sha-256/192 sha-384 sha-512 sha-512/224 sha-512/256 sha1 sha1WithRSAEncryption sha2-224 sha2-256 ' +
  'sha2-256/192 sha2-384 sha2-512 sha2-512/224 sha2-512/256 sha224 sha224WithRSAEncryption sha256 sha256-192 ' +
  'sha256WithRSAEncryption sha3-224 sha3-256 sha3-384 sha3-512 sha384 sha384WithRSAEncryption sha512 sha512-224 ' +
  'sha512-224WithRSAEncryption sha512-256 sha512-256WithRSAEncryption sha512WithRSAEncryption shake-128 shake-256 ' +
  'shake128 shake256 sm3 sm3WithRSAEncryption ssl3-md5 ssl3-sha1';
const NOT_EXTENDABLE = 'error:030000B2:digital envelope routines::not XOF or invalid length';

const isExtendable = (name) => /^(?:shake|keccak-kmac)/.test(name);

// The requested length, which only extendable hashes support; -1 for the default.
function outputLength(name, length) {
  if (length === undefined) return -1;
  validateUint32(length, 'options.outputLength');
  if (isExtendable(name)) return length;
  if (length === digestLength(name)) return -1;
  const error = new Error(NOT_EXTENDABLE);
  error.library = 'digital envelope routines';
  error.reason = 'not XOF or invalid length';
  error.code = 'ERR_OSSL_EVP_NOT_XOF_OR_INVALID_LENGTH';
  throw error;
}

function inherit(Class) {
  Object.setPrototypeOf(Class.prototype, LazyTransform.prototype);
  Object.setPrototypeOf(Class, LazyTransform);
}

function begin(self, digest, options) {
  self[kDigest] = digest;
  self[kFinalized] = false;
  LazyTransform.call(self, options);
}

// ---- hashes -------------------------------------------------------------------------------------------------------

function Hash(algorithm, options) {
  if (!new.target) return new Hash(algorithm, options);
  if (algorithm instanceof Hash) {
    const length = options?.outputLength;
    begin(
      this,
      algorithm[kDigest].copy(length === undefined ? undefined : outputLength(algorithm[kDigest].name, length)),
      options,
    );
    this[kDigest].name = algorithm[kDigest].name;
    return;
  }
  validateString(algorithm, 'algorithm');
  const name = canonicalName(algorithm);
  if (name === undefined) throw new Error('Digest method not supported');
  const digest = new Digest(
    name,
    undefined,
    outputLength(name, typeof options === 'object' ? options?.outputLength : undefined),
  );
  digest.name = name;
  begin(this, digest, options);
}
inherit(Hash);

Hash.prototype.copy = function copy(options) {
  if (this[kFinalized]) throw nodeError('ERR_CRYPTO_HASH_FINALIZED');
  return new Hash(this, options);
};

Hash.prototype._transform = function _transform(chunk, encoding, callback) {
  this[kDigest].update(toData(chunk, encoding));
  callback();
};

Hash.prototype._flush = function _flush(callback) {
  this.push(Buffer.from(this[kDigest].finish()));
  callback();
};

Hash.prototype.update = function update(data, encoding) {
  if (this[kFinalized]) throw nodeError('ERR_CRYPTO_HASH_FINALIZED');
  this[kDigest].update(toData(data, encoding));
  return this;
};

Hash.prototype.digest = function digest(outputEncoding) {
  if (this[kFinalized]) throw nodeError('ERR_CRYPTO_HASH_FINALIZED');
  const result = encoded(this[kDigest].finish(), outputEncoding === undefined ? undefined : `${outputEncoding}`);
  this[kFinalized] = true;
  return result;
};

// ---- HMACs --------------------------------------------------------------------------------------------------------

function Hmac(hmac, key, options) {
  if (!new.target) return new Hmac(hmac, key, options);
  validateString(hmac, 'hmac');
  const bytes = require('internal/crypto/keys').secretBytes(key, 'key', options?.encoding);
  const name = canonicalName(hmac);
  if (name === undefined) throw nodeError('ERR_CRYPTO_INVALID_DIGEST', hmac);
  if (isExtendable(name)) throw new Error('error:00000000:lib(0)::reason(0)');
  begin(this, new Digest(name, bytes, -1), options);
}
inherit(Hmac);

Hmac.prototype.update = Hash.prototype.update;

// As in Node, a second digest is empty, for compatibility with old programs.
Hmac.prototype.digest = function digest(outputEncoding) {
  if (this[kFinalized]) return encoded(new ArrayBuffer(0), outputEncoding);
  this[kFinalized] = true;
  return encoded(this[kDigest].finish(), outputEncoding);
};

Hmac.prototype._flush = Hash.prototype._flush;
Hmac.prototype._transform = Hash.prototype._transform;

// ---- functions ----------------------------------------------------------------------------------------------------

function createHash(algorithm, options) {
  return new Hash(algorithm, options);
}

function createHmac(hmac, key, options) {
  return new Hmac(hmac, key, options);
}

// The digest of one input at once. https://nodejs.org/api/crypto.html#cryptohashalgorithm-data-options
function hash(algorithm, input, options) {
  validateString(algorithm, 'algorithm');
  if (typeof input !== 'string' && !ArrayBuffer.isView(input)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'input', ['string', 'Buffer', 'TypedArray', 'DataView'], input);
  }
  const isObject = typeof options === 'object' && options !== null;
  if (options !== undefined && typeof options !== 'string' && !isObject)
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options', 'object', options);
  const encoding = (isObject ? options.outputEncoding : options) ?? 'hex';
  validateString(encoding, 'outputEncoding');
  if (encoding !== 'buffer' && !Buffer.isEncoding(encoding))
    throw nodeError('ERR_INVALID_ARG_VALUE', 'outputEncoding', encoding);
  const name = canonicalName(algorithm);
  if (name === undefined) throw new Error(`Digest method ${algorithm} is not supported`);
  const digest = new Digest(name, undefined, outputLength(name, isObject ? options.outputLength : undefined));
  digest.update(typeof input === 'string' ? Buffer.from(input) : input);
  return encoded(digest.finish(), encoding);
}

const getHashes = () => NAMES.split(' ');

// The classes, which are deprecated as constructors.
const { deprecate } = require('internal/util');

module.exports = {
  Hash: deprecate(Hash, 'crypto.Hash constructor is deprecated.', 'DEP0179'),
  Hmac: deprecate(Hmac, 'crypto.Hmac constructor is deprecated.', 'DEP0181'),
  createHash,
  createHmac,
  getHashes,
  hash,
};
