// Message authentication codes. https://nodejs.org/api/crypto.html#class-mac

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { LazyTransform } = require('internal/streams/lazy_transform');
const { validateObject, validateString, validateUint32 } = require('internal/validators');
const { BYTES, codedError, encoded, isBytes } = require('internal/crypto/util');
const { kEmptyObject } = require('internal/util');

const { Digest, canonicalName } = internalBinding('crypto');

const kCode = Symbol('kHandle');
const kState = Symbol('kState');

// Names without a hyphen, with the options that each takes.
const families = {
  __proto__: null,
  blake2bmac: ['customization', 'salt', 'outputLength'],
  blake2smac: ['customization', 'salt', 'outputLength'],
  cmac: ['cipher'],
  gmac: ['cipher', 'iv'],
  hmac: ['digest'],
  kmac128: ['customization', 'outputLength'],
  kmac256: ['customization', 'outputLength'],
  poly1305: [],
  siphash: ['outputLength'],
};
const MACS = 'blake2bmac blake2smac cmac gmac hmac kmac-128 kmac-256 kmac128 kmac256 poly1305 siphash';
const OPTIONS = ['digest', 'cipher', 'iv', 'customization', 'salt', 'outputLength'];
const required = { __proto__: null, cmac: 'cipher', gmac: 'cipher', hmac: 'digest' };

const optionError = (name, words) =>
  codedError('TypeError', 'ERR_INVALID_ARG_VALUE', `The property 'options.${name}' ${words}`);

function opensslError(number, library, reason, prefix = '') {
  const error = new Error(`error:${number}:${library}::${reason}`);
  error.library = library;
  error.reason = reason;
  error.code = `ERR_OSSL_${prefix}${reason.toUpperCase().replaceAll(' ', '_')}`;
  return error;
}

const unsupported = () => opensslError('0308010C', 'digital envelope routines', 'unsupported', 'EVP_');

// ---- codes: an object with update(view) and finish(), which returns bytes ------------------------------------------

function beginHmac(key, { digest }) {
  const name = canonicalName(digest);
  if (name === undefined) throw unsupported();
  if (/^(?:shake|keccak-kmac)/.test(name)) {
    throw codedError('Error', 'ERR_CRYPTO_OPERATION_FAILED', 'Failed to initialize MAC');
  }
  return new Digest(name, key, -1);
}

function cipherInfo(name, mode) {
  const info = require('internal/crypto/cipher').getCipherInfo(name);
  if (info === undefined) throw unsupported();
  if (info.mode !== mode) throw opensslError('1C80007D', 'Provider routines', 'invalid mode');
  return info;
}

// https://nvlpubs.nist.gov/nistpubs/SpecialPublications/NIST.SP.800-38B.pdf, section 6
class CipherCode {
  #cipher;
  #first; // The subkeys of a last block that is full, and of one that is not.
  #second;
  #size;
  #rest = Buffer.alloc(0); // The last block so far, which may be full.

  constructor(key, { cipher }) {
    const { keyLength, blockSize } = cipherInfo(cipher, 'cbc');
    if (key.byteLength !== keyLength) {
      throw opensslError('03000082', 'digital envelope routines', 'invalid key length', 'EVP_');
    }
    this.#size = blockSize;
    const begin = () => {
      const made = require('internal/crypto/cipher').createCipheriv(cipher, key, Buffer.alloc(blockSize));
      return made.setAutoPadding(false);
    };
    this.#first = CipherCode.#double(begin().update(Buffer.alloc(blockSize)));
    this.#second = CipherCode.#double(this.#first);
    this.#cipher = begin();
  }

  static #double(block) {
    const result = Buffer.alloc(block.length);
    for (let i = 0; i < block.length; i++) result[i] = (block[i] << 1) | (block[i + 1] >> 7);
    if (block[0] >= 0x80) result[block.length - 1] ^= block.length === 16 ? 0x87 : 0x1b;
    return result;
  }

  update(view) {
    const all = Buffer.concat([this.#rest, new Uint8Array(view.buffer, view.byteOffset, view.byteLength)]);
    const whole = Math.max(0, Math.ceil(all.length / this.#size) - 1) * this.#size;
    if (whole > 0) this.#cipher.update(all.subarray(0, whole));
    this.#rest = all.subarray(whole);
  }

  finish() {
    const last = Buffer.alloc(this.#size);
    last.set(this.#rest);
    const isFull = this.#rest.length === this.#size;
    if (!isFull) last[this.#rest.length] = 0x80;
    const subkey = isFull ? this.#first : this.#second;
    for (let i = 0; i < last.length; i++) last[i] ^= subkey[i];
    return this.#cipher.update(last);
  }
}

// The tag of a message that is only authenticated.
class GaloisCode {
  #cipher;

  constructor(key, { cipher, iv }) {
    if (iv === undefined || iv.byteLength === 0) throw optionError('iv', 'must be non-empty for GMAC');
    const { keyLength } = cipherInfo(cipher, 'gcm');
    if (key.byteLength !== keyLength) throw opensslError('1C800069', 'Provider routines', 'invalid key length');
    this.#cipher = require('internal/crypto/cipher').createCipheriv(cipher, key, iv);
  }

  update(view) {
    this.#cipher.setAAD(view);
  }

  finish() {
    this.#cipher.final();
    return this.#cipher.getAuthTag();
  }
}

class OtherCode {
  #handle;

  constructor(name, key, { customization, salt, outputLength }) {
    const none = Buffer.alloc(0);
    const { begin } = internalBinding('crypto_mac');
    this.#handle = begin(name, key, customization ?? none, salt ?? none, outputLength ?? -1);
  }

  update(view) {
    internalBinding('crypto_mac').update(this.#handle, view);
  }

  finish() {
    return internalBinding('crypto_mac').finish(this.#handle);
  }
}

// ---- arguments ----------------------------------------------------------------------------------------------------

function keyBytes(key) {
  if (isBytes(key)) return ArrayBuffer.isView(key) ? key : new Uint8Array(key);
  const { KeyObject, bytesOf } = require('internal/crypto/keys');
  if (key instanceof KeyObject && key.type === 'secret') return bytesOf(key);
  throw nodeError('ERR_INVALID_ARG_TYPE', 'key', [...BYTES, 'KeyObject'], key);
}

function readOption(options, name) {
  const value = options[name];
  if (value === undefined) return undefined;
  if (name === 'outputLength') validateUint32(value, 'options.outputLength');
  else if (name === 'digest' || name === 'cipher') validateString(value, `options.${name}`);
  else if (!isBytes(value)) throw nodeError('ERR_INVALID_ARG_TYPE', `options.${name}`, BYTES, value);
  return value;
}

function begin(algorithm, key, options) {
  validateString(algorithm, 'algorithm');
  if (algorithm === '' || algorithm.includes('\0')) {
    throw nodeError('ERR_INVALID_ARG_VALUE', 'algorithm', algorithm, 'must be non-empty and contain no NUL bytes');
  }
  const bytes = keyBytes(key);
  validateObject(options, 'options');
  const given = { __proto__: null };
  for (const name of OPTIONS) given[name] = readOption(options, name);
  const lower = algorithm.toLowerCase();
  const family = MACS.split(' ').includes(lower) ? lower.replace('-', '') : undefined;
  if (family === undefined) throw nodeError('ERR_CRYPTO_INVALID_MAC', algorithm);
  for (const name of OPTIONS) {
    if (given[name] !== undefined && !families[family].includes(name)) {
      throw optionError(name, `is not supported by MAC ${algorithm}`);
    }
  }
  const needed = required[family];
  if (needed !== undefined && given[needed] === undefined) {
    throw optionError(needed, `is required for ${family.toUpperCase()}`);
  }
  if (family === 'hmac') return beginHmac(bytes, given);
  if (family === 'cmac') return new CipherCode(bytes, given);
  if (family === 'gmac') return new GaloisCode(bytes, given);
  if (family === 'siphash' && given.outputLength === 0) {
    throw optionError('outputLength', `was not honored by MAC ${algorithm}`);
  }
  return new OtherCode(family, bytes, given);
}

function validEncoding(encoding, name) {
  if (encoding === undefined || encoding === null || encoding === 'buffer') return undefined;
  if (!Buffer.isEncoding(encoding)) throw nodeError('ERR_INVALID_ARG_VALUE', name, encoding);
  return encoding;
}

// ---- the class ----------------------------------------------------------------------------------------------------

function Mac(algorithm, key, options) {
  if (!new.target) return new Mac(algorithm, key, options);
  this[kCode] = begin(algorithm, key, options === undefined ? kEmptyObject : options);
  this[kState] = { __proto__: null, isFinalized: false };
  LazyTransform.call(this, options);
}
Object.setPrototypeOf(Mac.prototype, LazyTransform.prototype);
Object.setPrototypeOf(Mac, LazyTransform);

function ensureOpen(mac) {
  if (mac[kState].isFinalized) throw nodeError('ERR_CRYPTO_MAC_FINALIZED');
}

function finish(mac) {
  mac[kState].isFinalized = true;
  return Buffer.from(mac[kCode].finish());
}

Mac.prototype._transform = function _transform(chunk, encoding, callback) {
  try {
    this.update(chunk, encoding);
  } catch (error) {
    callback(error);
    return;
  }
  callback();
};

Mac.prototype._flush = function _flush(callback) {
  try {
    ensureOpen(this);
    const result = finish(this);
    if (result.length > 0) this.push(result);
  } catch (error) {
    callback(error);
    return;
  }
  callback();
};

Mac.prototype.update = function update(data, encoding) {
  ensureOpen(this);
  if (typeof data === 'string') data = Buffer.from(data, validEncoding(encoding, 'inputEncoding'));
  else if (!ArrayBuffer.isView(data))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'data', ['string', 'Buffer', 'TypedArray', 'DataView'], data);
  this[kCode].update(data);
  return this;
};

Mac.prototype.final = function final(outputEncoding) {
  ensureOpen(this);
  const encoding = validEncoding(outputEncoding, 'outputEncoding');
  return encoded(finish(this), encoding);
};

function createMac(algorithm, key, options) {
  return new Mac(algorithm, key, options);
}

const getMacs = () => MACS.split(' ');

module.exports = { createMac, getMacs };
