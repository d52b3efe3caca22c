// Keys as arguments, and their export: PEM, DER, JSON Web Keys and raw bytes.

const { Buffer } = require('buffer');
const { codedError, nodeError, nodeErrorWith } = require('internal/errors');
const { validateObject, validateString } = require('internal/validators');
const { isBytes, toBytes } = require('internal/crypto/util');
const { isCryptoKey, isKeyObject, materialOf, toKeyObject, wrongType } = require('internal/crypto/keys');

const binding = internalBinding('crypto_keys');
const COMPRESSED = 2,
  UNCOMPRESSED = 4;
const RAW = ['raw-public', 'raw-private', 'raw-seed'];
const KINDS = ['string', 'ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'];
const KEYS = [...KINDS, 'KeyObject', 'CryptoKey'];

const isText = (value) => typeof value === 'string' || isBytes(value);
const incompatible = (type, why) =>
  nodeErrorWith(Error, 'ERR_CRYPTO_INCOMPATIBLE_KEY_OPTIONS', `The selected key encoding ${type} ${why}.`);
const optionName = (name, group) =>
  group === undefined ? `options.${name}` : group === 'key' ? `key.${name}` : `options.${group}.${name}`;

// ---- options ------------------------------------------------------------------------------------------------------

function checkType(type, isRequired, keyType, isPublic, name) {
  if (type === undefined && !isRequired) return undefined;
  if (type === 'pkcs1') {
    if (keyType !== undefined && keyType !== 'rsa') throw incompatible(type, 'can only be used for RSA keys');
    return type;
  }
  if (type === 'spki' && isPublic !== false) return type;
  if (type === 'pkcs8' && isPublic !== true) return type;
  if (type === 'sec1' && isPublic !== true) {
    if (keyType !== undefined && keyType !== 'ec') throw incompatible(type, 'can only be used for EC keys');
    return type;
  }
  throw nodeError('ERR_INVALID_ARG_VALUE', name, type);
}

// The { format, type, cipher, passphrase } of an argument (keyType is undefined) or of an export.
function checkEncoding(options, keyType, isPublic, group) {
  validateObject(options, 'options');
  const isInput = keyType === undefined;
  const format = options.format === undefined && isInput ? 'pem' : options.format;
  if (format !== 'pem' && format !== 'der' && format !== 'jwk' && !RAW.includes(format)) {
    throw nodeError('ERR_INVALID_ARG_VALUE', optionName('format', group), options.format);
  }
  if (RAW.includes(format)) return { format, type: options.type };
  const isRequired = (!isInput || format === 'der') && format !== 'jwk';
  const type = checkType(options.type, isRequired, keyType, isPublic, optionName('type', group));
  if (isPublic === true) return { format, type };
  const { cipher, encoding } = options;
  let { passphrase } = options;
  if (!isInput) {
    if (cipher !== undefined && cipher !== null) {
      if (typeof cipher !== 'string') throw nodeError('ERR_INVALID_ARG_VALUE', optionName('cipher', group), cipher);
      if (format === 'der' && (type === 'pkcs1' || type === 'sec1'))
        throw incompatible(type, 'does not support encryption');
    } else if (passphrase !== undefined) {
      throw nodeError(
        'ERR_INVALID_ARG_VALUE',
        optionName('cipher', group),
        cipher,
        'is required when a passphrase is specified',
      );
    }
  }
  const isEncrypted = isInput ? passphrase !== undefined : cipher !== undefined && cipher !== null;
  if (isEncrypted && !isText(passphrase))
    throw nodeError('ERR_INVALID_ARG_VALUE', optionName('passphrase', group), passphrase);
  if (passphrase !== undefined) passphrase = toBytes(passphrase, 'key.passphrase', encoding);
  return { format, type, cipher: cipher ?? undefined, passphrase };
}

// ---- JSON Web Keys and bare bytes ---------------------------------------------------------------------------------

const OKP = ['Ed25519', 'Ed448', 'X25519', 'X448'];
const CURVES = ['P-256', 'secp256k1', 'P-384', 'P-521'];
const AKP = ['ML-DSA-44', 'ML-DSA-65', 'ML-DSA-87', 'ML-KEM-512', 'ML-KEM-768', 'ML-KEM-1024'];

const invalidJwk = (message) => codedError(TypeError, 'ERR_CRYPTO_INVALID_JWK', message);

function checkMembers(jwk, names) {
  for (const name of names) if (typeof jwk[name] !== 'string') throw invalidJwk(`Invalid JWK ${jwk.kty} key`);
}

// The members that a JWK of a kind must have, public and private.
const members = {
  __proto__: null,
  RSA: [
    ['n', 'e'],
    ['d', 'p', 'q', 'dp', 'dq', 'qi'],
  ],
  EC: [['crv', 'x', 'y'], ['d']],
  OKP: [['crv', 'x'], ['d']],
  AKP: [['alg', 'pub'], ['priv']],
};

// isPrivate may be undefined: then the members of the key decide.
function handleOfJwk(jwk, isPrivate) {
  validateObject(jwk, 'key');
  if (typeof jwk.kty !== 'string') throw invalidJwk('Invalid JWK format');
  const needed = members[jwk.kty];
  if (needed === undefined) throw invalidJwk(`${jwk.kty} is not a supported JWK key type`);
  checkMembers(jwk, needed[0]);
  const asPrivate = isPrivate ?? jwk[needed[1][0]] !== undefined;
  if (asPrivate) checkMembers(jwk, needed[1]);
  const known = { __proto__: null, EC: CURVES, OKP, AKP }[jwk.kty];
  if (known !== undefined && !known.includes(jwk.crv ?? jwk.alg))
    throw invalidJwk(`Unsupported JWK ${jwk.kty} ${jwk.kty === 'AKP' ? 'alg' : 'crv'}`);
  return binding.fromJwk(jwk, asPrivate);
}

function handleOfRaw(key, format) {
  const { asymmetricKeyType, namedCurve } = key;
  validateString(asymmetricKeyType, 'key.asymmetricKeyType');
  if (asymmetricKeyType === 'ec') validateString(namedCurve, 'key.namedCurve');
  const bytes = isBytes(key.key) ? key.key : undefined;
  if (bytes === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'key.key', KINDS.slice(1), key.key);
  const handle = binding.fromRaw(
    asymmetricKeyType === 'ec' ? namedCurve : asymmetricKeyType,
    bytes,
    format !== 'raw-public',
  );
  if (handle === undefined) throw nodeError('ERR_INVALID_ARG_VALUE', 'key.key', key.key);
  return handle;
}

// ---- arguments ----------------------------------------------------------------------------------------------------

const CREATE_PUBLIC = 0,
  CREATE_PRIVATE = 1,
  USE_PUBLIC = 2,
  USE_PRIVATE = 3;

function kindsFor(context) {
  const kinds = context === CREATE_PRIVATE ? KINDS : KEYS;
  return context === CREATE_PRIVATE || context === USE_PRIVATE ? [...kinds, 'URL'] : kinds;
}

function handleOfKeyObject(key, context) {
  if (context === CREATE_PRIVATE) throw nodeError('ERR_INVALID_ARG_TYPE', 'key', kindsFor(context), key);
  if (key.type !== 'private') {
    if (context !== USE_PUBLIC) throw wrongType(key.type, 'private');
    if (key.type !== 'public') throw wrongType(key.type, 'private or public');
  }
  const handle = materialOf(toKeyObject(key));
  return context === CREATE_PUBLIC ? binding.publicKey(handle) : handle;
}

function decode(data, { format, type, passphrase }, context) {
  const isPrivate = context === CREATE_PRIVATE || context === USE_PRIVATE;
  if (format === 'pem')
    return isPrivate ? binding.privateFromPem(data, passphrase) : binding.publicFromPem(data, passphrase);
  if (isPrivate) return binding.privateFromDer(data, type, passphrase);
  if (type === 'spki') return binding.publicFromDer(data, type);
  if (type !== 'pkcs1') return binding.publicKey(binding.privateFromDer(data, type, passphrase));
  try {
    return binding.publicFromDer(data, type);
  } catch (error) {
    // PKCS #1 exists for public and private keys.
    try {
      return binding.publicKey(binding.privateFromDer(data, type, passphrase));
    } catch {
      throw error;
    }
  }
}

// The handle of a key in any form.
function handleOf(key, context, name = 'key') {
  if (isKeyObject(key) || isCryptoKey(key)) return handleOfKeyObject(key, context);
  if (isText(key)) return decode(toBytes(key, 'key'), { format: 'pem' }, context);
  if (typeof key !== 'object') throw nodeError('ERR_INVALID_ARG_TYPE', name, kindsFor(context), key);
  const { key: data, encoding, format } = key;
  if (isKeyObject(data) || isCryptoKey(data)) return handleOfKeyObject(data, context);
  const isPrivate = context === CREATE_PRIVATE || context === USE_PRIVATE;
  if (format === 'jwk') {
    validateObject(data, 'key.key');
    const handle = handleOfJwk(data, isPrivate ? true : undefined);
    return !isPrivate && binding.isPrivate(handle) ? binding.publicKey(handle) : handle;
  }
  if (RAW.includes(format)) return handleOfRaw(key, format);
  if (!isText(data)) throw nodeError('ERR_INVALID_ARG_TYPE', `${name}.key`, kindsFor(context), data);
  return decode(
    toBytes(data, 'key', encoding),
    checkEncoding(key, undefined, isPrivate ? false : undefined, 'key'),
    context,
  );
}

const preparePublic = (key) => handleOf(key, CREATE_PUBLIC);
const prepareNewPrivate = (key) => handleOf(key, CREATE_PRIVATE);
const preparePrivate = (key, name) => handleOf(key, USE_PRIVATE, name);
const preparePublicOrPrivate = (key, name) => handleOf(key, USE_PUBLIC, name);

// ---- export -------------------------------------------------------------------------------------------------------

function result(value) {
  return typeof value === 'string' ? value : Buffer.from(value);
}

const noRaw = () =>
  codedError(
    Error,
    'ERR_CRYPTO_INCOMPATIBLE_KEY_OPTIONS',
    'The selected key encoding is incompatible with the key type',
  );

function exportRaw(handle, keyType, format, type, isPrivate) {
  const isLattice = keyType.startsWith('ml-');
  if (format !== (isPrivate ? (isLattice ? 'raw-seed' : 'raw-private') : 'raw-public')) throw noRaw();
  const bytes = isPrivate
    ? binding.rawPrivate(handle)
    : binding.rawPublic(handle, type === 'compressed' ? COMPRESSED : UNCOMPRESSED);
  if (bytes === undefined) throw noRaw();
  return Buffer.from(bytes);
}

function exportPublic(handle, keyType, options, group) {
  if (options?.format === 'jwk' && group === undefined) return binding.jwk(handle);
  const { format, type } = checkEncoding(options, keyType, true, group);
  if (format === 'jwk') return binding.jwk(handle);
  if (RAW.includes(format)) return exportRaw(handle, keyType, format, type, false);
  return result(binding.exportPublic(handle, type, format === 'pem'));
}

function exportPrivate(handle, keyType, options, group) {
  if (options?.format === 'jwk' && group === undefined) {
    if (options.passphrase !== undefined || options.cipher !== undefined) {
      throw incompatible('jwk', 'does not support encryption');
    }
    return binding.jwk(handle);
  }
  const { format, type, cipher, passphrase } = checkEncoding(options, keyType, false, group);
  if (format === 'jwk') return binding.jwk(handle);
  if (RAW.includes(format)) return exportRaw(handle, keyType, format, type, true);
  return result(binding.exportPrivate(handle, type, format === 'pem', cipher, passphrase));
}

module.exports = {
  checkEncoding,
  exportPrivate,
  exportPublic,
  handleOfJwk,
  preparePrivate,
  prepareNewPrivate,
  preparePublic,
  preparePublicOrPrivate,
};
