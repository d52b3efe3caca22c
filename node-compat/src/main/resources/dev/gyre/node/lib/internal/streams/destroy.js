// Construction and destruction, common to readable and writable streams.

const { aggregateTwoErrors, nodeError } = require('internal/errors');

const kDestroy = Symbol('kDestroy');
const kConstruct = Symbol('kConstruct');

function recordError(error, readable, writable) {
  if (!error) return;
  error.stack; // Fixes the stack while the frames that caused the error are alive.
  if (writable && !writable.errored) writable.errored = error;
  if (readable && !readable.errored) readable.errored = error;
}

function destroy(error, callback) {
  const readable = this._readableState;
  const writable = this._writableState;
  if (writable?.destroyed || readable?.destroyed) {
    if (typeof callback === 'function') callback();
    return this;
  }
  recordError(error, readable, writable);
  if (writable) writable.destroyed = true;
  if (readable) readable.destroyed = true;
  if (!(writable ?? readable).constructed) {
    this.once(kDestroy, (later) => runDestroy(this, aggregateTwoErrors(later, error), callback));
  } else {
    runDestroy(this, error, callback);
  }
  return this;
}

function runDestroy(stream, error, callback) {
  let called = false;
  function onDestroy(failure) {
    if (called) return;
    called = true;
    const readable = stream._readableState;
    const writable = stream._writableState;
    recordError(failure, readable, writable);
    if (writable) writable.closed = true;
    if (readable) readable.closed = true;
    if (typeof callback === 'function') callback(failure);
    if (failure) process.nextTick(emitErrorThenClose, stream, failure);
    else process.nextTick(emitClose, stream);
  }
  try {
    stream._destroy(error || null, onDestroy);
  } catch (failure) {
    onDestroy(failure);
  }
}

function emitErrorThenClose(stream, error) {
  emitError(stream, error);
  emitClose(stream);
}

function emitClose(stream) {
  const readable = stream._readableState;
  const writable = stream._writableState;
  if (writable) writable.closeEmitted = true;
  if (readable) readable.closeEmitted = true;
  if (writable?.emitClose || readable?.emitClose) stream.emit('close');
}

function emitError(stream, error) {
  const readable = stream._readableState;
  const writable = stream._writableState;
  if (writable?.errorEmitted || readable?.errorEmitted) return;
  if (writable) writable.errorEmitted = true;
  if (readable) readable.errorEmitted = true;
  stream.emit('error', error);
}

function undestroy() {
  const readable = this._readableState;
  const writable = this._writableState;
  if (readable) {
    Object.assign(readable, {
      constructed: true,
      closed: false,
      closeEmitted: false,
      destroyed: false,
      errored: null,
      errorEmitted: false,
      reading: false,
      ended: readable.readable === false,
      endEmitted: readable.readable === false,
    });
  }
  if (writable) {
    const off = writable.writable === false;
    Object.assign(writable, {
      constructed: true,
      destroyed: false,
      closed: false,
      closeEmitted: false,
      errored: null,
      errorEmitted: false,
      finalCalled: false,
      prefinished: false,
      ended: off,
      ending: off,
      finished: off,
    });
  }
}

// An error inside a stream: destroys it, or with autoDestroy off only emits the error.
function errorOrDestroy(stream, error, sync) {
  const readable = stream._readableState;
  const writable = stream._writableState;
  if (writable?.destroyed || readable?.destroyed) return;
  if (readable?.autoDestroy || writable?.autoDestroy) {
    stream.destroy(error);
  } else if (error) {
    recordError(error, readable, writable);
    if (sync) process.nextTick(emitError, stream, error);
    else emitError(stream, error);
  }
}

function construct(stream, callback) {
  if (typeof stream._construct !== 'function') return;
  if (stream._readableState) stream._readableState.constructed = false;
  if (stream._writableState) stream._writableState.constructed = false;
  stream.once(kConstruct, callback);
  if (stream.listenerCount(kConstruct) > 1) return; // A Duplex calls this for both of its sides.
  process.nextTick(runConstruct, stream);
}

function runConstruct(stream) {
  let called = false;
  function onConstruct(error) {
    if (called) {
      errorOrDestroy(stream, error ?? nodeError('ERR_MULTIPLE_CALLBACK'));
      return;
    }
    called = true;
    const readable = stream._readableState;
    const writable = stream._writableState;
    if (readable) readable.constructed = true;
    if (writable) writable.constructed = true;
    if ((writable ?? readable).destroyed) stream.emit(kDestroy, error);
    else if (error) errorOrDestroy(stream, error, true);
    else stream.emit(kConstruct);
  }
  try {
    stream._construct((error) => process.nextTick(onConstruct, error));
  } catch (error) {
    process.nextTick(onConstruct, error);
  }
}

function isRequest(stream) {
  return stream?.setHeader && typeof stream.abort === 'function';
}

// Destroys a stream of any kind.
function destroyer(stream, error) {
  if (!stream || isDestroyed(stream)) return;
  const { AbortError } = require('internal/errors');
  if (!error && !require('internal/streams/utils').isFinished(stream)) error = new AbortError();
  if (require('internal/streams/utils').isServerRequest(stream)) {
    stream.socket = null;
    stream.destroy(error);
  } else if (isRequest(stream)) {
    stream.abort();
  } else if (typeof stream.destroy === 'function') {
    stream.destroy(error);
  } else if (typeof stream.close === 'function') {
    stream.close();
  } else if (error) {
    process.nextTick(() => stream.emit('error', error));
  } else {
    process.nextTick(() => stream.emit('close'));
  }
  if (!stream.destroyed) stream[kIsDestroyed] = true;
}

const kIsDestroyed = Symbol.for('nodejs.stream.destroyed');

function isDestroyed(stream) {
  const state = stream._writableState ?? stream._readableState;
  return !!(stream.destroyed || stream[kIsDestroyed] || state?.destroyed);
}

module.exports = { construct, destroy, destroyer, errorOrDestroy, undestroy };
