// The operations on CryptoKeys. https://w3c.github.io/webcrypto/#algorithms

const { Buffer } = require('buffer');
const { bytesOf, materialOf } = require('internal/crypto/keys');
const { algorithmOf, keyObjectOf } = require('internal/crypto/crypto_key');
const { failure, onPool, operationFailed } = require('internal/crypto/webcrypto/idl');
const { AES, ARGON2, HASHES, KMAC } = require('internal/crypto/webcrypto/normalize');

const OAEP_PADDING = 4,
  PKCS1_PADDING = 1,
  PSS_PADDING = 6;
const BLOCK = 16;
const handleOf = (key) => materialOf(keyObjectOf(key));

function digest(algorithm, data) {
  const { name } = algorithm;
  const [hash, length] = name.startsWith('cSHAKE')
    ? [`shake${name.slice(6)}`, algorithm.outputLength / 8]
    : [HASHES[name], -1];
  return onPool((callback) => internalBinding('crypto').digest(hash, data, length, callback));
}

// ---- encryption ---------------------------------------------------------------------------------------------------

function seal(name, encrypts, key, iv, tagLength, additionalData, data) {
  return onPool((callback) =>
    internalBinding('crypto_cipher').seal(name, encrypts, key, iv, tagLength, additionalData, data, callback),
  );
}

const TAGS = {
  __proto__: null,
  'AES-GCM': [32, 64, 96, 104, 112, 120, 128],
  'AES-OCB': [64, 96, 128],
  'ChaCha20-Poly1305': [128],
};

async function authenticated(encrypts, algorithm, key, data) {
  const { name, iv, additionalData, tagLength = 128 } = algorithm;
  if (!TAGS[name].includes(tagLength))
    throw failure('OperationError', `${tagLength} is not a valid ${name} tag length`);
  const bytes = bytesOf(key);
  const cipher =
    name === 'ChaCha20-Poly1305' ? 'chacha20-poly1305' : `aes-${bytes.length * 8}-${name.slice(4).toLowerCase()}`;
  const isRight =
    name === 'AES-GCM' ? iv.length > 0 : name === 'AES-OCB' ? iv.length > 0 && iv.length <= 15 : iv.length === 12;
  if (!isRight) throw failure('OperationError', 'algorithm.iv has an unsupported length');
  try {
    return await seal(cipher, encrypts, bytes, iv, tagLength / 8, additionalData, data);
  } catch {
    throw operationFailed(new Error('Cipher job failed'));
  }
}

// The counter is the last bits of the block; when it overflows, the rest of the block does not change.
async function counted(algorithm, key, data) {
  const { counter, length } = algorithm;
  const bytes = bytesOf(key);
  const name = `aes-${bytes.length * 8}-ctr`;
  const blocks = BigInt(Math.ceil(data.length / BLOCK));
  const size = 1n << BigInt(length);
  if (blocks > size) throw operationFailed(new Error('Cipher job failed'));
  const start = BigInt(`0x${Buffer.from(counter).toString('hex')}`);
  const before = size - (start % size);
  if (blocks <= before) return seal(name, true, bytes, counter, 0, undefined, data);
  const split = Number(before) * BLOCK;
  const again = Buffer.from((start - (start % size)).toString(16).padStart(2 * BLOCK, '0'), 'hex');
  const parts = await Promise.all([
    seal(name, true, bytes, counter, 0, undefined, data.subarray(0, split)),
    seal(name, true, bytes, again, 0, undefined, data.subarray(split)),
  ]);
  const whole = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.length);
}

function oaep(encrypts, algorithm, key, data) {
  const hash = HASHES[algorithmOf(key).hash.name];
  const operation = encrypts ? 'publicEncrypt' : 'privateDecrypt';
  if (key.type !== (encrypts ? 'public' : 'private'))
    throw failure('InvalidAccessError', 'The requested operation is not valid for the provided key');
  return onPool((callback) =>
    internalBinding('crypto_sign').rsa(operation, handleOf(key), OAEP_PADDING, hash, algorithm.label, data, callback),
  );
}

async function cipher(encrypts, algorithm, key, data) {
  const { name } = algorithm;
  if (name === 'RSA-OAEP') return oaep(encrypts, algorithm, key, data);
  if (name in TAGS) return authenticated(encrypts, algorithm, key, data);
  if (name === 'AES-CTR') return counted(algorithm, key, data);
  const bytes = bytesOf(key);
  if (name === 'AES-CBC') return seal(`aes-${bytes.length * 8}-cbc`, encrypts, bytes, algorithm.iv, 0, undefined, data);
  try {
    return await seal(`aes${bytes.length * 8}-wrap`, encrypts, bytes, Buffer.alloc(8, 0xa6), 0, undefined, data);
  } catch (error) {
    const { cause } = error;
    if (cause)
      cause.message = `error:1C80006${encrypts ? 'B:Provider routines::wrong final block length' : '6:Provider routines::cipher operation failed'}`;
    throw error;
  }
}

// ---- signatures ---------------------------------------------------------------------------------------------------

// The arguments of the binding's sign for a key.
function signatureOptions(algorithm, key) {
  const { name } = algorithm;
  const own = algorithmOf(key);
  const options = { isHashed: false, isPlain: false, context: algorithm.context };
  if (name === 'ECDSA') {
    options.hash = HASHES[algorithm.hash.name];
    options.isPlain = true;
  } else if (own.hash !== undefined) {
    options.hash = HASHES[own.hash.name];
    options.padding = name === 'RSA-PSS' ? PSS_PADDING : PKCS1_PADDING;
    options.saltLength = algorithm.saltLength;
  }
  return options;
}

function code(algorithm, key, data) {
  const bytes = bytesOf(key);
  const binding = internalBinding('crypto');
  if (algorithm.name === 'HMAC')
    return onPool((callback) => binding.hmac(HASHES[algorithmOf(key).hash.name], bytes, data, callback));
  const strength = Number(algorithm.name.slice(4));
  return onPool((callback) =>
    binding.kmac(
      strength,
      bytes,
      algorithm.customization ?? Buffer.alloc(0),
      algorithm.outputLength / 8,
      data,
      callback,
    ),
  );
}

const isCode = (name) => name === 'HMAC' || KMAC.includes(name);

async function sign(algorithm, key, data) {
  if (isCode(algorithm.name)) return code(algorithm, key, data);
  if (key.type !== 'private') throw failure('InvalidAccessError', 'Key must be a private key');
  return onPool((callback) =>
    internalBinding('crypto_sign').sign(handleOf(key), signatureOptions(algorithm, key), data, callback),
  );
}

async function verify(algorithm, key, signature, data) {
  if (isCode(algorithm.name)) {
    const expected = Buffer.from(await code(algorithm, key, data));
    return expected.length === signature.length && internalBinding('crypto').isEqual(expected, signature);
  }
  if (key.type !== 'public') throw failure('InvalidAccessError', 'Key must be a public key');
  return onPool((callback) =>
    internalBinding('crypto_sign').verify(handleOf(key), signatureOptions(algorithm, key), data, signature, callback),
  );
}

// ---- derivation ---------------------------------------------------------------------------------------------------

const EMPTY = new ArrayBuffer(0);

function checkBits(length) {
  if (length === null) throw failure('OperationError', 'length cannot be null');
  if (length % 8 !== 0) throw failure('OperationError', 'length must be a multiple of 8');
}

async function agree(algorithm, key, length) {
  const other = algorithm.public;
  if (other.type !== 'public') throw failure('InvalidAccessError', 'algorithm.public must be a public key');
  if (key.type !== 'private') throw failure('InvalidAccessError', 'baseKey must be a private key');
  const own = algorithmOf(key);
  const theirs = algorithmOf(other);
  if (own.name !== theirs.name)
    throw failure('InvalidAccessError', 'algorithm.public must be an X25519, X448, or ECDH key');
  if (own.namedCurve !== theirs.namedCurve) throw failure('InvalidAccessError', 'Named curve mismatch');
  const secret = await onPool((callback) =>
    internalBinding('crypto_exchange').secret(handleOf(key), handleOf(other), callback),
  );
  if (length === null) return secret;
  const size = Math.ceil(length / 8);
  if (secret.byteLength < size) throw failure('OperationError', 'derived bit length is too small');
  const bits = secret.slice(0, size);
  if (length % 8 !== 0) new Uint8Array(bits)[size - 1] &= 0xff << (8 - (length % 8));
  return bits;
}

async function deriveBits(algorithm, key, length) {
  const { name } = algorithm;
  if (name === 'HKDF' || name === 'PBKDF2') {
    checkBits(length);
    if (length === 0) return EMPTY.slice();
    const binding = internalBinding('crypto_kdf');
    const hash = HASHES[algorithm.hash.name];
    const size = length / 8;
    if (name === 'PBKDF2')
      return onPool((callback) =>
        binding.pbkdf2(hash, bytesOf(key), algorithm.salt, algorithm.iterations, size, callback),
      );
    if (!binding.canExpandTo(hash, size))
      throw failure('OperationError', 'length exceeds the maximum derived bit length');
    return onPool((callback) => binding.hkdf(hash, bytesOf(key), algorithm.salt, algorithm.info, size, callback));
  }
  if (ARGON2.includes(name)) return deriveArgon2(algorithm, key, length);
  return agree(algorithm, key, length);
}

async function deriveArgon2(algorithm, key, length) {
  checkBits(length);
  const { argon2 } = require('internal/crypto/argon2');
  const parameters = {
    message: bytesOf(key),
    nonce: algorithm.nonce,
    parallelism: algorithm.parallelism,
    memory: algorithm.memory,
    passes: algorithm.passes,
    tagLength: length / 8,
    secret: algorithm.secretValue,
    associatedData: algorithm.associatedData,
  };
  const bytes = await onPool((callback) => argon2(algorithm.name.toLowerCase(), parameters, callback));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

// Get key length, https://w3c.github.io/webcrypto/#SubtleCrypto-method-deriveKey
function keyLength(algorithm) {
  const { name, length } = algorithm;
  if (AES.includes(name)) return length;
  if (name === 'HMAC') return length ?? (/^SHA-(384|512)$/.test(algorithm.hash.name) ? 1024 : 512);
  if (KMAC.includes(name)) return length ?? Number(name.slice(4));
  return name === 'ChaCha20-Poly1305' ? 256 : null;
}

// ---- encapsulation ------------------------------------------------------------------------------------------------

async function encapsulate(key) {
  if (key.type !== 'public') throw failure('InvalidAccessError', 'Key must be a public key');
  const [sharedKey, ciphertext] = await onPool((callback) =>
    internalBinding('crypto_exchange').encapsulate(handleOf(key), callback),
  );
  return { sharedKey, ciphertext };
}

function decapsulate(key, ciphertext) {
  if (key.type !== 'private') throw failure('InvalidAccessError', 'Key must be a private key');
  return onPool((callback) => internalBinding('crypto_exchange').decapsulate(handleOf(key), ciphertext, callback));
}

module.exports = { cipher, decapsulate, deriveBits, digest, encapsulate, keyLength, sign, verify };
