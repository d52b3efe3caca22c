// node:crypto, of which the random part is there.

const { randomBytes, randomFill, randomFillSync, randomInt, randomUUID } = require('internal/crypto/random');

function getRandomValues(array) {
  return require('internal/crypto/webcrypto').crypto.getRandomValues(array);
}

module.exports = { randomBytes, randomFill, randomFillSync, randomInt, randomUUID };

for (const [name, get] of [['getRandomValues', () => getRandomValues], ['webcrypto', () => require('internal/crypto/webcrypto').crypto]]) {
  Object.defineProperty(module.exports, name, { __proto__: null, configurable: false, enumerable: true, get, set: undefined });
}

// Deprecated names.
for (const name of ['prng', 'pseudoRandomBytes', 'rng']) {
  Object.defineProperty(module.exports, name, { __proto__: null, configurable: true, enumerable: false, writable: true, value: randomBytes });
}
