// Symmetric ciphers. https://nodejs.org/api/crypto.html#class-cipheriv

const { Buffer } = require('buffer');
const { StringDecoder } = require('string_decoder');
const { codedError, nodeError, nodeErrorWith } = require('internal/errors');
const { LazyTransform } = require('internal/streams/lazy_transform');
const { normalizeEncoding } = require('internal/util');
const { validateInt32, validateObject, validateString } = require('internal/validators');
const { toBytes, toData } = require('internal/crypto/util');

const { Cipher, find, names, takesIv } = internalBinding('crypto_cipher');

const kHandle = Symbol('kHandle');
const DEFAULT_TAG = 16;
const SHORTEST_SAFE_TAG = 12;

// The state of a cipher operation, stored on its handle.
class State {
  constructor(info, encrypts, ivLength, tagLength) {
    this.info = info;
    this.encrypts = encrypts;
    this.ivLength = ivLength;
    this.tagLength = tagLength;
    this.begun = false;
    this.finished = false;
    this.tagged = false;
    this.plaintextLength = -1;
  }

  get isAuthenticated() {
    return this.info.isAuthenticated;
  }
}

const states = new WeakMap();
const stateOf = (self) => states.get(self[kHandle]);

const invalidTag = (length) =>
  codedError(TypeError, 'ERR_CRYPTO_INVALID_AUTH_TAG', `Invalid authentication tag length: ${length}`);
const invalidState = (operation) =>
  nodeErrorWith(Error, 'ERR_CRYPTO_INVALID_STATE', `Invalid state for operation ${operation}`);
const invalidMessageLength = () => codedError(RangeError, 'ERR_CRYPTO_INVALID_MESSAGELEN', 'Invalid message length');

function tagOption(options) {
  const length = options?.authTagLength;
  if (length === undefined || length === null) return -1;
  if (length >>> 0 !== length) throw nodeError('ERR_INVALID_ARG_VALUE', 'options.authTagLength', length);
  return length;
}

const isGcmTag = (length) => length === 4 || length === 8 || (length >= SHORTEST_SAFE_TAG && length <= DEFAULT_TAG);

// Validates the length of the tag; returns -1 for GCM if none is given.
function checkTag(info, length) {
  if (!info.isAuthenticated) return 0;
  if (info.mode === 'gcm') {
    if (length !== -1 && !isGcmTag(length)) throw invalidTag(length);
    return length;
  }
  if (length === -1) {
    if (info.name === 'chacha20-poly1305') return DEFAULT_TAG;
    throw codedError(TypeError, 'ERR_CRYPTO_INVALID_AUTH_TAG', `authTagLength required for ${info.name}`);
  }
  const isRight =
    info.mode === 'ccm'
      ? length % 2 === 0 && length >= 4 && length <= DEFAULT_TAG
      : length >= 1 && length <= DEFAULT_TAG;
  if (!isRight) throw invalidTag(length);
  return length;
}

function begin(self, name, key, iv, encrypts, options) {
  validateString(name, 'cipher');
  const encoding = options?.encoding;
  const secret = require('internal/crypto/keys').secretBytes(key, 'key', encoding);
  if (iv !== null) iv = toBytes(iv, 'iv', encoding);
  const asked = tagOption(options);
  const info = find(name);
  if (info === undefined) throw codedError(Error, 'ERR_CRYPTO_UNKNOWN_CIPHER', 'Unknown cipher');
  const ivBytes = iv ?? Buffer.alloc(0);
  if ((iv === null && info.ivLength > 0) || !takesIv(info.name, ivBytes.byteLength)) {
    throw codedError(TypeError, 'ERR_CRYPTO_INVALID_IV', 'Invalid initialization vector');
  }
  if (secret.byteLength !== info.keyLength)
    throw codedError(RangeError, 'ERR_CRYPTO_INVALID_KEYLEN', 'Invalid key length');
  const tagLength = checkTag(info, asked);
  self[kHandle] = new Cipher(info.name, encrypts, secret, ivBytes, tagLength === -1 ? DEFAULT_TAG : tagLength);
  states.set(self[kHandle], new State(info, encrypts, ivBytes.byteLength, tagLength));
  self._decoder = null;
  LazyTransform.call(self, options);
}

function checkMessageLength(state, length) {
  if (length >= 2 ** (8 * (15 - state.ivLength))) throw invalidMessageLength();
}

// A decoder for text output; all of the output must have the same encoding.
function decoderOf(self, encoding) {
  const normal = normalizeEncoding(encoding);
  self._decoder ??= new StringDecoder(encoding);
  if (self._decoder.encoding !== normal) {
    if (normal === undefined) throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
    throw nodeError(
      'ERR_INVALID_ARG_VALUE',
      'outputEncoding',
      encoding,
      `cannot be changed from '${self._decoder.encoding}'`,
    );
  }
  return self._decoder;
}

function unsupported() {
  return new Error('Trying to add data in unsupported state');
}

function updateBytes(self, data) {
  const state = stateOf(self);
  if (state.finished) throw unsupported();
  if (state.info.mode === 'ccm') {
    checkMessageLength(state, data.byteLength);
    if (state.plaintextLength >= 0 && state.plaintextLength !== data.byteLength) throw unsupported();
  }
  const bytes = self[kHandle].update(data);
  if (bytes === undefined) throw unsupported();
  state.begun = true;
  return Buffer.from(bytes);
}

function finalBytes(self) {
  const state = stateOf(self);
  if (state.finished) throw codedError(Error, 'ERR_CRYPTO_INVALID_STATE', 'Invalid state');
  state.finished = true;
  if (!state.encrypts && state.isAuthenticated && !state.tagged)
    throw new Error('Unsupported state or unable to authenticate data');
  return Buffer.from(self[kHandle].finish());
}

const methods = {
  _transform(chunk, encoding, callback) {
    this.push(updateBytes(this, toData(chunk, encoding)));
    callback();
  },

  _flush(callback) {
    try {
      this.push(finalBytes(this));
    } catch (error) {
      callback(error);
      return;
    }
    callback();
  },

  update(data, inputEncoding, outputEncoding) {
    const bytes = updateBytes(this, toData(data, inputEncoding));
    if (outputEncoding && outputEncoding !== 'buffer') return decoderOf(this, outputEncoding).write(bytes);
    return bytes;
  },

  final(outputEncoding) {
    const bytes = finalBytes(this);
    if (outputEncoding && outputEncoding !== 'buffer') return decoderOf(this, outputEncoding).end(bytes);
    return bytes;
  },

  setAutoPadding(autoPadding) {
    if (stateOf(this).finished) throw invalidState('setAutoPadding');
    this[kHandle].autoPadding(autoPadding === undefined || !!autoPadding);
    return this;
  },
};

function getAuthTag() {
  const state = stateOf(this);
  if (!state.isAuthenticated || !state.finished || !state.encrypts) throw invalidState('getAuthTag');
  return Buffer.from(this[kHandle].tag());
}

function setAuthTag(tagbuf, encoding) {
  const tag = toBytes(tagbuf, 'buffer', encoding);
  const state = stateOf(this);
  if (!state.isAuthenticated || state.finished || state.tagged || state.encrypts) throw invalidState('setAuthTag');
  const length = tag.byteLength;
  const isRight =
    state.info.mode === 'gcm'
      ? (state.tagLength === -1 || state.tagLength === length) && isGcmTag(length)
      : state.tagLength === length;
  if (!isRight) throw invalidTag(length);
  if (state.info.mode === 'gcm' && state.tagLength === -1 && length !== DEFAULT_TAG) {
    process.emitWarning(
      'Using AES-GCM authentication tags of less than 128 bits without specifying the authTagLength option when initializing ' +
        'decryption is deprecated.',
      'DeprecationWarning',
      'DEP0182',
    );
  }
  this[kHandle].expectTag(tag);
  state.tagged = true;
  return this;
}

function setAAD(aadbuf, options) {
  const encoding = options?.encoding;
  let plaintextLength = options?.plaintextLength;
  const data = toBytes(aadbuf, 'aadbuf', encoding);
  if (plaintextLength !== undefined && plaintextLength !== null) {
    if (plaintextLength >>> 0 !== plaintextLength)
      throw nodeError('ERR_INVALID_ARG_VALUE', 'options.plaintextLength', plaintextLength);
  } else {
    plaintextLength = -1;
  }
  const state = stateOf(this);
  if (state.finished || !state.isAuthenticated || state.begun) throw invalidState('setAAD');
  if (state.info.mode === 'ccm') {
    if (plaintextLength < 0)
      throw codedError(TypeError, 'ERR_MISSING_ARGS', 'options.plaintextLength required for CCM mode with AAD');
    checkMessageLength(state, plaintextLength);
    state.plaintextLength = plaintextLength;
  }
  this[kHandle].additionalData(data, plaintextLength);
  return this;
}

// https://nodejs.org/api/crypto.html#class-cipheriv
function Cipheriv(cipher, key, iv, options) {
  if (!new.target) return new Cipheriv(cipher, key, iv, options);
  begin(this, cipher, key, iv, true, options);
}

// https://nodejs.org/api/crypto.html#class-decipheriv
function Decipheriv(cipher, key, iv, options) {
  if (!new.target) return new Decipheriv(cipher, key, iv, options);
  begin(this, cipher, key, iv, false, options);
}

for (const [Class, own] of [
  [Cipheriv, { getAuthTag }],
  [Decipheriv, { setAuthTag }],
]) {
  Object.setPrototypeOf(Class.prototype, LazyTransform.prototype);
  Object.setPrototypeOf(Class, LazyTransform);
  Object.assign(Class.prototype, methods, own, { setAAD });
}

function createCipheriv(cipher, key, iv, options) {
  return new Cipheriv(cipher, key, iv, options);
}

function createDecipheriv(cipher, key, iv, options) {
  return new Decipheriv(cipher, key, iv, options);
}

const getCiphers = () => names();

// https://nodejs.org/api/crypto.html#cryptogetcipherinfonameornid-options
function getCipherInfo(nameOrNid, options) {
  if (typeof nameOrNid !== 'string' && typeof nameOrNid !== 'number') {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'nameOrNid', ['string', 'number'], nameOrNid);
  }
  let keyLength;
  let ivLength;
  if (options !== undefined) {
    validateObject(options, 'options');
    ({ keyLength, ivLength } = options);
    if (keyLength !== undefined) validateInt32(keyLength, 'options.keyLength');
    if (ivLength !== undefined) validateInt32(ivLength, 'options.ivLength');
  }
  const info = find(nameOrNid);
  if (info === undefined || (keyLength !== undefined && keyLength !== info.keyLength)) return undefined;
  if (ivLength !== undefined && (info.ivLength === 0 || !takesIv(info.name, ivLength))) return undefined;
  const result = { __proto__: null, mode: info.mode, name: info.shownName, nid: info.nid, keyLength: info.keyLength };
  if (info.blockSize > 0) result.blockSize = info.blockSize;
  if (info.ivLength > 0) result.ivLength = ivLength ?? info.ivLength;
  return result;
}

module.exports = { Cipheriv, Decipheriv, createCipheriv, createDecipheriv, getCipherInfo, getCiphers };
