// Generation of key pairs. https://nodejs.org/api/crypto.html#cryptogeneratekeypairtype-options-callback

const { nodeError, nodeErrorWith } = require('internal/errors');
const { promisifyArgumentNames } = require('internal/util');
const {
  validateFunction,
  validateInt32,
  validateObject,
  validateString,
  validateUint32,
} = require('internal/validators');
const { PrivateKeyObject, PublicKeyObject } = require('internal/crypto/keys');
const { canonicalDigest } = require('internal/crypto/util');

const binding = internalBinding('crypto_keys');
const NAMED = [
  'ed25519',
  'ed448',
  'x25519',
  'x448',
  'ml-dsa-44',
  'ml-dsa-65',
  'ml-dsa-87',
  'ml-kem-512',
  'ml-kem-768',
  'ml-kem-1024',
];
// Algorithms of Node that the JDK lacks.
const MISSING = /^slh-dsa-(sha2|shake)-(128|192|256)[fs]$/;

function rsaOptions(type, options) {
  validateObject(options, 'options');
  const { modulusLength, publicExponent = 0x10001 } = options;
  validateUint32(modulusLength, 'options.modulusLength');
  validateUint32(publicExponent, 'options.publicExponent');
  if (type === 'rsa') return { modulusLength, publicExponent };
  const { hash, mgf1Hash, hashAlgorithm, mgf1HashAlgorithm, saltLength } = options;
  if (saltLength !== undefined) validateInt32(saltLength, 'options.saltLength', 0);
  if (hashAlgorithm !== undefined) validateString(hashAlgorithm, 'options.hashAlgorithm');
  if (mgf1HashAlgorithm !== undefined) validateString(mgf1HashAlgorithm, 'options.mgf1HashAlgorithm');
  if (hash !== undefined) validateString(hash, 'options.hash');
  if (mgf1Hash !== undefined) validateString(mgf1Hash, 'options.mgf1Hash');
  const hashName = hashAlgorithm ?? hash;
  const maskName = mgf1HashAlgorithm ?? mgf1Hash;
  if (hashName === undefined && maskName === undefined && saltLength === undefined)
    return { modulusLength, publicExponent };
  const canonical = canonicalDigest(hashName ?? 'sha1');
  const mask = canonicalDigest(maskName ?? canonical);
  return {
    modulusLength,
    publicExponent,
    hash: canonical,
    mask,
    saltLength: saltLength ?? internalBinding('crypto').digestLength(canonical),
  };
}

function ecOptions(options) {
  validateObject(options, 'options');
  const { namedCurve, paramEncoding } = options;
  validateString(namedCurve, 'options.namedCurve');
  if (
    paramEncoding !== undefined &&
    paramEncoding !== null &&
    paramEncoding !== 'named' &&
    paramEncoding !== 'explicit'
  ) {
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.paramEncoding', paramEncoding);
  }
  return { namedCurve, isExplicit: paramEncoding === 'explicit' };
}

function dsaOptions(options) {
  validateObject(options, 'options');
  const { modulusLength } = options;
  validateUint32(modulusLength, 'options.modulusLength');
  const { divisorLength = -1 } = options;
  if (divisorLength !== -1) validateInt32(divisorLength, 'options.divisorLength', 0);
  return { modulusLength, divisorLength };
}

function dhOptions(options) {
  validateObject(options, 'options');
  const { group, primeLength, prime, generator } = options;
  if (group !== undefined && group !== null) {
    for (const [name, value] of [
      ['prime', prime],
      ['primeLength', primeLength],
      ['generator', generator],
    ]) {
      if (value !== undefined && value !== null) throw nodeError('ERR_INCOMPATIBLE_OPTION_PAIR', 'group', name);
    }
    validateString(group, 'options.group');
    return require('internal/crypto/diffie_hellman').groupOptions(group);
  }
  if (prime !== undefined && prime !== null) {
    if (primeLength !== undefined && primeLength !== null)
      throw nodeError('ERR_INCOMPATIBLE_OPTION_PAIR', 'prime', 'primeLength');
    if (!ArrayBuffer.isView(prime))
      throw nodeError('ERR_INVALID_ARG_TYPE', 'options.prime', ['Buffer', 'TypedArray', 'DataView'], prime);
  } else if (primeLength !== undefined && primeLength !== null) {
    validateInt32(primeLength, 'options.primeLength', 0);
  } else {
    throw nodeErrorWith(
      TypeError,
      'ERR_MISSING_OPTION',
      'At least one of the group, prime, or primeLength options is required',
    );
  }
  if (generator !== undefined && generator !== null) validateInt32(generator, 'options.generator', 0);
  return { prime: prime ?? undefined, primeLength: primeLength ?? 0, generator: generator ?? 2, privateLength: 0 };
}

function optionsFor(type, options) {
  switch (type) {
    case 'rsa':
    case 'rsa-pss':
      return rsaOptions(type, options);
    case 'ec':
      return ecOptions(options);
    case 'dsa':
      return dsaOptions(options);
    case 'dh':
      return dhOptions(options);
    default:
      if (NAMED.includes(type)) return {};
      if (MISSING.test(type)) throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', `crypto.generateKeyPair('${type}')`);
      throw nodeError('ERR_INVALID_ARG_VALUE', 'type', type, 'must be a supported key type');
  }
}

// Validates the requested encodings, and returns a function that encodes a key pair.
function encoderFor(type, options) {
  const { checkEncoding, exportPrivate, exportPublic } = require('internal/crypto/key_encoding');
  const publicEncoding = options?.publicKeyEncoding ?? undefined;
  const privateEncoding = options?.privateKeyEncoding ?? undefined;
  for (const [name, encoding, isPublic] of [
    ['publicKeyEncoding', publicEncoding, true],
    ['privateKeyEncoding', privateEncoding, false],
  ]) {
    if (encoding === undefined) continue;
    if (typeof encoding !== 'object') throw nodeError('ERR_INVALID_ARG_VALUE', `options.${name}`, encoding);
    checkEncoding(encoding, type, isPublic, name);
  }
  return (handle) => {
    const open = binding.publicKey(handle);
    return {
      publicKey:
        publicEncoding === undefined
          ? new PublicKeyObject(open)
          : exportPublic(open, type, publicEncoding, 'publicKeyEncoding'),
      privateKey:
        privateEncoding === undefined
          ? new PrivateKeyObject(handle)
          : exportPrivate(handle, type, privateEncoding, 'privateKeyEncoding'),
    };
  };
}

function generateKeyPair(type, options, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  }
  validateString(type, 'type');
  if (options !== undefined) validateObject(options, 'options');
  const encode = encoderFor(type, options);
  const checked = optionsFor(type, options);
  validateFunction(callback, 'callback');
  binding.generate(type, checked, (error, handle) => {
    if (error) {
      callback(error);
      return;
    }
    let pair;
    try {
      pair = encode(handle);
    } catch (failure) {
      callback(failure);
      return;
    }
    callback(null, pair.publicKey, pair.privateKey);
  });
}
Object.defineProperty(generateKeyPair, promisifyArgumentNames, {
  __proto__: null,
  enumerable: false,
  value: ['publicKey', 'privateKey'],
});

function generateKeyPairSync(type, options) {
  validateString(type, 'type');
  if (options !== undefined) validateObject(options, 'options');
  const encode = encoderFor(type, options);
  return encode(binding.generate(type, optionsFor(type, options)));
}

module.exports = { generateKeyPair, generateKeyPairSync };
