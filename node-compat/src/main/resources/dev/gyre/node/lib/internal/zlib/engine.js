// The streams of node:zlib: a Transform with a handle that takes input and produces pieces of output.

const { Buffer, kMaxLength } = require('buffer');
const { nodeError } = require('internal/errors');
const { delivery } = require('internal/pool_work');
const { Transform } = require('internal/streams/transform');
const { isAnyArrayBuffer } = require('internal/util/types');
const { validateBoolean } = require('internal/validators');
const { constants } = require('internal/zlib/constants');

const { Zlib: Stream } = internalBinding('zlib');
const { Z_FINISH, Z_FULL_FLUSH, Z_NO_FLUSH, Z_SYNC_FLUSH } = constants;

const kFlush = Symbol('kFlush'); // The flush value on the empty chunks that stream.flush() writes.
const kError = Symbol('kError');
const kStream = Symbol('kStream');

// What Node's handles have for the streams, and packages that decompress synchronously call too: as much of the input as fits into that part of the output. The stream's
// _writeState has how much room is left in the output, and how much of the input.
Stream.prototype.writeSync = function writeSync(
  flag,
  input,
  inputOffset,
  inputLength,
  output,
  outputOffset,
  outputLength,
) {
  const stream = this[kStream];
  const end = outputOffset + outputLength;
  let offset = outputOffset;
  this.input(input ? Buffer.from(input.buffer, input.byteOffset + inputOffset, inputLength) : Buffer.alloc(0));
  do {
    const part = this.runSync(flag, end - offset);
    if (!isAnyArrayBuffer(part)) {
      stream[kError] = part;
      stream.destroy(part);
      return;
    }
    Buffer.from(part).copy(output, offset);
    offset += part.byteLength;
  } while (offset < end && !this.isDone());
  stream._writeState[0] = end - offset;
  stream._writeState[1] = this.remaining();
};

// The default if it is not a number; otherwise it must be in the range.
function checked(value, name, lower, upper, fallback) {
  if (value === undefined || Number.isNaN(value)) return fallback;
  if (typeof value !== 'number') throw nodeError('ERR_INVALID_ARG_TYPE', name, 'number', value);
  if (value < lower || value > upper) {
    throw nodeError(
      'ERR_OUT_OF_RANGE',
      name,
      upper === Infinity ? `>= ${lower}` : `>= ${lower} and <= ${upper}`,
      value,
    );
  }
  return value;
}

function dictionaryOf(dictionary) {
  if (dictionary === undefined || ArrayBuffer.isView(dictionary)) return dictionary;
  if (isAnyArrayBuffer(dictionary)) return Buffer.from(dictionary);
  throw nodeError(
    'ERR_INVALID_ARG_TYPE',
    'options.dictionary',
    ['Buffer', 'TypedArray', 'DataView', 'ArrayBuffer'],
    dictionary,
  );
}

// A function, since old packages inherit by `zlib.Inflate.call(this)`. Defaults: the flush values for writes, for the end, and for flush() without a kind; then the largest
// allowed value.
function ZlibBase(options, mode, handle, defaults) {
  const chunkSize = checked(
    options?.chunkSize,
    'options.chunkSize',
    constants.Z_MIN_CHUNK,
    Infinity,
    constants.Z_DEFAULT_CHUNK,
  );
  const flush = checked(options?.flush, 'options.flush', Z_NO_FLUSH, defaults.most, defaults.flush);
  const finishFlush = checked(
    options?.finishFlush,
    'options.finishFlush',
    Z_NO_FLUSH,
    defaults.most,
    defaults.finishFlush,
  );
  const maxOutputLength = checked(options?.maxOutputLength, 'options.maxOutputLength', 1, kMaxLength, kMaxLength);
  const rejectGarbageAfterEnd = options?.rejectGarbageAfterEnd;
  if (rejectGarbageAfterEnd !== undefined) validateBoolean(rejectGarbageAfterEnd, 'options.rejectGarbageAfterEnd');
  Transform.call(this, { autoDestroy: true, ...options });
  this.bytesWritten = 0;
  if (handle !== undefined) useHandle(this, handle);
  this._chunkSize = chunkSize;
  this._defaultFlushFlag = flush;
  this._finishFlushFlag = finishFlush;
  this._defaultFullFlushFlag = defaults.fullFlush;
  this._maxOutputLength = maxOutputLength;
  this._rejectGarbageAfterEnd = rejectGarbageAfterEnd === true;
  this._info = options?.info;
  this._mode = constants[mode];
  this[kError] = null;
}

function useHandle(stream, handle) {
  handle[kStream] = stream;
  stream._handle = handle;
}

function run(stream, chunk, flag, callback) {
  const handle = stream._handle;
  if (handle === null) {
    process.nextTick(callback);
    return;
  }
  if (!ArrayBuffer.isView(chunk))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'chunk', ['Buffer', 'TypedArray', 'DataView'], chunk);
  handle.input(chunk);
  // A buffer, or an error, which in a page is none of the page's class Error.
  const next = () => handle.run(flag, stream._chunkSize, delivery('compression', step));
  const step = (output) => {
    if (stream._handle === null) {
      callback();
      return;
    }
    if (!isAnyArrayBuffer(output)) {
      stream[kError] = output;
      stream.destroy(output);
      return;
    }
    if (output.byteLength > 0 && !stream.push(Buffer.from(output)) && !handle.isDone()) {
      stream._read = () => {
        // Continue when the reader has taken the output.
        delete stream._read;
        next();
      };
      return;
    }
    if (!handle.isDone()) {
      next();
      return;
    }
    stream.bytesWritten += chunk.byteLength - handle.remaining();
    if (handle.remaining() > 0) {
      if (stream._rejectGarbageAfterEnd) {
        const junk = nodeError('ERR_TRAILING_JUNK_AFTER_STREAM_END');
        stream.destroy(junk);
        callback(junk);
        return;
      }
      stream.push(null); // Data after the end of the stream is ignored.
    }
    callback();
  };
  next();
}

function discard(stream) {
  stream._handle.close();
  stream._handle = null;
}

Object.setPrototypeOf(ZlibBase, Transform);
Object.setPrototypeOf(ZlibBase.prototype, Transform.prototype);
const members = {
  get _closed() {
    return this._handle === null;
  },

  reset() {
    if (this._handle === null) throw nodeError('ERR_INTERNAL_ASSERTION', 'zlib binding closed');
    this._handle.reset();
  },

  flush(kind, callback) {
    if (typeof kind === 'function' || (kind === undefined && !callback)) {
      callback = kind;
      kind = this._defaultFullFlushFlag;
    }
    if (this.writableFinished) {
      if (callback) process.nextTick(callback);
    } else if (this.writableEnded) {
      if (callback) this.once('end', callback);
    } else {
      const chunk = Buffer.alloc(0);
      chunk[kFlush] = kind;
      this.write(chunk, '', callback);
    }
  },

  close(callback) {
    if (callback) require('internal/streams/end_of_stream').eos(this, callback);
    this.destroy();
  },

  _destroy(error, callback) {
    this._handle?.close();
    this._handle = null;
    callback(error);
  },

  _flush(callback) {
    this._transform(Buffer.alloc(0), '', callback);
  },

  _final(callback) {
    callback();
  },

  _transform(chunk, encoding, callback) {
    let flag = this._defaultFlushFlag;
    if (chunk[kFlush] !== undefined) flag = chunk[kFlush];
    else if (this.writableEnded && this.writableLength === chunk.byteLength) flag = this._finishFlushFlag;
    run(this, chunk, flag, callback);
  },

  // For old streams that call it themselves: returns all output synchronously if there is no callback.
  _processChunk(chunk, flag, callback) {
    if (typeof callback === 'function') {
      run(this, chunk, flag, callback);
      return undefined;
    }
    return this.processSync(chunk, flag);
  },

  processSync(chunk, flag = this._finishFlushFlag) {
    const handle = this._handle;
    const parts = [];
    let length = 0;
    handle.input(chunk);
    do {
      const output = handle.runSync(flag, this._chunkSize);
      if (!isAnyArrayBuffer(output)) {
        discard(this);
        throw output;
      }
      length += output.byteLength;
      if (length > this._maxOutputLength) {
        discard(this);
        throw nodeError('ERR_BUFFER_TOO_LARGE', this._maxOutputLength);
      }
      if (output.byteLength > 0) parts.push(Buffer.from(output));
    } while (!handle.isDone());
    this.bytesWritten = chunk.byteLength - handle.remaining();
    if (this._rejectGarbageAfterEnd && handle.remaining() > 0) {
      discard(this);
      throw nodeError('ERR_TRAILING_JUNK_AFTER_STREAM_END');
    }
    return parts.length === 1 ? parts[0] : Buffer.concat(parts, length);
  },
};
Object.defineProperties(ZlibBase.prototype, Object.getOwnPropertyDescriptors(members));
ZlibBase.prototype._outOffset = 0;

// For callers of the handle's writeSync.
const lazy = {
  _outBuffer: (stream) => Buffer.allocUnsafe(stream._chunkSize),
  _writeState: () => new Uint32Array(2),
};
for (const name of Object.keys(lazy)) {
  const set = function set(value) {
    Object.defineProperty(this, name, { __proto__: null, value, writable: true, enumerable: true, configurable: true });
  };
  const get = function get() {
    this[name] = lazy[name](this);
    return this[name];
  };
  Object.defineProperty(ZlibBase.prototype, name, { __proto__: null, get, set, configurable: true });
}

const defaults = { flush: Z_NO_FLUSH, finishFlush: Z_FINISH, fullFlush: Z_FULL_FLUSH, most: constants.Z_BLOCK };

// Deflate in its three formats.
function Zlib(options, mode) {
  // For decompression 0 means the window size in the data's header.
  if (!(options?.windowBits === 0 && ['INFLATE', 'GUNZIP', 'UNZIP'].includes(mode))) {
    checked(
      options?.windowBits,
      'options.windowBits',
      mode === 'GZIP' ? 9 : constants.Z_MIN_WINDOWBITS,
      constants.Z_MAX_WINDOWBITS,
    );
  }
  const level = checked(
    options?.level,
    'options.level',
    constants.Z_MIN_LEVEL,
    constants.Z_MAX_LEVEL,
    constants.Z_DEFAULT_LEVEL,
  );
  checked(options?.memLevel, 'options.memLevel', constants.Z_MIN_MEMLEVEL, constants.Z_MAX_MEMLEVEL);
  const strategy = checked(
    options?.strategy,
    'options.strategy',
    constants.Z_DEFAULT_STRATEGY,
    constants.Z_FIXED,
    constants.Z_DEFAULT_STRATEGY,
  );
  const single = options?.rejectGarbageAfterEnd === true; // Then another gzip member counts as garbage too.
  ZlibBase.call(
    this,
    options,
    mode,
    new Stream(mode, level, strategy, dictionaryOf(options?.dictionary), single),
    defaults,
  );
  this._level = level;
  this._strategy = strategy;
}
Object.setPrototypeOf(Zlib, ZlibBase);
Object.setPrototypeOf(Zlib.prototype, ZlibBase.prototype);

Zlib.prototype.params = function params(level, strategy, callback) {
  checked(level, 'level', constants.Z_MIN_LEVEL, constants.Z_MAX_LEVEL);
  checked(strategy, 'strategy', constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED);
  if (this._level === level && this._strategy === strategy) {
    process.nextTick(callback);
    return;
  }
  this.flush(Z_SYNC_FLUSH, () => {
    if (this._handle === null) return;
    this._handle.params(level, strategy);
    this._level = level;
    this._strategy = strategy;
    callback?.();
  });
};

module.exports = { Zlib, ZlibBase, dictionaryOf, useHandle };
