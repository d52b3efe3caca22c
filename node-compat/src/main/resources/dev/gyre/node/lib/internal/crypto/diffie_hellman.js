// Shared secrets: DiffieHellman, ECDH, diffieHellman() and encapsulation. https://nodejs.org/api/crypto.html#class-diffiehellman

const { Buffer } = require('buffer');
const { codedError, nodeError, nodeErrorWith } = require('internal/errors');
const { validateFunction, validateInt32, validateObject, validateString } = require('internal/validators');
const { BYTES, encoded, isBytes, toBytes } = require('internal/crypto/util');
const { groupNamed } = require('internal/crypto/dh_groups');

const binding = internalBinding('crypto_exchange');
const states = new WeakMap();
const LEAST_BYTES = 64;
const DEFAULT_GENERATOR = 2;

const bytesOf = (number) => {
  const hex = number.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
};

// ---- numbers ------------------------------------------------------------------------------------------------------

// The input and output encodings of an exchange.
class Exchange {
  constructor(prime, generator) {
    this.prime = Buffer.from(prime);
    this.generator = Buffer.from(generator);
    this.privateKey = undefined;
    this.publicKey = undefined;
  }
}

const noKey = (kind) =>
  codedError(Error, 'ERR_CRYPTO_INVALID_STATE', `No ${kind} key - did you forget to generate one?`);

function toGenerator(generator, encoding) {
  if (!generator) return bytesOf(BigInt(DEFAULT_GENERATOR));
  if (typeof generator === 'number') {
    validateInt32(generator, 'generator');
    return generator > 0 ? bytesOf(BigInt(generator)) : Buffer.from([0]);
  }
  if (typeof generator === 'string') return Buffer.from(generator, encoding);
  if (!isBytes(generator))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'generator', ['number', 'string', ...BYTES], generator);
  return Buffer.from(
    ArrayBuffer.isView(generator)
      ? new Uint8Array(generator.buffer, generator.byteOffset, generator.byteLength)
      : generator,
  );
}

function openssl(number, words, reason) {
  const error = new Error(`error:${number}:${words}::${reason}`);
  error.library = words;
  error.reason = reason;
  error.code = `ERR_OSSL_${words.startsWith('big') ? 'BN' : 'DH'}_${reason.toUpperCase().replaceAll(' ', '_')}`;
  return error;
}

const isSmall = (bytes) => bytes.every((byte, i) => byte === 0 || (i === bytes.length - 1 && byte < 2));

function DiffieHellman(sizeOrKey, keyEncoding, generator, genEncoding) {
  if (!new.target) return new DiffieHellman(sizeOrKey, keyEncoding, generator, genEncoding);
  if (typeof sizeOrKey !== 'number' && typeof sizeOrKey !== 'string' && !isBytes(sizeOrKey)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'sizeOrKey', ['number', 'string', ...BYTES], sizeOrKey);
  }
  if (typeof sizeOrKey === 'number') validateInt32(sizeOrKey, 'sizeOrKey');
  if (keyEncoding && !Buffer.isEncoding(keyEncoding) && keyEncoding !== 'buffer') {
    genEncoding = generator;
    generator = keyEncoding;
    keyEncoding = false;
  }
  const prime = typeof sizeOrKey === 'number' ? undefined : toBytes(sizeOrKey, 'sizeOrKey', keyEncoding || undefined);
  const g = toGenerator(generator, genEncoding);
  if (prime === undefined && sizeOrKey < 2) throw openssl('0280007E', 'Diffie-Hellman routines', 'modulus too small');
  if (isSmall(g)) throw openssl('02800065', 'Diffie-Hellman routines', 'bad generator');
  const p = prime ?? binding.newPrime(sizeOrKey, Number(`0x${g.toString('hex')}`));
  states.set(this, new Exchange(ArrayBuffer.isView(p) ? Buffer.from(p.buffer, p.byteOffset, p.byteLength) : p, g));
  const { prime: made, generator: base } = states.get(this);
  this.verifyError = prime === undefined ? 0 : binding.check(made, base);
}

function generateKeys(encoding) {
  const state = states.get(this);
  state.privateKey ??= Buffer.from(binding.privateNumber(state.prime));
  state.publicKey = Buffer.from(binding.power(state.generator, state.privateKey, state.prime, true));
  return encoded(state.publicKey, encoding);
}

function computeSecret(key, inEnc, outEnc) {
  const other = toBytes(key, 'key', inEnc);
  const state = states.get(this);
  const range = binding.rangeOf(other, state.prime);
  if (range !== 0)
    throw codedError(RangeError, 'ERR_CRYPTO_INVALID_KEYLEN', `Supplied key is too ${range < 0 ? 'small' : 'large'}`);
  if (state.privateKey === undefined || state.prime.length < LEAST_BYTES) {
    throw codedError(Error, 'ERR_CRYPTO_OPERATION_FAILED', 'Failed to compute shared secret');
  }
  return encoded(binding.power(other, state.privateKey, state.prime, true), outEnc);
}

const getter = (name, kind) =>
  function (encoding) {
    const value = states.get(this)[name];
    if (value === undefined) throw noKey(kind);
    return encoded(value, encoding);
  };

const named = (name, action) =>
  Object.defineProperty(action, 'name', { __proto__: null, value: name, configurable: true });
const getters = {
  getPrime: named('getPrime', getter('prime')),
  getGenerator: named('getGenerator', getter('generator')),
  getPublicKey: named('getPublicKey', getter('publicKey', 'public')),
  getPrivateKey: named('getPrivateKey', getter('privateKey', 'private')),
};
const setters = {
  setPublicKey(key, encoding) {
    states.get(this).publicKey = Buffer.from(toBytes(key, 'key', encoding));
    return this;
  },
  setPrivateKey(key, encoding) {
    states.get(this).privateKey = Buffer.from(toBytes(key, 'key', encoding));
    return this;
  },
};
Object.assign(DiffieHellman.prototype, { generateKeys, computeSecret }, getters, setters);

function unknownGroup() {
  return codedError(Error, 'ERR_CRYPTO_UNKNOWN_DH_GROUP', 'Unknown DH group');
}

function DiffieHellmanGroup(name) {
  if (!new.target) return new DiffieHellmanGroup(name);
  const prime = groupNamed(`${name}`);
  if (prime === undefined) throw unknownGroup();
  states.set(this, new Exchange(prime, [DEFAULT_GENERATOR]));
  this.verifyError = 0;
}
Object.assign(DiffieHellmanGroup.prototype, { generateKeys, computeSecret }, getters);

// The group that generateKeyPair('dh') uses for a group name.
function groupOptions(name) {
  const prime = groupNamed(name);
  if (prime === undefined) throw unknownGroup();
  return { prime, primeLength: 0, generator: DEFAULT_GENERATOR, privateLength: 0 };
}

function createDiffieHellman(sizeOrKey, keyEncoding, generator, generatorEncoding) {
  return new DiffieHellman(sizeOrKey, keyEncoding, generator, generatorEncoding);
}

function createDiffieHellmanGroup(name) {
  return new DiffieHellmanGroup(name);
}

// ---- points -------------------------------------------------------------------------------------------------------

const forms = { __proto__: null, compressed: 2, uncompressed: 4, hybrid: 6 };

function toForm(format) {
  if (!format) return forms.uncompressed;
  const form = forms[format];
  if (form === undefined)
    throw nodeErrorWith(TypeError, 'ERR_CRYPTO_ECDH_INVALID_FORMAT', `Invalid ECDH format: ${format}`);
  return form;
}

function checkCurve(curve) {
  validateString(curve, 'curve');
  if (!binding.isCurve(curve)) throw codedError(TypeError, 'ERR_CRYPTO_INVALID_CURVE', 'Invalid EC curve name');
}

// Whether a public key that a program has set is not that of the private key.
function isMismatched({ curve, privateKey, publicKey, isPublicKeySet }) {
  if (privateKey === undefined || !isPublicKeySet) return false;
  return !publicKey.equals(Buffer.from(binding.point(curve, privateKey, forms.uncompressed)));
}

function ECDH(curve) {
  if (!new.target) return new ECDH(curve);
  checkCurve(curve);
  states.set(this, { curve, privateKey: undefined, publicKey: undefined, isPublicKeySet: false });
}

Object.assign(ECDH.prototype, {
  computeSecret(key, inEnc, outEnc) {
    const other = toBytes(key, 'key', inEnc);
    const state = states.get(this);
    const { curve, privateKey } = state;
    if (isMismatched(state)) throw codedError(RangeError, 'ERR_CRYPTO_INVALID_KEYPAIR', 'Invalid key pair');
    if (binding.convert(curve, other, forms.uncompressed) === undefined) {
      throw nodeErrorWith(Error, 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY', 'Public key is not valid for specified curve');
    }
    if (privateKey === undefined) throw codedError(Error, 'ERR_CRYPTO_OPERATION_FAILED', 'Failed to compute ECDH key');
    const secret = binding.pointSecret(curve, privateKey, other);
    return encoded(secret, outEnc);
  },
  setPrivateKey(key, encoding) {
    const number = Buffer.from(toBytes(key, 'key', encoding));
    const state = states.get(this);
    if (!binding.isScalar(state.curve, number))
      throw codedError(RangeError, 'ERR_CRYPTO_INVALID_KEYTYPE', 'Private key is not valid for specified curve.');
    state.privateKey = number;
    state.publicKey = Buffer.from(binding.point(state.curve, number, forms.uncompressed));
    state.isPublicKeySet = false;
    return this;
  },
  setPublicKey(key, encoding) {
    const state = states.get(this);
    const point = binding.convert(state.curve, toBytes(key, 'key', encoding), forms.uncompressed);
    if (point === undefined)
      throw codedError(Error, 'ERR_CRYPTO_OPERATION_FAILED', 'Failed to convert Buffer to EC_POINT');
    state.publicKey = Buffer.from(point);
    state.isPublicKeySet = true;
    return this;
  },
  getPrivateKey(encoding) {
    const { privateKey } = states.get(this);
    if (privateKey === undefined)
      throw codedError(Error, 'ERR_CRYPTO_OPERATION_FAILED', 'Failed to get ECDH private key');
    return encoded(privateKey, encoding);
  },
  generateKeys(encoding, format) {
    const state = states.get(this);
    state.privateKey = Buffer.from(binding.scalar(state.curve));
    state.publicKey = Buffer.from(binding.point(state.curve, state.privateKey, forms.uncompressed));
    state.isPublicKeySet = false;
    return this.getPublicKey(encoding, format);
  },
  getPublicKey(encoding, format) {
    const form = toForm(format);
    const { curve, publicKey } = states.get(this);
    if (publicKey === undefined)
      throw codedError(Error, 'ERR_CRYPTO_OPERATION_FAILED', 'Failed to get ECDH public key');
    return encoded(binding.convert(curve, publicKey, form), encoding);
  },
});

ECDH.convertKey = function convertKey(key, curve, inEnc, outEnc, format) {
  validateString(curve, 'curve');
  const point = toBytes(key, 'key', inEnc);
  checkCurve(curve);
  const form = toForm(format);
  const converted = binding.convert(curve, point, form);
  if (converted === undefined)
    throw codedError(Error, 'ERR_CRYPTO_OPERATION_FAILED', 'Failed to convert Buffer to EC_POINT');
  return encoded(converted, outEnc);
};

function createECDH(curve) {
  return new ECDH(curve);
}

// ---- keys ---------------------------------------------------------------------------------------------------------

const kindOf = (handle) => internalBinding('crypto_keys').type(handle);

// https://nodejs.org/api/crypto.html#cryptodiffiehellmanoptions-callback
function diffieHellman(options, callback) {
  validateObject(options, 'options');
  if (callback !== undefined) validateFunction(callback, 'callback');
  const { preparePrivate, preparePublicOrPrivate } = require('internal/crypto/key_encoding');
  const { isKeyObject, wrongType } = require('internal/crypto/keys');
  const { privateKey, publicKey } = options;
  if (privateKey === undefined || privateKey === null)
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.privateKey', privateKey);
  if (publicKey === undefined || publicKey === null)
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.publicKey', publicKey);
  if (isKeyObject(privateKey) && privateKey.type !== 'private') throw wrongType(privateKey.type, 'private');
  const own = preparePrivate(privateKey);
  const other = preparePublicOrPrivate(publicKey);
  const ownKind = kindOf(own);
  const otherKind = kindOf(other);
  if (ownKind !== otherKind || !['dh', 'ec', 'x25519', 'x448'].includes(ownKind)) {
    throw nodeErrorWith(
      Error,
      'ERR_CRYPTO_INCOMPATIBLE_KEY',
      `Incompatible key types for Diffie-Hellman: ${ownKind} and ${otherKind}`,
    );
  }
  if (callback === undefined) return Buffer.from(binding.secret(own, other));
  binding.secret(own, other, (error, secret) => {
    if (error) callback(error);
    else callback(null, Buffer.from(secret));
  });
  return undefined;
}

// https://nodejs.org/api/crypto.html#cryptoencapsulatekey-callback
function encapsulate(key, callback) {
  if (callback !== undefined) validateFunction(callback, 'callback');
  const handle = require('internal/crypto/key_encoding').preparePublicOrPrivate(key);
  const convert = ([sharedKey, ciphertext]) => ({
    sharedKey: Buffer.from(sharedKey),
    ciphertext: Buffer.from(ciphertext),
  });
  if (callback === undefined) return convert(binding.encapsulate(handle));
  binding.encapsulate(handle, (error, result) => {
    if (error) callback(error);
    else callback(null, convert(result));
  });
  return undefined;
}

// https://nodejs.org/api/crypto.html#cryptodecapsulatekey-ciphertext-callback
function decapsulate(key, ciphertext, callback) {
  if (callback !== undefined) validateFunction(callback, 'callback');
  const handle = require('internal/crypto/key_encoding').preparePrivate(key);
  const sealed = toBytes(ciphertext, 'ciphertext');
  if (callback === undefined) return Buffer.from(binding.decapsulate(handle, sealed));
  binding.decapsulate(handle, sealed, (error, secret) => {
    if (error) callback(error);
    else callback(null, Buffer.from(secret));
  });
  return undefined;
}

const getCurves = () => internalBinding('crypto_keys').curves();

module.exports = {
  DiffieHellman,
  DiffieHellmanGroup,
  ECDH,
  createDiffieHellman,
  createDiffieHellmanGroup,
  createECDH,
  decapsulate,
  diffieHellman,
  encapsulate,
  getCurves,
  getDiffieHellman: createDiffieHellmanGroup,
  groupOptions,
};
