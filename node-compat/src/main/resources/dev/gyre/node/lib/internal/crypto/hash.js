// Hashes and HMACs. https://nodejs.org/api/crypto.html#class-hash

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { LazyTransform } = require('internal/streams/lazy_transform');
const { isAnyArrayBuffer } = require('internal/util/types');
const { validateString } = require('internal/validators');

const { Digest } = internalBinding('crypto');

const kDigest = Symbol('kDigest');
const kFinalized = Symbol('kFinalized');

// Node's names and Java's.
const algorithms = new Map(Object.entries({
  md5: 'MD5', sha1: 'SHA-1', sha224: 'SHA-224', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512', 'sha512-224': 'SHA-512/224',
  'sha512-256': 'SHA-512/256', 'sha3-224': 'SHA3-224', 'sha3-256': 'SHA3-256', 'sha3-384': 'SHA3-384', 'sha3-512': 'SHA3-512',
}));

// OpenSSL also takes "SHA-256" and "RSA-SHA256".
function javaName(name) {
  const key = name.toLowerCase();
  return algorithms.get(key) ?? algorithms.get(key.replace(/^rsa-/, '')) ?? algorithms.get(key.replace(/^sha-/, 'sha'));
}

function bytesOf(data, encoding) {
  if (typeof data === 'string') return Buffer.from(data, encoding === 'buffer' ? 'utf8' : encoding);
  if (ArrayBuffer.isView(data)) return data;
  throw nodeError('ERR_INVALID_ARG_TYPE', 'data', ['string', 'Buffer', 'TypedArray', 'DataView'], data);
}

function encoded(bytes, encoding) {
  const buffer = Buffer.from(bytes);
  return encoding && encoding !== 'buffer' ? buffer.toString(encoding) : buffer;
}

class HashBase extends LazyTransform {
  constructor(digest, options) {
    super(options);
    this[kDigest] = digest;
    this[kFinalized] = false;
  }

  update(data, encoding) {
    if (this[kFinalized]) throw nodeError('ERR_CRYPTO_HASH_FINALIZED');
    this[kDigest].update(bytesOf(data, encoding));
    return this;
  }

  _transform(chunk, encoding, callback) {
    this[kDigest].update(bytesOf(chunk, encoding));
    callback();
  }

  _flush(callback) {
    this.push(this.digest());
    callback();
  }
}

class Hash extends HashBase {
  digest(encoding) {
    if (this[kFinalized]) throw nodeError('ERR_CRYPTO_HASH_FINALIZED');
    this[kFinalized] = true;
    return encoded(this[kDigest].finish(), encoding);
  }

  copy(options) {
    if (this[kFinalized]) throw nodeError('ERR_CRYPTO_HASH_FINALIZED');
    return new Hash(this[kDigest].copy(), options);
  }
}

class Hmac extends HashBase {
  // A second digest is empty, for the sake of old programs.
  digest(encoding) {
    if (this[kFinalized]) return encoded(new ArrayBuffer(0), encoding);
    this[kFinalized] = true;
    return encoded(this[kDigest].finish(), encoding);
  }
}

function createHash(algorithm, options) {
  validateString(algorithm, 'algorithm');
  const name = javaName(algorithm);
  if (name === undefined) throw new Error('Digest method not supported');
  return new Hash(new Digest(name, undefined), options);
}

function createHmac(algorithm, key, options) {
  validateString(algorithm, 'hmac');
  if (typeof key !== 'string' && !ArrayBuffer.isView(key) && !isAnyArrayBuffer(key)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'key', ['ArrayBuffer', 'Buffer', 'TypedArray', 'DataView', 'string', 'KeyObject', 'CryptoKey'], key);
  }
  const name = javaName(algorithm);
  if (name === undefined) throw nodeError('ERR_CRYPTO_INVALID_DIGEST', algorithm);
  return new Hmac(new Digest(name, typeof key === 'string' ? Buffer.from(key, options?.encoding) : key), options);
}

// The digest of one input at once.
function hash(algorithm, data, encoding = 'hex') {
  return createHash(algorithm).update(data).digest(encoding);
}

const getHashes = () => [...algorithms.keys()];

module.exports = { Hash, Hmac, createHash, createHmac, getHashes, hash };
