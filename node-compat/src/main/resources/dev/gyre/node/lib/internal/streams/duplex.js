// Duplex: a Readable with the methods of a Writable.

const { Readable, ReadableState } = require('internal/streams/readable');

function Duplex(options) {
  if (!(this instanceof Duplex)) return new Duplex(options);
  this._readableState = new ReadableState(options, this, true);
  this._writableState = new WritableState(options, this, true);
  if (options) {
    this.allowHalfOpen = options.allowHalfOpen !== false;
    if (options.readable === false) {
      Object.assign(this._readableState, { readable: false, ended: true, endEmitted: true });
    }
    if (options.writable === false) {
      Object.assign(this._writableState, { writable: false, ending: true, ended: true, finished: true });
    }
  } else {
    this.allowHalfOpen = true;
  }
  Readable.call(this, options);
  Writable.call(this, options);
}

Object.setPrototypeOf(Duplex.prototype, Readable.prototype);
Object.setPrototypeOf(Duplex, Readable);
module.exports = { Duplex };

const { Writable, WritableState, properties } = require('internal/streams/writable');

for (const name of Object.getOwnPropertyNames(Writable.prototype)) {
  if (name === 'constructor' || name === 'pipe' || Object.hasOwn(properties, name)) continue;
  Duplex.prototype[name] ??= Writable.prototype[name];
}
for (const name of Object.keys(properties)) {
  if (name.startsWith('writable')) {
    Object.defineProperty(Duplex.prototype, name, Object.getOwnPropertyDescriptor(Writable.prototype, name));
  }
}
Duplex.prototype.destroy = Writable.prototype.destroy;
Object.defineProperty(Duplex.prototype, 'destroyed', {
  __proto__: null,
  configurable: true,
  get() {
    return (
      !!this._readableState && !!this._writableState && this._readableState.destroyed && this._writableState.destroyed
    );
  },
  set(value) {
    if (this._readableState && this._writableState) {
      this._readableState.destroyed = value;
      this._writableState.destroyed = value;
    }
  },
});

Duplex.fromWeb = (pair, options) =>
  require('internal/webstreams/adapters').newStreamDuplexFromReadableWritablePair(pair, options);

Duplex.toWeb = (duplex, options) =>
  require('internal/webstreams/adapters').newReadableWritablePairFromDuplex(duplex, options);

Duplex.from = function from(body) {
  return require('internal/streams/from').duplexFrom(body);
};
