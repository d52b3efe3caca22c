// Transform and PassThrough.

const { nodeError } = require('internal/errors');
const { Duplex } = require('internal/streams/duplex');
const { getHighWaterMark } = require('internal/streams/state');

const kCallback = Symbol('kCallback');

function Transform(options) {
  if (!(this instanceof Transform)) return new Transform(options);
  // With a mark of zero on the readable side alone, no write would ever pass.
  const mark = options
    ? getHighWaterMark(
        { objectMode: !!(options.objectMode || options.readableObjectMode) },
        options,
        'readableHighWaterMark',
        true,
      )
    : undefined;
  if (mark === 0) {
    options = {
      ...options,
      highWaterMark: null,
      readableHighWaterMark: mark,
      writableHighWaterMark: options.writableHighWaterMark || 0,
    };
  }
  Duplex.call(this, options);
  this._readableState.sync = false;
  this[kCallback] = null;
  if (options) {
    if (typeof options.transform === 'function') this._transform = options.transform;
    if (typeof options.flush === 'function') this._flush = options.flush;
  }
  this.on('prefinish', onPrefinish);
}
Object.setPrototypeOf(Transform.prototype, Duplex.prototype);
Object.setPrototypeOf(Transform, Duplex);

function final(callback) {
  if (typeof this._flush === 'function' && !this.destroyed) {
    this._flush((error, data) => {
      if (error) {
        if (callback) callback(error);
        else this.destroy(error);
        return;
      }
      if (data != null) this.push(data);
      this.push(null);
      if (callback) callback();
    });
  } else {
    this.push(null);
    if (callback) callback();
  }
}

// A class with its own _final still gets its flush.
function onPrefinish() {
  if (this._final !== final) final.call(this);
}

Transform.prototype._final = final;

Transform.prototype._transform = function _transform() {
  throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', '_transform()');
};

Transform.prototype._write = function _write(chunk, encoding, callback) {
  const readable = this._readableState;
  const writable = this._writableState;
  const { length } = readable;
  this._transform(chunk, encoding, (error, value) => {
    if (error) {
      callback(error);
      return;
    }
    if (value != null) this.push(value);
    if (readable.ended) {
      // The readable side has ended: further writes are discarded.
      process.nextTick(callback);
    } else if (writable.ended || length === readable.length || readable.length < readable.highWaterMark) {
      callback();
    } else {
      this[kCallback] = callback;
    }
  });
};

Transform.prototype._read = function _read() {
  const callback = this[kCallback];
  if (callback) {
    this[kCallback] = null;
    callback();
  }
};

function PassThrough(options) {
  if (!(this instanceof PassThrough)) return new PassThrough(options);
  Transform.call(this, options);
}
Object.setPrototypeOf(PassThrough.prototype, Transform.prototype);
Object.setPrototypeOf(PassThrough, Transform);

PassThrough.prototype._transform = function _transform(chunk, encoding, callback) {
  callback(null, chunk);
};

module.exports = { PassThrough, Transform };
