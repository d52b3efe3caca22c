// The global crypto: getRandomValues and randomUUID; subtle is loaded when it is first used.

const { nodeError } = require('internal/errors');
const { enumerableMembers } = require('internal/util');
const random = require('internal/crypto/random');

const kMade = Symbol('made');

class Crypto {
  #made;

  constructor(token = undefined) {
    if (token !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this.#made = true;
  }

  static #require(value) {
    if (typeof value !== 'object' || value === null || !(#made in value)) throw nodeError('ERR_INVALID_THIS', 'Crypto');
  }

  getRandomValues(array) {
    Crypto.#require(this);
    if (arguments.length === 0) {
      const error = new TypeError(
        "Failed to execute 'getRandomValues' on 'Crypto': 1 argument required, but only 0 present.",
      );
      error.code = 'ERR_MISSING_ARGS';
      throw error;
    }
    return random.getRandomValues(array);
  }

  get subtle() {
    Crypto.#require(this);
    return require('internal/crypto/subtle').subtle;
  }

  randomUUID(options) {
    Crypto.#require(this);
    return random.randomUUID(options);
  }
}

enumerableMembers(Crypto.prototype, ['getRandomValues', 'randomUUID', 'subtle']);
Object.defineProperty(Crypto.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'Crypto' });

module.exports = { Crypto, crypto: new Crypto(kMade) };
