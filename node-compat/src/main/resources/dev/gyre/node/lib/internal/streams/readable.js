// Readable streams.

const EventEmitter = require('events');
const { AbortError, aggregateTwoErrors, nodeError } = require('internal/errors');
const { Stream } = require('internal/streams/legacy');
const { Buffer } = require('buffer');
const { construct, destroy, destroyer, errorOrDestroy, undestroy } = require('internal/streams/destroy');
const { getDefaultHighWaterMark, getHighWaterMark } = require('internal/streams/state');

const kPaused = Symbol('kPaused');

class ReadableState {
  constructor(options, stream, isDuplex) {
    this.objectMode = !!options?.objectMode;
    if (isDuplex && options?.readableObjectMode) this.objectMode = true;
    this.highWaterMark = options
      ? getHighWaterMark(this, options, 'readableHighWaterMark', isDuplex)
      : getDefaultHighWaterMark(false);
    this.buffer = [];
    this.bufferIndex = 0;
    this.length = 0;
    this.pipes = [];
    this.flowing = null;
    this.ended = false;
    this.endEmitted = false;
    this.reading = false;
    this.constructed = true;
    this.sync = true;
    this.needReadable = false;
    this.emittedReadable = false;
    this.endUnseen = false; // Whether 'readable' is still to be emitted for the end.
    this.readableListening = false;
    this.resumeScheduled = false;
    this.errorEmitted = false;
    this.emitClose = !options || options.emitClose !== false;
    this.autoDestroy = !options || options.autoDestroy !== false;
    this.destroyed = false;
    this.errored = null;
    this.closed = false;
    this.closeEmitted = false;
    this.defaultEncoding = options?.defaultEncoding || 'utf8';
    this.awaitDrainWriters = null;
    this.multiAwaitDrain = false;
    this.readingMore = false;
    this.dataEmitted = false;
    this.decoder = null;
    this.encoding = null;
    this[kPaused] = null;
    if (options?.encoding) {
      const { StringDecoder } = require('string_decoder');
      this.decoder = new StringDecoder(options.encoding);
      this.encoding = options.encoding;
    }
  }

  get pipesCount() {
    return this.pipes.length;
  }

  get paused() {
    return this[kPaused] === true;
  }

  set paused(value) {
    this[kPaused] = !!value;
  }
}

function Readable(options) {
  if (!(this instanceof Readable)) return new Readable(options);
  const isDuplex = this._readableState !== undefined; // Duplex has made both states.
  this._readableState ??= new ReadableState(options, this, false);
  if (options) {
    if (typeof options.read === 'function') this._read = options.read;
    if (typeof options.destroy === 'function') this._destroy = options.destroy;
    if (typeof options.construct === 'function') this._construct = options.construct;
    if (options.signal && !isDuplex) require('internal/streams/add_abort_signal').addAbortSignal(options.signal, this);
  }
  Stream.call(this, options);
  if (typeof this._construct === 'function') {
    construct(this, () => {
      if (this._readableState.needReadable) maybeReadMore(this, this._readableState);
    });
  }
}
Object.setPrototypeOf(Readable.prototype, Stream.prototype);
Object.setPrototypeOf(Readable, Stream);

Readable.ReadableState = ReadableState;
Readable.prototype.destroy = destroy;
Readable.prototype._undestroy = undestroy;
Readable.prototype._destroy = function _destroy(error, callback) {
  callback(error);
};
Readable.prototype[EventEmitter.captureRejectionSymbol] = function captureRejection(error) {
  this.destroy(error);
};
Readable.prototype[Symbol.asyncDispose] = async function asyncDispose() {
  let error;
  if (!this.destroyed) {
    error = this.readableEnded ? null : new AbortError();
    this.destroy(error);
  }
  await new Promise((resolve, reject) => {
    require('internal/streams/end_of_stream').eos(this, (failure) =>
      failure && failure.name !== 'AbortError' ? reject(failure) : resolve(null),
    );
  });
};

// ---- filling -----------------------------------------------------------------------------------------------------

Readable.prototype.push = function push(chunk, encoding) {
  return addChunk(this, chunk, encoding, false);
};

Readable.prototype.unshift = function unshift(chunk, encoding) {
  return addChunk(this, chunk, encoding, true);
};

// Converts a chunk that is no Buffer for the buffer: [chunk, remaining encoding], or undefined if it was rejected.
function toStored(stream, state, chunk, encoding, atFront) {
  if (typeof chunk === 'string') {
    encoding ||= state.defaultEncoding;
    if (state.encoding === encoding) return [chunk, encoding];
    const bytes = Buffer.from(chunk, encoding);
    return atFront && state.encoding ? [bytes.toString(state.encoding), encoding] : [bytes, ''];
  }
  if (ArrayBuffer.isView(chunk)) return [Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), ''];
  errorOrDestroy(
    stream,
    nodeError('ERR_INVALID_ARG_TYPE', 'chunk', ['string', 'Buffer', 'TypedArray', 'DataView'], chunk),
  );
  return undefined;
}

function addChunk(stream, chunk, encoding, atFront) {
  const state = stream._readableState;
  if (chunk === null) {
    state.reading = false;
    endOfInput(stream, state);
    return false;
  }
  if (!state.objectMode) {
    if (chunk === undefined) {
      if (!atFront) {
        state.reading = false;
        maybeReadMore(stream, state);
      }
      return canPushMore(state);
    }
    if (chunk instanceof Buffer) {
      encoding = '';
    } else {
      const stored = toStored(stream, state, chunk, encoding, atFront);
      if (stored === undefined) return false;
      [chunk, encoding] = stored;
    }
    if (chunk.length === 0) {
      if (!atFront) {
        state.reading = false;
        maybeReadMore(stream, state);
      }
      return canPushMore(state);
    }
  }
  if (atFront) {
    if (state.endEmitted) errorOrDestroy(stream, nodeError('ERR_STREAM_UNSHIFT_AFTER_END_EVENT'));
    else if (state.destroyed || state.errored) return false;
    else store(stream, state, chunk, true);
  } else if (state.ended) {
    errorOrDestroy(stream, nodeError('ERR_STREAM_PUSH_AFTER_EOF'));
  } else if (state.destroyed || state.errored) {
    return false;
  } else {
    state.reading = false;
    if (state.decoder && !encoding && typeof chunk !== 'string') {
      chunk = state.decoder.write(chunk);
      if (state.objectMode || chunk.length !== 0) store(stream, state, chunk, false);
      else maybeReadMore(stream, state);
    } else {
      store(stream, state, chunk, false);
    }
  }
  return canPushMore(state);
}

function canPushMore(state) {
  return !state.ended && (state.length < state.highWaterMark || state.length === 0);
}

function store(stream, state, chunk, atFront) {
  if (state.flowing && state.length === 0 && !state.sync && stream.listenerCount('data') > 0) {
    if (state.multiAwaitDrain) state.awaitDrainWriters.clear();
    else state.awaitDrainWriters = null;
    state.dataEmitted = true;
    stream.emit('data', chunk);
  } else {
    state.length += state.objectMode ? 1 : chunk.length;
    if (!atFront) state.buffer.push(chunk);
    else if (state.bufferIndex > 0) state.buffer[--state.bufferIndex] = chunk;
    else state.buffer.unshift(chunk);
    if (state.needReadable) emitReadable(stream);
  }
  maybeReadMore(stream, state);
}

function endOfInput(stream, state) {
  if (state.ended) return;
  if (state.decoder) {
    const rest = state.decoder.end();
    if (rest?.length) {
      state.buffer.push(rest);
      state.length += state.objectMode ? 1 : rest.length;
    }
  }
  state.ended = true;
  if (state.sync) {
    // A listener that is added later gets the event that nothing listens for.
    if (state.flowing || state.needReadable || stream.listenerCount('readable') > 0) emitReadable(stream);
    else state.endUnseen = true;
  } else {
    state.needReadable = false;
    state.emittedReadable = true;
    emitReadableNow(stream);
  }
}

function emitReadable(stream) {
  const state = stream._readableState;
  state.needReadable = false;
  if (!state.emittedReadable) {
    state.emittedReadable = true;
    process.nextTick(emitReadableNow, stream);
  }
}

function emitReadableNow(stream) {
  const state = stream._readableState;
  if (!state.destroyed && !state.errored && (state.length || state.ended)) {
    stream.emit('readable');
    state.emittedReadable = false;
  }
  state.needReadable = !state.flowing && !state.ended && state.length <= state.highWaterMark;
  flow(stream);
}

function maybeReadMore(stream, state) {
  if (state.readingMore || !state.constructed) return;
  state.readingMore = true;
  process.nextTick(readMore, stream, state);
}

function readMore(stream, state) {
  while (
    !state.reading &&
    !state.ended &&
    (state.length < state.highWaterMark || (state.flowing && state.length === 0))
  ) {
    const before = state.length;
    stream.read(0);
    if (before === state.length) break;
  }
  state.readingMore = false;
}

// ---- reading -----------------------------------------------------------------------------------------------------

Readable.prototype.setEncoding = function setEncoding(encoding) {
  const { StringDecoder } = require('string_decoder');
  const state = this._readableState;
  state.decoder = new StringDecoder(encoding);
  state.encoding = state.decoder.encoding;
  let text = '';
  for (let i = state.bufferIndex; i < state.buffer.length; i++) text += state.decoder.write(state.buffer[i]);
  state.buffer = text === '' ? [] : [text];
  state.bufferIndex = 0;
  state.length = text.length;
  return this;
};

// How much of the buffer read() returns, of which the program wants n or any number.
function howMuchToRead(n, isAny, state) {
  if (n <= 0 || (state.length === 0 && state.ended)) return 0;
  if (state.objectMode) return 1;
  if (isAny) {
    if (state.length === 0) return 0;
    // Text that was decoded is read as a whole, unless the stream flows.
    return state.decoder !== null && !state.flowing ? state.length : state.buffer[state.bufferIndex].length;
  }
  if (n <= state.length) return n;
  return state.ended ? state.length : 0;
}

function raisedHighWaterMark(n) {
  const limit = 0x40000000;
  if (n > limit) throw nodeError('ERR_OUT_OF_RANGE', 'size', '<= 1GiB', n);
  return 2 ** Math.ceil(Math.log2(n));
}

Readable.prototype.read = function read(n) {
  if (n !== undefined && !Number.isInteger(n)) n = Number.parseInt(n, 10);
  const state = this._readableState;
  const isAny = n === undefined || Number.isNaN(n);
  if (isAny) n = 1;
  const wanted = n;
  if (!isAny && n > state.highWaterMark) state.highWaterMark = raisedHighWaterMark(n);
  if (n !== 0) state.emittedReadable = state.endUnseen = false;
  if (
    n === 0 &&
    state.needReadable &&
    ((state.highWaterMark !== 0 ? state.length >= state.highWaterMark : state.length > 0) || state.ended)
  ) {
    if (state.length === 0 && state.ended) endReadable(this);
    else emitReadable(this);
    return null;
  }
  n = howMuchToRead(n, isAny, state);
  if (n === 0 && state.ended) {
    if (state.length === 0) endReadable(this);
    return null;
  }
  if (
    (state.needReadable || state.length === 0 || state.length - n < state.highWaterMark) &&
    !state.ended &&
    !state.reading &&
    !state.destroyed &&
    !state.errored &&
    state.constructed
  ) {
    callRead(this, state);
    if (!state.reading) n = howMuchToRead(wanted, isAny, state);
  }
  let result = null;
  if (n > 0) result = take(n, state);
  if (result === null) {
    state.needReadable = state.length <= state.highWaterMark;
    n = 0;
  } else {
    state.length -= n;
    if (state.multiAwaitDrain) state.awaitDrainWriters.clear();
    else state.awaitDrainWriters = null;
  }
  if (state.length === 0) {
    if (!state.ended) state.needReadable = true;
    if ((isAny || wanted !== n) && state.ended) endReadable(this);
  }
  if (result !== null && !state.errorEmitted && !state.closeEmitted) {
    state.dataEmitted = true;
    this.emit('data', result);
  }
  return result;
};

function callRead(stream, state) {
  state.reading = true;
  state.sync = true;
  if (state.length === 0) state.needReadable = true;
  try {
    stream._read(state.highWaterMark);
  } catch (error) {
    errorOrDestroy(stream, error);
  }
  state.sync = false;
}

Readable.prototype._read = function _read() {
  throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', '_read()');
};

// Takes n bytes (or one object) from the buffer; n is not NaN.
function take(n, state) {
  if (state.length === 0) return null;
  const { buffer } = state;
  let result;
  if (state.objectMode) {
    result = shift(state);
  } else if (!n || n >= state.length) {
    if (buffer.length - state.bufferIndex === 1) result = buffer[state.bufferIndex];
    else if (state.decoder) result = buffer.slice(state.bufferIndex).join('');
    else result = Buffer.concat(state.bufferIndex === 0 ? buffer : buffer.slice(state.bufferIndex), state.length);
    state.buffer = [];
    state.bufferIndex = 0;
  } else {
    result = takePart(n, state);
  }
  return result;
}

function shift(state) {
  const { buffer } = state;
  const item = buffer[state.bufferIndex];
  buffer[state.bufferIndex++] = null;
  if (state.bufferIndex === buffer.length) {
    state.buffer = [];
    state.bufferIndex = 0;
  } else if (state.bufferIndex > 1024) {
    buffer.splice(0, state.bufferIndex);
    state.bufferIndex = 0;
  }
  return item;
}

function takePart(n, state) {
  const first = state.buffer[state.bufferIndex];
  if (n < first.length) {
    state.buffer[state.bufferIndex] = first.slice(n);
    return first.slice(0, n);
  }
  if (n === first.length) return shift(state);
  const parts = [];
  while (n > 0) {
    const part = state.buffer[state.bufferIndex];
    if (part.length <= n) {
      parts.push(shift(state));
      n -= part.length;
    } else {
      parts.push(part.slice(0, n));
      state.buffer[state.bufferIndex] = part.slice(n);
      n = 0;
    }
  }
  return state.decoder ? parts.join('') : Buffer.concat(parts);
}

function endReadable(stream) {
  const state = stream._readableState;
  if (state.endEmitted) return;
  state.ended = true;
  process.nextTick(emitEnd, state, stream);
}

function emitEnd(state, stream) {
  if (state.errored || state.closeEmitted || state.endEmitted || state.length !== 0) return;
  state.endEmitted = true;
  stream.emit('end');
  if (stream.writable && stream.allowHalfOpen === false) {
    process.nextTick(() => {
      if (stream.writable && !stream.writableEnded && !stream.destroyed) stream.end();
    });
  } else if (state.autoDestroy) {
    const writable = stream._writableState;
    if (!writable || (writable.autoDestroy && (writable.finished || writable.writable === false))) stream.destroy();
  }
}

// ---- flowing -----------------------------------------------------------------------------------------------------

function flow(stream) {
  const state = stream._readableState;
  while (state.flowing && stream.read() !== null);
}

Readable.prototype.on = function on(event, listener) {
  const result = Stream.prototype.on.call(this, event, listener);
  if (event !== 'data' && event !== 'readable') return result;
  const state = this._readableState;
  if (event === 'data') {
    state.readableListening = this.listenerCount('readable') > 0;
    if (state.flowing !== false) this.resume();
  } else if (!state.endEmitted && !state.readableListening) {
    state.readableListening = state.needReadable = true;
    state.flowing = false;
    state.emittedReadable = false;
    if (state.length) {
      emitReadable(this);
    } else {
      if (state.endUnseen) {
        state.endUnseen = false;
        emitReadable(this);
      }
      if (!state.reading) process.nextTick(() => this.read(0));
    }
  }
  return result;
};
Readable.prototype.addListener = Readable.prototype.on;

Readable.prototype.removeListener = function removeListener(event, listener) {
  const result = Stream.prototype.removeListener.call(this, event, listener);
  if (event === 'readable') process.nextTick(updateReadableListening, this);
  return result;
};
Readable.prototype.off = Readable.prototype.removeListener;

Readable.prototype.removeAllListeners = function removeAllListeners(event) {
  const result = Reflect.apply(Stream.prototype.removeAllListeners, this, arguments);
  if (event === 'readable' || event === undefined) process.nextTick(updateReadableListening, this);
  return result;
};

function updateReadableListening(stream) {
  const state = stream._readableState;
  state.readableListening = stream.listenerCount('readable') > 0;
  if (state.resumeScheduled && state[kPaused] === false) state.flowing = true;
  else if (stream.listenerCount('data') > 0) stream.resume();
  else if (!state.readableListening) state.flowing = null;
}

Readable.prototype.resume = function resume() {
  const state = this._readableState;
  if (state.destroyed) return this;
  if (!state.flowing) {
    state.flowing = !state.readableListening;
    if (!state.resumeScheduled) {
      state.resumeScheduled = true;
      process.nextTick(resumeNow, this, state);
    }
  }
  state[kPaused] = false;
  return this;
};

function resumeNow(stream, state) {
  if (!state.reading) stream.read(0);
  state.resumeScheduled = false;
  stream.emit('resume');
  flow(stream);
  if (state.flowing && !state.reading) stream.read(0);
}

Readable.prototype.pause = function pause() {
  const state = this._readableState;
  if (state.destroyed) return this;
  if (state.flowing !== false) {
    state.flowing = false;
    this.emit('pause');
  }
  state[kPaused] = true;
  return this;
};

Readable.prototype.isPaused = function isPaused() {
  const state = this._readableState;
  return state[kPaused] === true || state.flowing === false;
};

Readable.prototype.pipe = function pipe(target, options) {
  return require('internal/streams/pipe').pipe(this, target, options);
};

Readable.prototype.unpipe = function unpipe(target) {
  return require('internal/streams/pipe').unpipe(this, target);
};

Readable.prototype.wrap = function wrap(old) {
  let paused = false;
  old.on('data', (chunk) => {
    if (!this.push(chunk) && old.pause) {
      paused = true;
      old.pause();
    }
  });
  old.on('end', () => this.push(null));
  old.on('error', (error) => errorOrDestroy(this, error));
  old.on('close', () => destroyer(this));
  old.on('destroy', () => destroyer(this));
  this._read = () => {
    if (paused && old.resume) {
      paused = false;
      old.resume();
    }
  };
  for (const name of Object.keys(old)) {
    if (this[name] === undefined && typeof old[name] === 'function') this[name] = old[name].bind(old);
  }
  return this;
};

// ---- iteration ---------------------------------------------------------------------------------------------------

Readable.prototype[Symbol.asyncIterator] = function () {
  return iterate(this);
};

Readable.prototype.iterator = function iterator(options) {
  if (options !== undefined) require('internal/validators').validateObject(options, 'options');
  return iterate(this, options);
};

function iterate(stream, options) {
  if (typeof stream.read !== 'function') stream = Readable.wrap(stream, { objectMode: true });
  const iterator = iterateChunks(stream, options);
  iterator.stream = stream;
  return iterator;
}

async function* iterateChunks(stream, options) {
  let wake;
  function onReadable() {
    wake?.();
    wake = undefined;
  }
  stream.on('readable', onReadable);
  let error;
  const cleanup = require('internal/streams/end_of_stream').eos(stream, { writable: false }, (failure) => {
    error = failure ? aggregateTwoErrors(error, failure) : null;
    onReadable();
  });
  try {
    while (true) {
      const chunk = stream.destroyed ? null : stream.read();
      if (chunk !== null) yield chunk;
      else if (error) throw error;
      else if (error === null) return;
      else
        await new Promise((resolve) => {
          wake = resolve;
        });
    }
  } catch (failure) {
    error = aggregateTwoErrors(error, failure);
    throw error;
  } finally {
    if ((error || options?.destroyOnReturn !== false) && (error === undefined || stream._readableState.autoDestroy)) {
      destroyer(stream, null);
    } else {
      stream.off('readable', onReadable);
      cleanup();
    }
  }
}

// ---- properties --------------------------------------------------------------------------------------------------

function define(name, get, set) {
  Object.defineProperty(Readable.prototype, name, { __proto__: null, configurable: true, enumerable: false, get, set });
}

Object.defineProperty(Readable.prototype, 'readable', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() {
    const state = this._readableState;
    return !!state && state.readable !== false && !state.destroyed && !state.errorEmitted && !state.endEmitted;
  },
  set(value) {
    if (this._readableState) this._readableState.readable = !!value;
  },
});
define('readableDidRead', function () {
  return this._readableState.dataEmitted;
});
define('readableAborted', function () {
  const state = this._readableState;
  return !!(state.readable !== false && (state.destroyed || state.errored) && !state.endEmitted);
});
define('readableHighWaterMark', function () {
  return this._readableState.highWaterMark;
});
define('readableBuffer', function () {
  return this._readableState?.buffer.slice(this._readableState.bufferIndex);
});
define(
  'readableFlowing',
  function () {
    return this._readableState.flowing;
  },
  function (value) {
    if (this._readableState) this._readableState.flowing = value;
  },
);
define('readableLength', function () {
  return this._readableState.length;
});
define('readableObjectMode', function () {
  return this._readableState?.objectMode ?? false;
});
define('readableEncoding', function () {
  return this._readableState?.encoding ?? null;
});
define('errored', function () {
  return this._readableState?.errored ?? null;
});
define('closed', function () {
  return this._readableState?.closed ?? false;
});
define(
  'destroyed',
  function () {
    return this._readableState?.destroyed ?? false;
  },
  function (value) {
    if (this._readableState) this._readableState.destroyed = value;
  },
);
define('readableEnded', function () {
  return this._readableState?.endEmitted ?? false;
});

Readable.from = function from(iterable, options) {
  return require('internal/streams/from').from(Readable, iterable, options);
};

Readable.fromWeb = (readableStream, options) =>
  require('internal/webstreams/adapters').newStreamReadableFromReadableStream(readableStream, options);

Readable.toWeb = (streamReadable, options) =>
  require('internal/webstreams/adapters').newReadableStreamFromStreamReadable(streamReadable, options);

Readable.wrap = function wrap(source, options) {
  return new Readable({
    objectMode: source.readableObjectMode ?? source.objectMode ?? true,
    ...options,
    destroy(error, callback) {
      destroyer(source, error);
      callback(error);
    },
  }).wrap(source);
};

for (const name of [
  'map',
  'filter',
  'forEach',
  'toArray',
  'some',
  'find',
  'every',
  'flatMap',
  'drop',
  'take',
  'reduce',
  'compose',
]) {
  Object.defineProperty(Readable.prototype, name, {
    __proto__: null,
    configurable: true,
    writable: true,
    enumerable: false,
    value: {
      [name](...args) {
        return require('internal/streams/operators')[name](this, ...args);
      },
    }[name],
  });
}

module.exports = { Readable, ReadableState, emitEnd };
