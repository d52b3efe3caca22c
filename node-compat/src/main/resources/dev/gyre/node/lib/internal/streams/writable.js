// Writable streams.

const EventEmitter = require('events');
const { AbortError, nodeError } = require('internal/errors');
const { Stream } = require('internal/streams/legacy');
const { Buffer } = require('buffer');
const { construct, destroy, errorOrDestroy, undestroy } = require('internal/streams/destroy');
const { getDefaultHighWaterMark, getHighWaterMark } = require('internal/streams/state');

function nop() {}

const kOnFinished = Symbol('kOnFinished');

class WritableState {
  constructor(options, stream, isDuplex) {
    this.objectMode = !!options?.objectMode;
    if (isDuplex && options?.writableObjectMode) this.objectMode = true;
    this.highWaterMark = options
      ? getHighWaterMark(this, options, 'writableHighWaterMark', isDuplex)
      : getDefaultHighWaterMark(false);
    this.finalCalled = false;
    this.needDrain = false;
    this.ending = false;
    this.ended = false;
    this.finished = false;
    this.destroyed = false;
    this.decodeStrings = options?.decodeStrings !== false;
    this.defaultEncoding = options?.defaultEncoding || 'utf8';
    this.length = 0;
    this.writing = false;
    this.corked = 0;
    this.sync = true;
    this.bufferProcessing = false;
    this.onwrite = (error) => onWritten(stream, error);
    this.writecb = null;
    this.writelen = 0;
    this.afterWriteTickInfo = null;
    this.buffered = [];
    this.bufferedIndex = 0;
    this.allBuffers = true;
    this.pendingcb = 0;
    this.constructed = true;
    this.prefinished = false;
    this.errorEmitted = false;
    this.emitClose = !options || options.emitClose !== false;
    this.autoDestroy = !options || options.autoDestroy !== false;
    this.errored = null;
    this.closed = false;
    this.closeEmitted = false;
    this[kOnFinished] = [];
  }

  getBuffer() {
    return this.buffered.slice(this.bufferedIndex);
  }

  get bufferedRequestCount() {
    return this.buffered.length - this.bufferedIndex;
  }
}

function resetBuffer(state) {
  state.buffered = [];
  state.bufferedIndex = 0;
  state.allBuffers = true;
}

function initialize(stream, options) {
  if (typeof options?.write === 'function') stream._write = options.write;
  if (typeof options?.writev === 'function') stream._writev = options.writev;
  if (typeof options?.destroy === 'function') stream._destroy = options.destroy;
  if (typeof options?.final === 'function') stream._final = options.final;
  if (typeof options?.construct === 'function') stream._construct = options.construct;
  if (options?.signal) require('internal/streams/add_abort_signal').addAbortSignal(options.signal, stream);
}

function whenConstructed(stream) {
  const state = stream._writableState;
  if (!state.writing) clearBuffer(stream, state);
  finishMaybe(stream, state);
}

function Writable(options) {
  const isDuplex = this?._writableState !== undefined; // Duplex has made both states.
  if (!isDuplex && !Function.prototype[Symbol.hasInstance].call(Writable, this)) return new Writable(options);
  this._writableState ??= new WritableState(options, this, false);
  initialize(this, options);
  Stream.call(this, options);
  if (typeof this._construct === 'function') construct(this, () => whenConstructed(this));
}
Object.setPrototypeOf(Writable.prototype, Stream.prototype);
Object.setPrototypeOf(Writable, Stream);
Writable.WritableState = WritableState;

Object.defineProperty(Writable, Symbol.hasInstance, {
  __proto__: null,
  value(object) {
    if (Function.prototype[Symbol.hasInstance].call(this, object)) return true;
    return this === Writable && object && object._writableState instanceof WritableState;
  },
});

Writable.prototype.pipe = function pipe() {
  errorOrDestroy(this, nodeError('ERR_STREAM_CANNOT_PIPE'));
};

// Writes a Buffer that the stream can take at once, past the checks of write(); undefined if it cannot.
Object.defineProperty(Writable, 'writeKnownBuffer', {
  __proto__: null,
  value: function writeKnownBuffer(stream, chunk) {
    const state = stream._writableState;
    if (!state || state.length !== 0 || !(chunk instanceof Buffer)) return undefined;
    const isOver = state.destroyed || state.errored || state.errorEmitted || state.ending;
    const isBusy = state.writing || state.writecb || state.sync || state.corked || state.bufferProcessing;
    const isWaiting = state.needDrain || state[kOnFinished].length > 0 || !state.constructed;
    if (state.objectMode || isOver || isBusy || isWaiting) return undefined;
    state.pendingcb++;
    return writeOrBuffer(stream, state, chunk, 'buffer', nop);
  },
});

// ---- writing -----------------------------------------------------------------------------------------------------

function writeChunk(stream, chunk, encoding, callback) {
  const state = stream._writableState;
  if (typeof encoding === 'function') {
    callback = encoding;
    encoding = state.defaultEncoding;
  } else {
    if (!encoding) encoding = state.defaultEncoding;
    else if (encoding !== 'buffer' && !Buffer.isEncoding(encoding)) throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
    if (typeof callback !== 'function') callback = nop;
  }
  if (chunk === null) throw nodeError('ERR_STREAM_NULL_VALUES');
  if (!state.objectMode) {
    if (typeof chunk === 'string') {
      if (state.decodeStrings) {
        chunk = Buffer.from(chunk, encoding);
        encoding = 'buffer';
      }
    } else if (chunk instanceof Buffer) {
      encoding = 'buffer';
    } else if (ArrayBuffer.isView(chunk)) {
      chunk = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      encoding = 'buffer';
    } else {
      throw nodeError('ERR_INVALID_ARG_TYPE', 'chunk', ['string', 'Buffer', 'TypedArray', 'DataView'], chunk);
    }
  }
  let error;
  if (state.ending) error = nodeError('ERR_STREAM_WRITE_AFTER_END');
  else if (state.destroyed) error = nodeError('ERR_STREAM_DESTROYED', 'write');
  if (error) {
    process.nextTick(callback, error);
    errorOrDestroy(stream, error, true);
    return error;
  }
  state.pendingcb++;
  return writeOrBuffer(stream, state, chunk, encoding, callback);
}

Writable.prototype.write = function write(chunk, encoding, callback) {
  return writeChunk(this, chunk, encoding, callback) === true;
};

function writeOrBuffer(stream, state, chunk, encoding, callback) {
  const length = state.objectMode ? 1 : chunk.length;
  state.length += length;
  if (state.writing || state.corked || state.errored || !state.constructed) {
    state.buffered.push({ chunk, encoding, callback });
    if (encoding !== 'buffer') state.allBuffers = false;
  } else {
    state.writelen = length;
    state.writecb = callback;
    state.writing = true;
    state.sync = true;
    stream._write(chunk, encoding, state.onwrite);
    state.sync = false;
  }
  // Data that a synchronous sink has already accepted does not count.
  const belowMark = state.length < state.highWaterMark;
  if (!belowMark) state.needDrain = true;
  return belowMark && !state.errored && !state.destroyed;
}

Writable.prototype._write = function _write(chunk, encoding, callback) {
  if (!this._writev) throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', '_write()');
  this._writev([{ chunk, encoding }], callback);
};

Writable.prototype._writev = null;

function startWrite(stream, state, asVector, length, chunk, encoding, callback) {
  state.writelen = length;
  state.writecb = callback;
  state.writing = true;
  state.sync = true;
  if (state.destroyed) state.onwrite(nodeError('ERR_STREAM_DESTROYED', 'write'));
  else if (asVector) stream._writev(chunk, state.onwrite);
  else stream._write(chunk, encoding, state.onwrite);
  state.sync = false;
}

function onWritten(stream, error) {
  const state = stream._writableState;
  const { sync, writecb: callback } = state;
  if (typeof callback !== 'function') {
    errorOrDestroy(stream, nodeError('ERR_MULTIPLE_CALLBACK'));
    return;
  }
  state.writing = false;
  state.writecb = null;
  state.length -= state.writelen;
  state.writelen = 0;
  if (error) {
    error.stack;
    state.errored ??= error;
    if (stream._readableState) stream._readableState.errored ??= error;
    if (sync) process.nextTick(onWriteError, stream, state, error, callback);
    else onWriteError(stream, state, error, callback);
    return;
  }
  if (state.buffered.length > state.bufferedIndex) clearBuffer(stream, state);
  if (!sync) {
    afterWrite(stream, state, 1, callback);
  } else if (state.afterWriteTickInfo !== null && state.afterWriteTickInfo.callback === callback) {
    state.afterWriteTickInfo.count++; // Many writes with the same callback (or none) share a tick.
  } else {
    state.afterWriteTickInfo = { count: 1, callback, stream, state };
    process.nextTick(afterWriteTick, state.afterWriteTickInfo);
  }
}

function onWriteError(stream, state, error, callback) {
  state.pendingcb--;
  callback(error);
  errorBuffer(state);
  errorOrDestroy(stream, error);
}

function afterWriteTick({ stream, state, count, callback }) {
  state.afterWriteTickInfo = null;
  afterWrite(stream, state, count, callback);
}

function afterWrite(stream, state, count, callback) {
  if (!state.ending && !stream.destroyed && state.length === 0 && state.needDrain) {
    state.needDrain = false;
    stream.emit('drain');
  }
  while (count-- > 0) {
    state.pendingcb--;
    callback(null);
  }
  if (state.destroyed) errorBuffer(state);
  finishMaybe(stream, state);
}

// Fails all pending writes, because the stream will not write any more.
function errorBuffer(state) {
  if (state.writing) return;
  for (let i = state.bufferedIndex; i < state.buffered.length; i++) {
    const { chunk, callback } = state.buffered[i];
    state.length -= state.objectMode ? 1 : chunk.length;
    callback(state.errored ?? nodeError('ERR_STREAM_DESTROYED', 'write'));
  }
  callFinished(state, state.errored ?? nodeError('ERR_STREAM_DESTROYED', 'end'));
  resetBuffer(state);
}

function callFinished(state, error) {
  for (const callback of state[kOnFinished].splice(0)) callback(error);
}

function clearBuffer(stream, state) {
  if (state.corked || state.bufferProcessing || state.destroyed || !state.constructed) return;
  const { buffered } = state;
  let index = state.bufferedIndex;
  const count = buffered.length - index;
  if (count === 0) return;
  state.bufferProcessing = true;
  if (count > 1 && stream._writev) {
    state.pendingcb -= count - 1;
    const chunks = index === 0 ? buffered : buffered.slice(index);
    chunks.allBuffers = state.allBuffers;
    const callback = (error) => {
      for (let i = 0; i < chunks.length; i++) chunks[i].callback(error);
    };
    resetBuffer(state);
    startWrite(stream, state, true, state.length, chunks, '', callback);
  } else {
    do {
      const { chunk, encoding, callback } = buffered[index];
      buffered[index++] = null;
      startWrite(stream, state, false, state.objectMode ? 1 : chunk.length, chunk, encoding, callback);
    } while (index < buffered.length && !state.writing);
    if (index === buffered.length) resetBuffer(state);
    else if (index > 256) {
      buffered.splice(0, index);
      state.bufferedIndex = 0;
    } else state.bufferedIndex = index;
  }
  state.bufferProcessing = false;
}

Writable.prototype.cork = function cork() {
  this._writableState.corked++;
};

Writable.prototype.uncork = function uncork() {
  const state = this._writableState;
  if (!state.corked) return;
  state.corked--;
  if (!state.writing) clearBuffer(this, state);
};

Writable.prototype.setDefaultEncoding = function setDefaultEncoding(encoding) {
  if (typeof encoding === 'string') encoding = encoding.toLowerCase();
  if (!Buffer.isEncoding(encoding)) throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
  this._writableState.defaultEncoding = encoding;
  return this;
};

// ---- the end -----------------------------------------------------------------------------------------------------

Writable.prototype.end = function end(chunk, encoding, callback) {
  const state = this._writableState;
  if (typeof chunk === 'function') {
    callback = chunk;
    chunk = null;
    encoding = null;
  } else if (typeof encoding === 'function') {
    callback = encoding;
    encoding = null;
  }
  let error;
  if (chunk !== null && chunk !== undefined) {
    const result = writeChunk(this, chunk, encoding);
    if (result instanceof Error) error = result;
  }
  if (state.corked) {
    state.corked = 1;
    this.uncork();
  }
  if (error) {
    // The write has already reported it.
  } else if (!state.errored && !state.ending) {
    state.ending = true;
    finishMaybe(this, state, true);
    state.ended = true;
  } else if (state.finished) {
    error = nodeError('ERR_STREAM_ALREADY_FINISHED', 'end');
  } else if (state.destroyed) {
    error = nodeError('ERR_STREAM_DESTROYED', 'end');
  }
  if (typeof callback === 'function') {
    if (error) process.nextTick(callback, error);
    else if (state.finished) process.nextTick(callback);
    else state[kOnFinished].push(callback);
  }
  return this;
};

function needFinish(state) {
  return (
    state.ending &&
    !state.destroyed &&
    state.constructed &&
    state.length === 0 &&
    !state.errored &&
    state.buffered.length === 0 &&
    !state.finished &&
    !state.writing &&
    !state.errorEmitted &&
    !state.closeEmitted
  );
}

function callFinal(stream, state) {
  let called = false;
  function onFinal(error) {
    if (called) {
      errorOrDestroy(stream, error ?? nodeError('ERR_MULTIPLE_CALLBACK'));
      return;
    }
    called = true;
    state.pendingcb--;
    if (error) {
      callFinished(state, error);
      errorOrDestroy(stream, error, state.sync);
    } else if (needFinish(state)) {
      state.prefinished = true;
      stream.emit('prefinish');
      state.pendingcb++;
      process.nextTick(finish, stream, state);
    }
  }
  state.sync = true;
  state.pendingcb++;
  try {
    stream._final(onFinal);
  } catch (error) {
    onFinal(error);
  }
  state.sync = false;
}

function prefinish(stream, state) {
  if (state.prefinished || state.finalCalled) return;
  if (typeof stream._final === 'function' && !state.destroyed) {
    state.finalCalled = true;
    callFinal(stream, state);
  } else {
    state.prefinished = true;
    stream.emit('prefinish');
  }
}

function finishMaybe(stream, state, sync) {
  if (!needFinish(state)) return;
  prefinish(stream, state);
  if (state.pendingcb !== 0) return;
  if (sync) {
    state.pendingcb++;
    process.nextTick(() => {
      if (needFinish(state)) finish(stream, state);
      else state.pendingcb--;
    });
  } else if (needFinish(state)) {
    state.pendingcb++;
    finish(stream, state);
  }
}

function finish(stream, state) {
  state.pendingcb--;
  state.finished = true;
  callFinished(state, null);
  stream.emit('finish');
  if (!state.autoDestroy) return;
  const readable = stream._readableState;
  if (!readable || (readable.autoDestroy && (readable.endEmitted || readable.readable === false))) stream.destroy();
}

Writable.prototype.destroy = function (error, callback) {
  const state = this._writableState;
  if (!state.destroyed && (state.bufferedIndex < state.buffered.length || state[kOnFinished].length)) {
    process.nextTick(errorBuffer, state);
  }
  destroy.call(this, error, callback);
  return this;
};

Writable.prototype._undestroy = undestroy;
Writable.prototype._destroy = function _destroy(error, callback) {
  callback(error);
};
Writable.prototype[EventEmitter.captureRejectionSymbol] = function captureRejection(error) {
  this.destroy(error);
};
Writable.prototype[Symbol.asyncDispose] = async function asyncDispose() {
  if (!this.destroyed) this.destroy(this.writableFinished ? null : new AbortError());
  await new Promise((resolve, reject) => {
    require('internal/streams/end_of_stream').eos(this, (failure) =>
      failure && failure.name !== 'AbortError' ? reject(failure) : resolve(null),
    );
  });
};

// ---- properties --------------------------------------------------------------------------------------------------

const properties = {
  closed: {
    get() {
      return this._writableState?.closed ?? false;
    },
  },
  destroyed: {
    get() {
      return this._writableState?.destroyed ?? false;
    },
    set(value) {
      if (this._writableState) this._writableState.destroyed = value;
    },
  },
  errored: {
    get() {
      return this._writableState?.errored ?? null;
    },
  },
  writable: {
    get() {
      const state = this._writableState;
      return !!state && state.writable !== false && !state.destroyed && !state.errored && !state.ending && !state.ended;
    },
    set(value) {
      if (this._writableState) this._writableState.writable = !!value;
    },
  },
  writableAborted: {
    get() {
      const state = this._writableState;
      return !!(state.writable !== false && (state.destroyed || state.errored) && !state.finished);
    },
  },
  writableBuffer: {
    get() {
      return this._writableState?.getBuffer();
    },
  },
  writableCorked: {
    get() {
      return this._writableState?.corked ?? 0;
    },
  },
  writableEnded: {
    get() {
      return this._writableState?.ending ?? false;
    },
  },
  writableFinished: {
    get() {
      return this._writableState?.finished ?? false;
    },
  },
  writableHighWaterMark: {
    get() {
      return this._writableState?.highWaterMark;
    },
  },
  writableLength: {
    get() {
      return this._writableState?.length;
    },
  },
  writableNeedDrain: {
    get() {
      const state = this._writableState;
      return !!state && !state.destroyed && !state.ending && state.needDrain;
    },
  },
  writableObjectMode: {
    get() {
      return this._writableState?.objectMode ?? false;
    },
  },
};
for (const [name, descriptor] of Object.entries(properties)) {
  Object.defineProperty(Writable.prototype, name, { __proto__: null, configurable: true, ...descriptor });
}

Writable.fromWeb = (writableStream, options) =>
  require('internal/webstreams/adapters').newStreamWritableFromWritableStream(writableStream, options);

Writable.toWeb = (streamWritable) =>
  require('internal/webstreams/adapters').newWritableStreamFromStreamWritable(streamWritable);

module.exports = { Writable, WritableState, initialize, properties, whenConstructed };
