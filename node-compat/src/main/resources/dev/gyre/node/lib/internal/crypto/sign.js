// Signatures, and RSA encryption. https://nodejs.org/api/crypto.html#class-sign

const { Buffer } = require('buffer');
const { codedError, nodeError, nodeErrorWith } = require('internal/errors');
const { Writable } = require('stream');
const { validateFunction, validateString } = require('internal/validators');
const { canonicalDigest, encoded, toBytes, toData } = require('internal/crypto/util');
const { preparePrivate, preparePublicOrPrivate } = require('internal/crypto/key_encoding');
const { kEmptyObject } = require('internal/util');

const { Digest } = internalBinding('crypto');
const binding = internalBinding('crypto_sign');
const kState = Symbol('kHandle');

function integerOption(name, options) {
  const value = options[name];
  if (value === undefined || (typeof value === 'number' && value === value >> 0)) return value;
  throw nodeError('ERR_INVALID_ARG_VALUE', `options.${name}`, value);
}

function isPlainOption(options) {
  const encoding = typeof options === 'object' && options !== null ? options.dsaEncoding : undefined;
  if (encoding === undefined || encoding === 'der') return false;
  if (encoding === 'ieee-p1363') return true;
  throw nodeError('ERR_INVALID_ARG_VALUE', 'options.dsaEncoding', encoding);
}

function contextOption(options) {
  const context = typeof options === 'object' && options !== null ? options.context : undefined;
  if (context === undefined) return undefined;
  if (!ArrayBuffer.isView(context) && !(context instanceof ArrayBuffer)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'context', ['ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'], context);
  }
  return context;
}

function optionsOf(key, hash, isHashed) {
  return {
    hash,
    isHashed,
    padding: integerOption('padding', key),
    saltLength: integerOption('saltLength', key),
    isPlain: isPlainOption(key),
    context: contextOption(key),
  };
}

// ---- in steps -----------------------------------------------------------------------------------------------------

function begin(self, algorithm, options) {
  validateString(algorithm, 'algorithm');
  const hash = internalBinding('crypto').canonicalName(algorithm);
  if (hash === undefined) throw codedError(TypeError, 'ERR_CRYPTO_INVALID_DIGEST', 'Invalid digest');
  self[kState] = { hash, digest: new Digest(hash, undefined, -1), finished: false };
  Writable.call(self, options);
}

const notInitialised = () => codedError(Error, 'ERR_CRYPTO_INVALID_STATE', 'Not initialised');

function finish(state) {
  if (state.finished) throw notInitialised();
  state.finished = true;
  return state.digest.finish();
}

function update(data, encoding) {
  const bytes = toData(data, encoding);
  if (this[kState].finished) throw notInitialised();
  this[kState].digest.update(bytes);
  return this;
}

function _write(chunk, encoding, callback) {
  this.update(chunk, encoding);
  callback();
}

function Sign(algorithm, options) {
  if (!new.target) return new Sign(algorithm, options);
  begin(this, algorithm, options);
}

Object.setPrototypeOf(Sign.prototype, Writable.prototype);
Object.setPrototypeOf(Sign, Writable);
Sign.prototype._write = _write;
Sign.prototype.update = update;

Sign.prototype.sign = function sign(options, encoding) {
  if (!options) throw nodeErrorWith(Error, 'ERR_CRYPTO_SIGN_KEY_REQUIRED', 'No key provided to sign');
  const handle = preparePrivate(options, 'privateKey');
  const settings = optionsOf(options, this[kState].hash, true);
  return encoded(binding.sign(handle, settings, finish(this[kState])), encoding);
};

function Verify(algorithm, options) {
  if (!new.target) return new Verify(algorithm, options);
  begin(this, algorithm, options);
}

Object.setPrototypeOf(Verify.prototype, Writable.prototype);
Object.setPrototypeOf(Verify, Writable);
Verify.prototype._write = _write;
Verify.prototype.update = update;

Verify.prototype.verify = function verify(options, signature, sigEncoding) {
  const handle = preparePublicOrPrivate(options);
  const settings = optionsOf(options, this[kState].hash, true);
  const bytes = toBytes(signature, 'signature', sigEncoding);
  return binding.verify(handle, settings, finish(this[kState]), bytes);
};

function createSign(algorithm, options) {
  return new Sign(algorithm, options);
}

function createVerify(algorithm, options) {
  return new Verify(algorithm, options);
}

// ---- at once ------------------------------------------------------------------------------------------------------

function hashOf(algorithm) {
  if (algorithm === null || algorithm === undefined) return undefined;
  validateString(algorithm, 'algorithm');
  return canonicalDigest(algorithm);
}

function signOneShot(algorithm, data, key, callback) {
  if (algorithm !== null && algorithm !== undefined) validateString(algorithm, 'algorithm');
  if (callback !== undefined) validateFunction(callback, 'callback');
  const bytes = toBytes(data, 'data');
  if (!key) throw nodeErrorWith(Error, 'ERR_CRYPTO_SIGN_KEY_REQUIRED', 'No key provided to sign');
  const settings = optionsOf(key, undefined, false);
  const handle = preparePrivate(key);
  settings.hash = hashOf(algorithm);
  if (callback === undefined) return Buffer.from(binding.sign(handle, settings, bytes));
  binding.sign(handle, settings, bytes, (error, signature) => {
    if (error) callback(error);
    else callback(null, Buffer.from(signature));
  });
  return undefined;
}

function verifyOneShot(algorithm, data, key, signature, callback) {
  if (algorithm !== null && algorithm !== undefined) validateString(algorithm, 'algorithm');
  if (callback !== undefined) validateFunction(callback, 'callback');
  const bytes = toBytes(data, 'data');
  const settings = optionsOf(key ?? kEmptyObject, undefined, false);
  const signed = toBytes(signature, 'signature');
  const handle = preparePublicOrPrivate(key);
  settings.hash = hashOf(algorithm);
  return binding.verify(handle, settings, bytes, signed, callback);
}

// ---- RSA ----------------------------------------------------------------------------------------------------------

const PKCS1_PADDING = 1,
  OAEP_PADDING = 4;

function rsaFunction(operation, defaultPadding, isPrivate) {
  return (key, buffer) => {
    const handle = isPrivate ? preparePrivate(key) : preparePublicOrPrivate(key);
    const { oaepHash, encoding } = key;
    const padding = key.padding || defaultPadding;
    if (oaepHash !== undefined) validateString(oaepHash, 'key.oaepHash');
    const label = key.oaepLabel === undefined ? undefined : toBytes(key.oaepLabel, 'key.oaepLabel', encoding);
    const data = toBytes(buffer, 'buffer', encoding);
    const hash = oaepHash === undefined ? 'sha1' : internalBinding('crypto').canonicalName(oaepHash);
    if (hash === undefined) throw codedError(Error, 'ERR_OSSL_EVP_INVALID_DIGEST', 'Invalid digest used');
    return Buffer.from(binding.rsa(operation, handle, padding, hash, label, data));
  };
}

module.exports = {
  Sign,
  Verify,
  createSign,
  createVerify,
  privateDecrypt: rsaFunction('privateDecrypt', OAEP_PADDING, true),
  privateEncrypt: rsaFunction('privateEncrypt', PKCS1_PADDING, true),
  publicDecrypt: rsaFunction('publicDecrypt', PKCS1_PADDING, false),
  publicEncrypt: rsaFunction('publicEncrypt', OAEP_PADDING, false),
  sign: signOneShot,
  verify: verifyOneShot,
};
