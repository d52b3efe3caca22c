// ByteLengthQueuingStrategy and CountQueuingStrategy, https://streams.spec.whatwg.org/#qs-api

const { nodeErrorWith } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');
const { inspectAs, validateDictionary } = require('internal/webstreams/common');

// The functions that all strategies of a kind share. They are methods, because they must not be constructors.
const { count, bytes } = {
  count: {
    size() {
      return 1;
    },
  }.size,
  bytes: {
    size({ byteLength }) {
      return byteLength;
    },
  }.size,
};

function highWaterMarkOf(init) {
  validateDictionary(init, 'init');
  if (init.highWaterMark === undefined)
    throw nodeErrorWith(TypeError, 'ERR_MISSING_OPTION', 'init.highWaterMark is required');
  return +init.highWaterMark;
}

class ByteLengthQueuingStrategy {
  #state;

  constructor(init) {
    this.#state = highWaterMarkOf(init);
  }

  get highWaterMark() {
    return this.#state;
  }

  get size() {
    this.#state;
    return bytes;
  }

  [customInspectSymbol](depth, options, inspect) {
    return inspectAs(this, { highWaterMark: this.#state }, depth, options, inspect);
  }
}

class CountQueuingStrategy {
  #state;

  constructor(init) {
    this.#state = highWaterMarkOf(init);
  }

  get highWaterMark() {
    return this.#state;
  }

  get size() {
    this.#state;
    return count;
  }

  [customInspectSymbol](depth, options, inspect) {
    return inspectAs(this, { highWaterMark: this.#state }, depth, options, inspect);
  }
}

for (const { name, prototype } of [ByteLengthQueuingStrategy, CountQueuingStrategy]) {
  enumerableMembers(prototype, ['highWaterMark', 'size']);
  Object.defineProperty(prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: name });
}

module.exports = { ByteLengthQueuingStrategy, CountQueuingStrategy };
