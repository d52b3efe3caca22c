// LazyTransform: a Transform that becomes a stream when it is first used as one. Most hashes are never used as streams.

const { Transform } = require('internal/streams/transform');

function LazyTransform(options) {
  this._options = options;
}
Object.setPrototypeOf(LazyTransform.prototype, Transform.prototype);
Object.setPrototypeOf(LazyTransform, Transform);

for (const name of ['_readableState', '_writableState']) {
  Object.defineProperty(LazyTransform.prototype, name, {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get() {
      Transform.call(this, this._options);
      this._writableState.decodeStrings = false;
      return this[name];
    },
    set(value) {
      Object.defineProperty(this, name, {
        __proto__: null,
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    },
  });
}

module.exports = { LazyTransform };
