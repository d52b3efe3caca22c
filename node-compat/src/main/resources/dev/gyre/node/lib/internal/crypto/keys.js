// KeyObject. https://nodejs.org/api/crypto.html#class-keyobject

const { Buffer } = require('buffer');
const { nodeError, nodeErrorWith } = require('internal/errors');
const { kClone } = require('internal/util');
const {
  validateFunction,
  validateInteger,
  validateObject,
  validateOneOf,
  validateString,
} = require('internal/validators');
const { BYTES, isBytes } = require('internal/crypto/util');

const { isEqual } = internalBinding('crypto');

// The handle of a key in Java, or the bytes of a secret, by KeyObject.
const materials = new WeakMap();
let knowsCryptoKey;

// Marks a key as created by this module.
class Material {
  constructor(value) {
    this.value = value;
  }
}

class KeyObject {
  #type;

  constructor(type, handle) {
    if (type !== 'secret' && type !== 'public' && type !== 'private')
      throw nodeError('ERR_INVALID_ARG_VALUE', 'type', type);
    if (!(handle instanceof Material)) throw nodeError('ERR_INVALID_ARG_TYPE', 'handle', 'object', handle);
    this.#type = type;
    materials.set(this, handle.value);
  }

  get type() {
    return this.#type;
  }

  static from(key) {
    if (!isCryptoKey(key)) throw nodeError('ERR_INVALID_ARG_TYPE', 'key', 'CryptoKey', key);
    return require('internal/crypto/crypto_key').keyObjectOf(key);
  }

  toCryptoKey(algorithm, extractable, usages) {
    return require('internal/crypto/webcrypto/keys').toCryptoKey(this, algorithm, extractable, usages);
  }

  equals(otherKeyObject) {
    if (!(otherKeyObject instanceof KeyObject))
      throw nodeError('ERR_INVALID_ARG_TYPE', 'otherKeyObject', 'KeyObject', otherKeyObject);
    if (otherKeyObject.type !== this.type) return false;
    const mine = materials.get(this);
    const other = materials.get(otherKeyObject);
    if (this.type === 'secret') return mine.byteLength === other.byteLength && isEqual(mine, other);
    return keyBinding().isSame(mine, other);
  }
}
Object.defineProperty(KeyObject.prototype, kClone, {
  __proto__: null,
  value() {
    const { type } = this;
    const material = materials.get(this);
    const data =
      type === 'secret'
        ? material
        : type === 'public'
          ? keyBinding().exportPublic(material, 'spki', false)
          : keyBinding().exportPrivate(material, 'pkcs8', false);
    return { module: 'internal/crypto/keys', name: 'receiveKeyObject', data: { type, data } };
  },
});
Object.defineProperty(KeyObject.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'KeyObject',
});

function keyBinding() {
  return internalBinding('crypto_keys');
}

class SecretKeyObject extends KeyObject {
  constructor(bytes) {
    super('secret', new Material(bytes));
  }

  get symmetricKeySize() {
    return materials.get(this).byteLength;
  }

  export(options) {
    const bytes = materials.get(this);
    if (options !== undefined) {
      validateObject(options, 'options');
      validateOneOf(options.format, 'options.format', [undefined, 'buffer', 'jwk']);
      if (options.format === 'jwk') return { kty: 'oct', k: bytes.toString('base64url') };
    }
    return Buffer.from(bytes);
  }
}

class AsymmetricKeyObject extends KeyObject {
  #details;

  get asymmetricKeyType() {
    return keyBinding().type(materials.get(this));
  }

  get asymmetricKeyDetails() {
    return { ...(this.#details ??= keyBinding().details(materials.get(this))) };
  }
}

class PublicKeyObject extends AsymmetricKeyObject {
  constructor(handle) {
    super('public', new Material(handle));
  }

  export(options) {
    return require('internal/crypto/key_encoding').exportPublic(materials.get(this), this.asymmetricKeyType, options);
  }
}

class PrivateKeyObject extends AsymmetricKeyObject {
  constructor(handle) {
    super('private', new Material(handle));
  }

  export(options) {
    return require('internal/crypto/key_encoding').exportPrivate(materials.get(this), this.asymmetricKeyType, options);
  }
}

const isKeyObject = (value) => value instanceof KeyObject;

function isCryptoKey(value) {
  knowsCryptoKey ??= require('internal/crypto/crypto_key').isCryptoKey;
  return knowsCryptoKey(value);
}

// The KeyObject of a KeyObject or CryptoKey.
const toKeyObject = (key) => (isKeyObject(key) ? key : require('internal/crypto/crypto_key').keyObjectOf(key));
const materialOf = (key) => materials.get(key);

const wrongType = (type, expected) =>
  nodeErrorWith(
    TypeError,
    'ERR_CRYPTO_INVALID_KEY_OBJECT_TYPE',
    `Invalid key object type ${type}, expected ${expected}.`,
  );

// The bytes of a secret KeyObject or CryptoKey.
function bytesOf(key) {
  if (key.type !== 'secret') throw wrongType(key.type, 'secret');
  return materials.get(toKeyObject(key));
}

// The bytes of a secret in any form.
function secretBytes(key, name, encoding) {
  if (typeof key === 'string') return Buffer.from(key, encoding === 'buffer' ? 'utf8' : encoding);
  if (isBytes(key)) return key;
  if (isKeyObject(key) || isCryptoKey(key)) return bytesOf(key);
  throw nodeError('ERR_INVALID_ARG_TYPE', name, ['string', ...BYTES, 'KeyObject', 'CryptoKey'], key);
}

function createSecretKey(key, encoding) {
  if (typeof key === 'string') return new SecretKeyObject(Buffer.from(key, encoding === 'buffer' ? 'utf8' : encoding));
  if (!isBytes(key)) throw nodeError('ERR_INVALID_ARG_TYPE', 'key', BYTES, key);
  const view = ArrayBuffer.isView(key)
    ? new Uint8Array(key.buffer, key.byteOffset, key.byteLength)
    : new Uint8Array(key);
  return new SecretKeyObject(Buffer.from(view));
}

const keyObjectOfHandle = (handle) =>
  keyBinding().isPrivate(handle) ? new PrivateKeyObject(handle) : new PublicKeyObject(handle);

function createPublicKey(key) {
  return new PublicKeyObject(require('internal/crypto/key_encoding').preparePublic(key));
}

function createPrivateKey(key) {
  return new PrivateKeyObject(require('internal/crypto/key_encoding').prepareNewPrivate(key));
}

// The deserializing counterpart of kClone.
function receiveKeyObject({ type, data }) {
  if (type === 'secret') return new SecretKeyObject(Buffer.copyBytesFrom(data));
  return type === 'public'
    ? new PublicKeyObject(keyBinding().publicFromDer(data, 'spki'))
    : new PrivateKeyObject(keyBinding().privateFromDer(data, 'pkcs8'));
}

// ---- new secrets --------------------------------------------------------------------------------------------------

const AES_LENGTHS = [128, 192, 256];

function secretLength(type, options) {
  validateString(type, 'type');
  validateObject(options, 'options');
  const { length } = options;
  if (type === 'hmac') validateInteger(length, 'options.length', 8, 2 ** 31 - 1);
  else if (type === 'aes') validateOneOf(length, 'options.length', AES_LENGTHS);
  else throw nodeError('ERR_INVALID_ARG_VALUE', 'type', type, 'must be a supported key type');
  return Math.floor(length / 8);
}

function generateKey(type, options, callback) {
  const length = secretLength(type, options);
  validateFunction(callback, 'callback');
  require('internal/crypto/random').randomBytes(length, (error, bytes) => {
    if (error) callback(error);
    else callback(null, new SecretKeyObject(bytes));
  });
}

function generateKeySync(type, options) {
  return new SecretKeyObject(require('internal/crypto/random').randomBytes(secretLength(type, options)));
}

module.exports = {
  KeyObject,
  PrivateKeyObject,
  PublicKeyObject,
  SecretKeyObject,
  bytesOf,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKey,
  generateKeySync,
  isCryptoKey,
  isKeyObject,
  keyObjectOfHandle,
  materialOf,
  receiveKeyObject,
  secretBytes,
  toKeyObject,
  wrongType,
};
