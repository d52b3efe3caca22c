// Generates, imports and exports CryptoKeys. https://w3c.github.io/webcrypto/#algorithms

const { Buffer } = require('buffer');
const {
  PrivateKeyObject,
  PublicKeyObject,
  SecretKeyObject,
  bytesOf,
  createSecretKey,
  keyObjectOfHandle,
  materialOf,
} = require('internal/crypto/keys');
const { algorithmOf, isExtractable, keyObjectOf, makeCryptoKey, usagesOf } = require('internal/crypto/crypto_key');
const { USAGES, failure, onPool, operationFailed } = require('internal/crypto/webcrypto/idl');
const {
  AES,
  ARGON2,
  EDWARDS,
  KMAC,
  ML_DSA,
  ML_KEM,
  MONTGOMERY,
  RSA,
  normalize,
} = require('internal/crypto/webcrypto/normalize');

const binding = internalBinding('crypto_keys');
const CIPHER = ['encrypt', 'decrypt', 'wrapKey', 'unwrapKey'];
const DERIVE = ['deriveKey', 'deriveBits'];
const CURVES = ['P-256', 'P-384', 'P-521'];
const UNCOMPRESSED = 4;
const BLOCK_BITS = {
  __proto__: null,
  'SHA-1': 512,
  'SHA-256': 512,
  'SHA-384': 1024,
  'SHA-512': 1024,
  'SHA3-256': 1088,
  'SHA3-384': 832,
  'SHA3-512': 576,
};
const ENCAPSULATE = ['encapsulateKey', 'encapsulateBits'];
const DECAPSULATE = ['decapsulateKey', 'decapsulateBits'];

// The allowed usages of a kind of key: [public or secret, private].
function usagesFor(name) {
  if (name === 'AES-KW') return [['wrapKey', 'unwrapKey'], undefined];
  if (AES.includes(name) || name === 'ChaCha20-Poly1305') return [CIPHER, undefined];
  if (name === 'HMAC' || KMAC.includes(name)) return [['sign', 'verify'], undefined];
  if (name === 'HKDF' || name === 'PBKDF2' || ARGON2.includes(name)) return [DERIVE, undefined];
  if (name === 'RSA-OAEP')
    return [
      ['encrypt', 'wrapKey'],
      ['decrypt', 'unwrapKey'],
    ];
  if (name === 'ECDH' || MONTGOMERY.includes(name)) return [[], DERIVE];
  if (ML_KEM.includes(name)) return [ENCAPSULATE, DECAPSULATE];
  return [['verify'], ['sign']];
}

const isSecret = (name) => usagesFor(name)[1] === undefined;

function checkUsages(name, usages, allowed) {
  if (usages.some((usage) => !allowed.includes(usage)))
    throw failure('SyntaxError', `Unsupported key usage for ${name} key`);
}

// Without duplicates, in the order of the specification.
const inOrder = (usages, allowed = USAGES) =>
  USAGES.filter((usage) => usages.includes(usage) && allowed.includes(usage));

// ---- new keys -----------------------------------------------------------------------------------------------------

const noUsage = () => failure('SyntaxError', 'Usages cannot be empty when creating a key.');

async function generateSecret(algorithm, extractable, usages) {
  const { name } = algorithm;
  checkUsages(name, usages, usagesFor(name)[0]);
  if (usages.length === 0) throw noUsage();
  const kind = { name };
  let bits = algorithm.length;
  if (name === 'HMAC') bits ??= BLOCK_BITS[algorithm.hash.name];
  else if (KMAC.includes(name)) bits ??= Number(name.slice(4));
  else if (name === 'ChaCha20-Poly1305') bits = 256;
  if (name !== 'ChaCha20-Poly1305') kind.length = bits;
  if (name === 'HMAC') kind.hash = algorithm.hash;
  const bytes = require('internal/crypto/random').randomBytes(Math.ceil(bits / 8));
  clearExcess(bytes, bits);
  return makeCryptoKey(new SecretKeyObject(bytes), kind, inOrder(usages), extractable);
}

// Clears the bits beyond the length of a key.
function clearExcess(bytes, bits) {
  if (bits % 8 !== 0) bytes[bytes.length - 1] &= 0xff << (8 - (bits % 8));
}

// The options that Java's generator takes.
function generationOptions(algorithm) {
  const { name } = algorithm;
  if (RSA.includes(name)) {
    const exponent = BigInt(`0x${Buffer.from(algorithm.publicExponent).toString('hex') || '0'}`);
    if (exponent % 2n === 0n) throw failure('OperationError', 'algorithm.publicExponent must be odd');
    if (exponent !== 3n && exponent !== 65537n) throw operationFailed();
    return ['rsa', { modulusLength: algorithm.modulusLength, publicExponent: Number(exponent) }];
  }
  if (name === 'ECDSA' || name === 'ECDH') return ['ec', { namedCurve: algorithm.namedCurve, isExplicit: false }];
  return [name.toLowerCase(), {}];
}

// The algorithm property of a key of a pair.
function pairAlgorithm(algorithm, handle) {
  const { name } = algorithm;
  if (RSA.includes(name)) {
    const { modulusLength, publicExponent } = binding.details(handle);
    const hex = publicExponent.toString(16);
    return {
      name,
      modulusLength,
      publicExponent: new Uint8Array(Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')),
      hash: algorithm.hash,
    };
  }
  return algorithm.namedCurve === undefined ? { name } : { name, namedCurve: algorithm.namedCurve };
}

async function generatePair(algorithm, extractable, usages) {
  const { name } = algorithm;
  const [open, secret] = usagesFor(name);
  checkUsages(name, usages, [...open, ...secret]);
  const privateUsages = inOrder(usages, secret);
  if (privateUsages.length === 0) throw noUsage();
  const [type, options] = generationOptions(algorithm);
  const handle = await onPool((callback) => binding.generate(type, options, callback));
  const kind = pairAlgorithm(algorithm, handle);
  return {
    publicKey: makeCryptoKey(new PublicKeyObject(binding.publicKey(handle)), kind, inOrder(usages, open), true),
    privateKey: makeCryptoKey(new PrivateKeyObject(handle), kind, privateUsages, extractable),
  };
}

const generateKey = (algorithm, extractable, usages) =>
  (isSecret(algorithm.name) ? generateSecret : generatePair)(algorithm, extractable, usages);

// ---- import -------------------------------------------------------------------------------------------------------

const dataError = (message, cause) => failure('DataError', message, cause);
const cannotImport = (name, format) => failure('NotSupportedError', `Unable to import ${name} using ${format} format`);

function reading(action) {
  try {
    return action();
  } catch (error) {
    throw dataError('Invalid keyData', error);
  }
}

// The "alg" of a JSON Web Key, or undefined if any is accepted.
function jwkName(algorithm, bits) {
  const { name } = algorithm;
  const digits = () => algorithm.hash.name.replace(/^SHA-?/, '').replace(/^3-/, '3-');
  switch (name) {
    case 'HMAC':
      return `HS${digits()}`;
    case 'RSASSA-PKCS1-v1_5':
      return `RS${digits()}`;
    case 'RSA-PSS':
      return `PS${digits()}`;
    case 'RSA-OAEP':
      return algorithm.hash.name === 'SHA-1' ? 'RSA-OAEP' : `RSA-OAEP-${digits()}`;
    case 'ChaCha20-Poly1305':
      return 'C20P';
    case 'KMAC128':
    case 'KMAC256':
      return `K${name.slice(4)}`;
    default:
      return AES.includes(name)
        ? `A${bits}${name.slice(4)}`
        : EDWARDS.includes(name) || ML_DSA.includes(name) || ML_KEM.includes(name)
          ? name
          : undefined;
  }
}

function checkJwk(jwk, kty, algorithm, extractable, usages) {
  if (typeof jwk !== 'object' || jwk === null || !jwk.kty) throw dataError('Invalid keyData');
  if (jwk.kty !== kty) throw dataError('Invalid JWK "kty" Parameter');
  const isForSigning = ['HMAC', 'ECDSA', 'RSASSA-PKCS1-v1_5', 'RSA-PSS', ...EDWARDS, ...ML_DSA, ...KMAC].includes(
    algorithm.name,
  );
  if (usages.length > 0 && jwk.use !== undefined && jwk.use !== (isForSigning ? 'sig' : 'enc'))
    throw dataError('Invalid JWK "use" Parameter');
  if (jwk.key_ops !== undefined) {
    const operations = jwk.key_ops;
    if (!Array.isArray(operations) || new Set(operations).size !== operations.length)
      throw dataError('Duplicate key operation');
    if (usages.some((usage) => !operations.includes(usage))) throw dataError('Key operations and usage mismatch');
  }
  if (jwk.ext !== undefined && jwk.ext === false && extractable)
    throw dataError('JWK "ext" Parameter and extractable mismatch');
}

function checkJwkName(jwk, expected) {
  if (jwk.alg !== undefined && expected !== undefined && jwk.alg !== expected)
    throw dataError('JWK "alg" does not match the requested algorithm');
}

function importSecret(format, data, algorithm, extractable, usages) {
  const { name } = algorithm;
  const isDerivation = usagesFor(name)[0] === DERIVE;
  if (isDerivation && extractable) throw failure('SyntaxError', `${name} keys are not extractable`);
  checkUsages(name, usages, usagesFor(name)[0]);
  const rawFormats = ['AES-OCB', 'ChaCha20-Poly1305', ...KMAC, ...ARGON2].includes(name)
    ? ['raw-secret']
    : ['raw', 'raw-secret'];
  let keyObject;
  if (format === 'KeyObject') {
    keyObject = data;
  } else if (format === 'jwk' && !isDerivation) {
    checkJwk(data, 'oct', algorithm, extractable, usages);
    if (typeof data.k !== 'string') throw dataError('Invalid keyData');
    keyObject = createSecretKey(Buffer.from(data.k, 'base64url'));
  } else if (rawFormats.includes(format)) {
    keyObject = createSecretKey(data);
  } else {
    throw cannotImport(name, format);
  }
  const kind = secretAlgorithm(algorithm, keyObject.symmetricKeySize * 8);
  if (format === 'jwk') checkJwkName(data, jwkName(algorithm, kind.length));
  if (usages.length === 0) throw failure('SyntaxError', 'Usages cannot be empty when importing a secret key.');
  return makeCryptoKey(keyObject, kind, inOrder(usages), extractable);
}

function secretAlgorithm(algorithm, bits) {
  const { name } = algorithm;
  if (AES.includes(name)) {
    if (bits !== 128 && bits !== 192 && bits !== 256) throw dataError('Invalid key length');
    return { name, length: bits };
  }
  if (name === 'ChaCha20-Poly1305') {
    if (bits !== 256) throw dataError('Invalid key length');
    return { name };
  }
  if (name !== 'HMAC' && !KMAC.includes(name)) return { name };
  if (bits === 0) throw dataError('Zero-length key is not supported');
  const length = algorithm.length ?? bits;
  if (length > bits || length <= bits - 8) throw dataError('Invalid key length');
  return name === 'HMAC' ? { name, length, hash: algorithm.hash } : { name, length };
}

function jwkKind(name) {
  return RSA.includes(name) ? 'RSA' : name.startsWith('EC') ? 'EC' : name.startsWith('ML') ? 'AKP' : 'OKP';
}

function handleOfJwk(jwk, algorithm, extractable, usages) {
  const { name } = algorithm;
  const kty = jwkKind(name);
  checkJwk(jwk, kty, algorithm, extractable, usages);
  const isPrivate = kty === 'AKP' ? jwk.priv !== undefined : jwk.d !== undefined;
  checkUsages(name, usages, usagesFor(name)[isPrivate ? 1 : 0]);
  if (kty === 'OKP' && jwk.crv !== name) throw dataError('JWK "crv" Parameter and algorithm name mismatch');
  if (kty === 'EC' && jwk.crv !== algorithm.namedCurve)
    throw dataError('JWK "crv" does not match the requested algorithm');
  if (kty === 'OKP' && EDWARDS.includes(name)) {
    if (jwk.alg !== undefined && jwk.alg !== name && jwk.alg !== 'EdDSA')
      throw dataError('JWK "alg" does not match the requested algorithm');
  } else if (name === 'ECDSA') {
    checkJwkName(jwk, `ES${{ 'P-256': 256, 'P-384': 384, 'P-521': 512 }[algorithm.namedCurve]}`);
  } else {
    checkJwkName(jwk, jwkName(algorithm));
  }
  return reading(() => require('internal/crypto/key_encoding').handleOfJwk(jwk, isPrivate));
}

// The required asymmetricKeyType.
function kindOf(name) {
  return RSA.includes(name) ? 'rsa' : name.startsWith('EC') ? 'ec' : name.toLowerCase();
}

function handleOf(format, data, algorithm, extractable, usages) {
  const { name } = algorithm;
  const [open, secret] = usagesFor(name);
  const isLattice = name.startsWith('ML-');
  switch (format) {
    case 'KeyObject':
      checkUsages(name, usages, data.type === 'public' ? open : secret);
      return materialOf(data);
    case 'jwk':
      return handleOfJwk(data, algorithm, extractable, usages);
    case 'spki':
      checkUsages(name, usages, open);
      return reading(() => binding.publicFromDer(data, 'spki'));
    case 'pkcs8':
      checkUsages(name, usages, secret);
      return reading(() => binding.privateFromDer(data, 'pkcs8'));
    case 'raw':
    case 'raw-public': {
      if (RSA.includes(name) || (isLattice && format === 'raw')) throw cannotImport(name, format);
      checkUsages(name, usages, open);
      return rawHandle(algorithm, data, false);
    }
    case 'raw-seed':
      if (!isLattice) throw cannotImport(name, format);
      checkUsages(name, usages, secret);
      return rawHandle(algorithm, data, true);
    default:
      throw cannotImport(name, format);
  }
}

function rawHandle(algorithm, data, isPrivate) {
  const handle = binding.fromRaw(algorithm.namedCurve ?? algorithm.name, data, isPrivate);
  if (handle === undefined) throw dataError('Invalid keyData', new Error('Invalid key data'));
  return handle;
}

function importAsymmetric(format, data, algorithm, extractable, usages) {
  const { name } = algorithm;
  const handle = handleOf(format, data, algorithm, extractable, usages);
  if (binding.type(handle) !== kindOf(name)) throw dataError('Invalid key type');
  if (algorithm.namedCurve !== undefined) {
    const known = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' }[binding.details(handle).namedCurve];
    if (!CURVES.includes(known) || known !== algorithm.namedCurve) throw dataError('Named curve mismatch');
  }
  const keyObject = keyObjectOfHandle(handle);
  if (keyObject.type === 'private' && usages.length === 0)
    throw failure('SyntaxError', 'Usages cannot be empty when importing a private key.');
  return makeCryptoKey(keyObject, pairAlgorithm(algorithm, handle), inOrder(usages), extractable);
}

// format: also 'KeyObject'.
function importKey(format, data, algorithm, extractable, usages) {
  return (isSecret(algorithm.name) ? importSecret : importAsymmetric)(format, data, algorithm, extractable, usages);
}

// keyObject.toCryptoKey ( algorithm, extractable, keyUsages ), https://nodejs.org/api/crypto.html#keyobjecttocryptokeyalgorithm-extractable-keyusages
function toCryptoKey(keyObject, algorithm, extractable, usages) {
  const normalized = normalize(algorithm, 'importKey');
  if (isSecret(normalized.name) !== (keyObject.type === 'secret'))
    throw failure('NotSupportedError', 'Unrecognized algorithm name');
  return importKey('KeyObject', keyObject, normalized, !!extractable, [...usages]);
}

// ---- export -------------------------------------------------------------------------------------------------------

const exact = (bytes) =>
  bytes instanceof ArrayBuffer ? bytes : bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
const RAW_SECRET_ONLY = ['AES-OCB', 'ChaCha20-Poly1305', ...KMAC];

function exportBytes(format, key, handle) {
  const { name } = algorithmOf(key);
  const isLattice = name.startsWith('ML-');
  const isRawPublic = format === 'raw-public' || (format === 'raw' && !isLattice);
  const isPublicFormat = format === 'spki' || (isRawPublic && !RSA.includes(name));
  const isPrivateFormat = format === 'pkcs8' || (format === 'raw-seed' && isLattice);
  if (key.type === 'public' ? isPrivateFormat : isPublicFormat)
    throw failure('InvalidAccessError', `Key must be a ${isPublicFormat ? 'public' : 'private'} key`);
  if (key.type === 'public') {
    if (format === 'spki') return binding.exportPublic(handle, 'spki', false);
    return isPublicFormat ? binding.rawPublic(handle, UNCOMPRESSED) : undefined;
  }
  if (format === 'pkcs8') return binding.exportPrivate(handle, 'pkcs8', false);
  return format === 'raw-seed' && isLattice ? binding.rawPrivate(handle) : undefined;
}

function exportJwk(key, keyObject) {
  const algorithm = algorithmOf(key);
  const jwk = { key_ops: [...usagesOf(key)], ext: isExtractable(key) };
  const name = jwkName(algorithm, algorithm.length);
  if (name !== undefined && !algorithm.name.startsWith('ML-')) jwk.alg = name;
  return Object.assign(jwk, keyObject.export({ format: 'jwk' }));
}

// A key in an export format, whether it is extractable or not.
function exportAny(format, key) {
  const { name } = algorithmOf(key);
  const keyObject = keyObjectOf(key);
  if (format === 'jwk') return exportJwk(key, keyObject);
  const isRaw = format === 'raw-secret' || (format === 'raw' && !RAW_SECRET_ONLY.includes(name));
  const bytes =
    key.type === 'secret'
      ? isRaw
        ? Buffer.copyBytesFrom(bytesOf(key))
        : undefined
      : exportBytes(format, key, materialOf(keyObject));
  if (bytes === undefined)
    throw failure('NotSupportedError', `Unable to export ${name} ${key.type} key using ${format} format`);
  return exact(bytes);
}

function exportKey(format, key) {
  normalize({ name: algorithmOf(key).name }, 'exportKey');
  if (!isExtractable(key)) throw failure('InvalidAccessError', 'key is not extractable');
  return exportAny(format, key);
}

function getPublicKey(key, usages) {
  const algorithm = algorithmOf(key);
  if (key.type !== 'private')
    throw failure(key.type === 'secret' ? 'NotSupportedError' : 'InvalidAccessError', 'key must be a private key');
  const [open] = usagesFor(algorithm.name);
  checkUsages(algorithm.name, usages, open);
  return makeCryptoKey(
    new PublicKeyObject(binding.publicKey(materialOf(keyObjectOf(key)))),
    algorithm,
    inOrder(usages),
    true,
  );
}

module.exports = { exportAny, exportKey, generateKey, getPublicKey, importKey, toCryptoKey };
