// node:crypto, of which the random part and the hashes are there.

const { Hash, Hmac, createHash, createHmac, getHashes, hash } = require('internal/crypto/hash');
const { randomBytes, randomFill, randomFillSync, randomInt, randomUUID } = require('internal/crypto/random');

function timingSafeEqual(a, b) {
  const { nodeError } = require('internal/errors');
  for (const [name, view] of [['buf1', a], ['buf2', b]]) {
    if (!ArrayBuffer.isView(view) && !(view instanceof ArrayBuffer)) {
      throw nodeError('ERR_INVALID_ARG_TYPE', name, ['ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'], view);
    }
  }
  if (a.byteLength !== b.byteLength) throw nodeError('ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH');
  return internalBinding('crypto').isEqual(a, b);
}

function getRandomValues(array) {
  return require('internal/crypto/webcrypto').crypto.getRandomValues(array);
}

module.exports = { Hash, Hmac, createHash, createHmac, getHashes, hash, timingSafeEqual, randomBytes, randomFill, randomFillSync, randomInt, randomUUID };

for (const [name, get] of [['getRandomValues', () => getRandomValues], ['webcrypto', () => require('internal/crypto/webcrypto').crypto]]) {
  Object.defineProperty(module.exports, name, { __proto__: null, configurable: false, enumerable: true, get, set: undefined });
}

// Deprecated names.
for (const name of ['prng', 'pseudoRandomBytes', 'rng']) {
  Object.defineProperty(module.exports, name, { __proto__: null, configurable: true, enumerable: false, writable: true, value: randomBytes });
}
