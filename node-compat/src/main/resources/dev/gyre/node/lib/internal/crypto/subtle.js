// SubtleCrypto. https://w3c.github.io/webcrypto/#subtlecrypto-interface

const { nodeError } = require('internal/errors');
const { enumerableMembers } = require('internal/util');
const { algorithmOf, usagesOf } = require('internal/crypto/crypto_key');
const {
  failure,
  ordinal,
  requireArguments,
  toBuffer,
  toFormat,
  toKey,
  toUsages,
  typeError,
  warnOfExperiment,
} = require('internal/crypto/webcrypto/idl');
const { isRegistered, normalize } = require('internal/crypto/webcrypto/normalize');
const keys = require('internal/crypto/webcrypto/keys');
const operations = require('internal/crypto/webcrypto/operations');

const kMade = Symbol('made');
const made = new WeakSet();
const CAPABLE =
  'encrypt decrypt sign verify digest generateKey deriveKey deriveBits importKey exportKey wrapKey unwrapKey encapsulateBits encapsulateKey decapsulateBits ' +
  'decapsulateKey getPublicKey';

// Checks that come before all others.
function begin(self, method, count, needed) {
  if (!made.has(self)) throw nodeError('ERR_INVALID_THIS', 'SubtleCrypto');
  if (method === 'getPublicKey' || method.includes('capsulate')) warnOfExperiment(method, 'method');
  requireArguments(method, count, needed);
}

// Checks that a key belongs to the algorithm and allows the operation.
function checkKey(key, name, usage, words = usage) {
  if (algorithmOf(key).name !== name) throw failure('InvalidAccessError', 'Key algorithm mismatch');
  if (!usagesOf(key).includes(usage)) throw failure('InvalidAccessError', `Unable to use this key to ${words}`);
}

function toLength(method, position, value) {
  if (value === undefined || value === null) return null;
  const number = Number(value);
  if (!Number.isFinite(number)) throw typeError(method, ordinal(position), 'is not a finite number.');
  return Math.trunc(number) >>> 0;
}

// The keyData of importKey: a JSON Web Key or bytes.
const isBytes = (data) => ArrayBuffer.isView(data) || require('util').types.isArrayBuffer(data);

// Bytes, or a dictionary that describes a JSON Web Key.
function toKeyData(method, data) {
  if (isBytes(data)) return toBuffer(method, 2, data);
  if (data !== undefined && data !== null && typeof data !== 'object' && typeof data !== 'function')
    throw typeError(method, ordinal(2), 'cannot be converted to a dictionary');
  return data ?? {};
}

function checkKeyData(format, given) {
  if ((format === 'jwk') !== isBytes(given)) return;
  const expected = format === 'jwk' ? 'JsonWebKey' : 'BufferSource';
  throw require('internal/errors').nodeError('ERR_INVALID_ARG_TYPE', 'keyData', expected, given);
}

async function crypt(self, method, encrypts, args) {
  begin(self, method, args.length, 3);
  const key = toKey(method, 2, args[1]);
  const data = toBuffer(method, 3, args[2]);
  const algorithm = normalize(args[0], method);
  checkKey(key, algorithm.name, method);
  return operations.cipher(encrypts, algorithm, key, data);
}

// The algorithm for wrapKey and unwrapKey: a wrapping algorithm, or one for encryption.
function wrapping(algorithm, method, instead) {
  return normalize(algorithm, isRegistered(algorithm, method) ? method : instead);
}

class SubtleCrypto {
  constructor(token = undefined) {
    if (token !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    made.add(this);
  }

  static supports(operation, algorithm, lengthOrAdditionalAlgorithm = null) {
    warnOfExperiment('supports', 'method');
    requireArguments('supports', arguments.length, 2);
    return require('internal/crypto/webcrypto/supports').supports(
      `${operation}`,
      algorithm,
      lengthOrAdditionalAlgorithm,
      CAPABLE.split(' '),
    );
  }

  async encrypt(algorithm, key, data) {
    return crypt(this, 'encrypt', true, arguments);
  }

  async decrypt(algorithm, key, data) {
    return crypt(this, 'decrypt', false, arguments);
  }

  async sign(algorithm, key, data) {
    begin(this, 'sign', arguments.length, 3);
    const signer = toKey('sign', 2, key);
    const bytes = toBuffer('sign', 3, data);
    const normalized = normalize(algorithm, 'sign');
    checkKey(signer, normalized.name, 'sign');
    return operations.sign(normalized, signer, bytes);
  }

  async verify(algorithm, key, signature, data) {
    begin(this, 'verify', arguments.length, 4);
    const verifier = toKey('verify', 2, key);
    const signed = toBuffer('verify', 3, signature);
    const bytes = toBuffer('verify', 4, data);
    const normalized = normalize(algorithm, 'verify');
    checkKey(verifier, normalized.name, 'verify');
    return operations.verify(normalized, verifier, signed, bytes);
  }

  async digest(algorithm, data) {
    begin(this, 'digest', arguments.length, 2);
    const bytes = toBuffer('digest', 2, data);
    return operations.digest(normalize(algorithm, 'digest'), bytes);
  }

  async generateKey(algorithm, extractable, keyUsages) {
    begin(this, 'generateKey', arguments.length, 3);
    const usages = toUsages('generateKey', 3, keyUsages);
    return keys.generateKey(normalize(algorithm, 'generateKey'), !!extractable, usages);
  }

  async deriveKey(algorithm, baseKey, derivedKeyType, extractable, keyUsages) {
    begin(this, 'deriveKey', arguments.length, 5);
    const base = toKey('deriveKey', 2, baseKey);
    const usages = toUsages('deriveKey', 5, keyUsages);
    const normalized = normalize(algorithm, 'deriveBits');
    const imported = normalize(derivedKeyType, 'importKey');
    const length = operations.keyLength(normalize(derivedKeyType, 'get key length'));
    checkKey(base, normalized.name, 'deriveKey', 'derive a key');
    const bits = await operations.deriveBits(normalized, base, length);
    return keys.importKey('raw-secret', bits, imported, !!extractable, usages);
  }

  async deriveBits(algorithm, baseKey, length = null) {
    begin(this, 'deriveBits', arguments.length, 2);
    const base = toKey('deriveBits', 2, baseKey);
    const bits = toLength('deriveBits', 3, length);
    const normalized = normalize(algorithm, 'deriveBits');
    checkKey(base, normalized.name, 'deriveBits', 'derive bits');
    return operations.deriveBits(normalized, base, bits);
  }

  async importKey(format, keyData, algorithm, extractable, keyUsages) {
    begin(this, 'importKey', arguments.length, 5);
    const type = toFormat('importKey', 1, format);
    const data = toKeyData('importKey', keyData);
    const usages = toUsages('importKey', 5, keyUsages);
    const normalized = normalize(algorithm, 'importKey');
    checkKeyData(type, keyData);
    return keys.importKey(type, data, normalized, !!extractable, usages);
  }

  async exportKey(format, key) {
    begin(this, 'exportKey', arguments.length, 2);
    return keys.exportKey(toFormat('exportKey', 1, format), toKey('exportKey', 2, key));
  }

  async wrapKey(format, key, wrappingKey, wrapAlgorithm) {
    begin(this, 'wrapKey', arguments.length, 4);
    const type = toFormat('wrapKey', 1, format);
    const wrapped = toKey('wrapKey', 2, key);
    const wrapper = toKey('wrapKey', 3, wrappingKey);
    const normalized = wrapping(wrapAlgorithm, 'wrapKey', 'encrypt');
    checkKey(wrapper, normalized.name, 'wrapKey', 'wrapKey');
    const { Buffer } = require('buffer');
    let bytes = keys.exportKey(type, wrapped);
    if (type === 'jwk') {
      bytes = Buffer.from(JSON.stringify(bytes));
      // AES-KW needs whole blocks of eight bytes; padding a JSON Web Key with white space does not change it.
      if (normalized.name === 'AES-KW' && bytes.length % 8 !== 0)
        bytes = Buffer.concat([bytes, Buffer.alloc(8 - (bytes.length % 8), ' ')]);
    }
    return operations.cipher(true, normalized, wrapper, Buffer.from(bytes));
  }

  async unwrapKey(format, wrappedKey, unwrappingKey, unwrapAlgorithm, unwrappedKeyAlgorithm, extractable, keyUsages) {
    begin(this, 'unwrapKey', arguments.length, 7);
    const type = toFormat('unwrapKey', 1, format);
    const sealed = toBuffer('unwrapKey', 2, wrappedKey);
    const wrapper = toKey('unwrapKey', 3, unwrappingKey);
    const usages = toUsages('unwrapKey', 7, keyUsages);
    const normalized = wrapping(unwrapAlgorithm, 'unwrapKey', 'decrypt');
    const imported = normalize(unwrappedKeyAlgorithm, 'importKey');
    checkKey(wrapper, normalized.name, 'unwrapKey', 'unwrapKey');
    let data = require('buffer').Buffer.from(await operations.cipher(false, normalized, wrapper, sealed));
    if (type === 'jwk') {
      try {
        data = JSON.parse(data.toString('utf8'));
      } catch (error) {
        throw failure('DataError', 'Invalid wrapped JWK key', error);
      }
    }
    return keys.importKey(type, data, imported, !!extractable, usages);
  }

  async getPublicKey(key, keyUsages) {
    begin(this, 'getPublicKey', arguments.length, 2);
    return keys.getPublicKey(toKey('getPublicKey', 1, key), toUsages('getPublicKey', 2, keyUsages));
  }

  async encapsulateBits(encapsulationAlgorithm, encapsulationKey) {
    begin(this, 'encapsulateBits', arguments.length, 2);
    const key = toKey('encapsulateBits', 2, encapsulationKey);
    checkKey(key, normalize(encapsulationAlgorithm, 'encapsulate').name, 'encapsulateBits');
    return operations.encapsulate(key);
  }

  async encapsulateKey(encapsulationAlgorithm, encapsulationKey, sharedKeyAlgorithm, extractable, keyUsages) {
    begin(this, 'encapsulateKey', arguments.length, 5);
    const key = toKey('encapsulateKey', 2, encapsulationKey);
    const usages = toUsages('encapsulateKey', 5, keyUsages);
    const normalized = normalize(encapsulationAlgorithm, 'encapsulate');
    const imported = normalize(sharedKeyAlgorithm, 'importKey');
    checkKey(key, normalized.name, 'encapsulateKey');
    const { sharedKey, ciphertext } = await operations.encapsulate(key);
    return { ciphertext, sharedKey: keys.importKey('raw-secret', sharedKey, imported, !!extractable, usages) };
  }

  async decapsulateBits(decapsulationAlgorithm, decapsulationKey, ciphertext) {
    begin(this, 'decapsulateBits', arguments.length, 3);
    const key = toKey('decapsulateBits', 2, decapsulationKey);
    const sealed = toBuffer('decapsulateBits', 3, ciphertext);
    checkKey(key, normalize(decapsulationAlgorithm, 'decapsulate').name, 'decapsulateBits');
    return operations.decapsulate(key, sealed);
  }

  async decapsulateKey(
    decapsulationAlgorithm,
    decapsulationKey,
    ciphertext,
    sharedKeyAlgorithm,
    extractable,
    keyUsages,
  ) {
    begin(this, 'decapsulateKey', arguments.length, 6);
    const key = toKey('decapsulateKey', 2, decapsulationKey);
    const sealed = toBuffer('decapsulateKey', 3, ciphertext);
    const usages = toUsages('decapsulateKey', 6, keyUsages);
    const normalized = normalize(decapsulationAlgorithm, 'decapsulate');
    const imported = normalize(sharedKeyAlgorithm, 'importKey');
    checkKey(key, normalized.name, 'decapsulateKey');
    return keys.importKey('raw-secret', await operations.decapsulate(key, sealed), imported, !!extractable, usages);
  }
}

enumerableMembers(
  SubtleCrypto.prototype,
  Object.getOwnPropertyNames(SubtleCrypto.prototype).filter((name) => name !== 'constructor'),
);
Object.defineProperty(SubtleCrypto.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'SubtleCrypto',
});

module.exports = { SubtleCrypto, subtle: new SubtleCrypto(kMade) };
