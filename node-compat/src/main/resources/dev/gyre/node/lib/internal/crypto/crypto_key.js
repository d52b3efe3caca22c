// CryptoKey: a key of the Web Cryptography API. https://w3c.github.io/webcrypto/#cryptokey-interface

const { nodeError } = require('internal/errors');

const kMade = Symbol('made');
const keyObjects = new WeakMap();

class CryptoKey {
  #algorithm;
  #extractable;
  #usages;
  #type;
  #shown;
  #shownUsages;

  constructor(
    token = undefined,
    keyObject = undefined,
    algorithm = undefined,
    usages = undefined,
    extractable = undefined,
  ) {
    if (token !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this.#algorithm = algorithm;
    this.#usages = usages;
    this.#extractable = extractable;
    this.#type = keyObject.type;
    keyObjects.set(this, keyObject);
  }

  get type() {
    return this.#type;
  }

  get extractable() {
    return this.#extractable;
  }

  // The same object each time; changes by the program do not affect the key.
  get algorithm() {
    return (this.#shown ??= copyOf(this.#algorithm));
  }

  get usages() {
    return (this.#shownUsages ??= [...this.#usages]);
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    if (depth < 0) return this;
    const { inspect } = require('internal/util/inspect');
    const shown = { type: this.type, extractable: this.extractable, algorithm: this.algorithm, usages: this.usages };
    return `CryptoKey ${inspect(shown, { ...options, depth: options.depth == null ? null : options.depth - 1 })}`;
  }

  static algorithmOf(key) {
    return key.#algorithm;
  }

  static usagesOf(key) {
    return key.#usages;
  }

  static isExtractable(key) {
    return key.#extractable;
  }
}
const { algorithmOf, isExtractable, usagesOf } = CryptoKey;
for (const name of ['algorithmOf', 'usagesOf', 'isExtractable']) delete CryptoKey[name];
for (const name of ['type', 'extractable', 'algorithm', 'usages'])
  Object.defineProperty(CryptoKey.prototype, name, { __proto__: null, enumerable: true });
Object.defineProperty(CryptoKey.prototype, require('internal/util').kClone, {
  __proto__: null,
  value() {
    const data = {
      keyObject: keyObjects.get(this),
      algorithm: algorithmOf(this),
      usages: usagesOf(this),
      extractable: isExtractable(this),
    };
    return { module: 'internal/crypto/crypto_key', name: 'receiveCryptoKey', data };
  },
});
Object.defineProperty(CryptoKey.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'CryptoKey',
});

function copyOf(algorithm) {
  const copy = { ...algorithm };
  if (copy.hash) copy.hash = { ...copy.hash };
  if (copy.publicExponent) copy.publicExponent = new Uint8Array(copy.publicExponent);
  return copy;
}

const makeCryptoKey = (keyObject, algorithm, usages, extractable) =>
  new CryptoKey(kMade, keyObject, algorithm, usages, extractable);
const receiveCryptoKey = ({ keyObject, algorithm, usages, extractable }) =>
  makeCryptoKey(keyObject, algorithm, usages, extractable);
const isCryptoKey = (value) => typeof value === 'object' && value !== null && keyObjects.has(value);
const keyObjectOf = (key) => keyObjects.get(key);

module.exports = {
  CryptoKey,
  algorithmOf,
  isCryptoKey,
  isExtractable,
  keyObjectOf,
  makeCryptoKey,
  receiveCryptoKey,
  usagesOf,
};
