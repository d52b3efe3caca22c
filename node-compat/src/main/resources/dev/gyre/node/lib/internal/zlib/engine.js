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

class ZlibBase extends Transform {
  // Defaults: the flush values for writes, for the end, and for flush() without a kind; then the largest allowed value.
  constructor(options, mode, handle, defaults) {
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
    super({ autoDestroy: true, ...options });
    this.bytesWritten = 0;
    this._handle = handle;
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

  get _closed() {
    return this._handle === null;
  }

  reset() {
    if (this._handle === null) throw nodeError('ERR_INTERNAL_ASSERTION', 'zlib binding closed');
    this._handle.reset();
  }

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
  }

  close(callback) {
    if (callback) require('internal/streams/end_of_stream').eos(this, callback);
    this.destroy();
  }

  _destroy(error, callback) {
    this._handle?.close();
    this._handle = null;
    callback(error);
  }

  _flush(callback) {
    this._transform(Buffer.alloc(0), '', callback);
  }

  _final(callback) {
    callback();
  }

  _transform(chunk, encoding, callback) {
    let flag = this._defaultFlushFlag;
    if (chunk[kFlush] !== undefined) flag = chunk[kFlush];
    else if (this.writableEnded && this.writableLength === chunk.byteLength) flag = this._finishFlushFlag;
    this.#process(chunk, flag, callback);
  }

  // For old streams that call it themselves: returns all output synchronously if there is no callback.
  _processChunk(chunk, flag, callback) {
    if (typeof callback === 'function') {
      this.#process(chunk, flag, callback);
      return undefined;
    }
    return this.processSync(chunk, flag);
  }

  #process(chunk, flag, callback) {
    const handle = this._handle;
    if (handle === null) {
      process.nextTick(callback);
      return;
    }
    if (!ArrayBuffer.isView(chunk))
      throw nodeError('ERR_INVALID_ARG_TYPE', 'chunk', ['Buffer', 'TypedArray', 'DataView'], chunk);
    handle.input(chunk);
    // A buffer, or an error, which in a page is none of the page's class Error.
    const run = () => handle.run(flag, this._chunkSize, delivery('compression', step));
    const step = (output) => {
      if (this._handle === null) {
        callback();
        return;
      }
      if (!isAnyArrayBuffer(output)) {
        this[kError] = output;
        this.destroy(output);
        return;
      }
      if (output.byteLength > 0 && !this.push(Buffer.from(output)) && !handle.isDone()) {
        this._read = () => {
          // Continue when the reader has taken the output.
          delete this._read;
          run();
        };
        return;
      }
      if (!handle.isDone()) {
        run();
        return;
      }
      this.bytesWritten += chunk.byteLength - handle.remaining();
      if (handle.remaining() > 0) {
        if (this._rejectGarbageAfterEnd) {
          const junk = nodeError('ERR_TRAILING_JUNK_AFTER_STREAM_END');
          this.destroy(junk);
          callback(junk);
          return;
        }
        this.push(null); // Data after the end of the stream is ignored.
      }
      callback();
    };
    run();
  }

  processSync(chunk, flag = this._finishFlushFlag) {
    const handle = this._handle;
    const parts = [];
    let length = 0;
    handle.input(chunk);
    do {
      const output = handle.runSync(flag, this._chunkSize);
      if (!isAnyArrayBuffer(output)) {
        this.#discard();
        throw output;
      }
      length += output.byteLength;
      if (length > this._maxOutputLength) {
        this.#discard();
        throw nodeError('ERR_BUFFER_TOO_LARGE', this._maxOutputLength);
      }
      if (output.byteLength > 0) parts.push(Buffer.from(output));
    } while (!handle.isDone());
    this.bytesWritten = chunk.byteLength - handle.remaining();
    if (this._rejectGarbageAfterEnd && handle.remaining() > 0) {
      this.#discard();
      throw nodeError('ERR_TRAILING_JUNK_AFTER_STREAM_END');
    }
    return parts.length === 1 ? parts[0] : Buffer.concat(parts, length);
  }

  #discard() {
    this._handle.close();
    this._handle = null;
  }
}

const defaults = { flush: Z_NO_FLUSH, finishFlush: Z_FINISH, fullFlush: Z_FULL_FLUSH, most: constants.Z_BLOCK };

// Deflate in its three formats.
class Zlib extends ZlibBase {
  constructor(options, mode) {
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
    super(options, mode, new Stream(mode, level, strategy, dictionaryOf(options?.dictionary), single), defaults);
    this._level = level;
    this._strategy = strategy;
  }

  params(level, strategy, callback) {
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
  }
}

module.exports = { Zlib, ZlibBase, dictionaryOf };
