// stream.finished: one callback when a stream has ended, failed or closed.

const { AbortError, nodeError } = require('internal/errors');
const {
  isClosed,
  isNodeStream,
  isReadable,
  isReadableFinished,
  isReadableStream,
  isRequest,
  isWebStream,
  isWritable,
  isWritableFinished,
  isWritableStream,
  kClosedPromise,
  willEmitClose,
} = require('internal/streams/utils');
const { kEmptyObject } = require('internal/util');

const { getContext } = internalBinding('async_context');

function eos(stream, options, callback) {
  if (arguments.length === 2) {
    callback = options;
    options = kEmptyObject;
  } else if (options == null) {
    options = kEmptyObject;
  } else {
    require('internal/validators').validateObject(options, 'options');
  }
  require('internal/validators').validateFunction(callback, 'callback');
  require('internal/validators').validateAbortSignal(options.signal, 'options.signal');
  if (isWebStream(stream)) return watchWebStream(stream, options.signal, inContext(callback));
  if (!isNodeStream(stream)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'stream', ['ReadableStream', 'WritableStream', 'Stream'], stream);
  }
  const watch = new Watch(stream, options, inContext(callback));
  watch.start();
  return watch.withSignal(options.signal);
}

function nop() {}

// Runs in the async context of the call of finished, not in that of the event.
function inContext(callback) {
  if (getContext() === undefined) return callback;
  const resource = new (require('async_hooks').AsyncResource)('STREAM_END_OF_STREAM');
  return function (...args) {
    return resource.runInAsyncScope(callback, this, ...args);
  };
}

// The same for a web stream.
function watchWebStream(stream, signal, callback) {
  let aborted = false;
  const abort = () => {
    aborted = true;
    callback.call(stream, new AbortError(undefined, { cause: signal.reason }));
  };
  if (signal?.aborted) process.nextTick(abort);
  else signal?.addEventListener('abort', abort, { once: true });
  const done = (...error) => {
    signal?.removeEventListener('abort', abort);
    if (!aborted) process.nextTick(() => callback.apply(stream, error));
  };
  stream[kClosedPromise].promise.then(() => done(), done);
  return nop;
}

// The events of a stream that have not happened yet.
class Watch {
  constructor(stream, options, callback) {
    this.stream = stream;
    this.readable = options.readable ?? isReadableStream(stream);
    this.writable = options.writable ?? isWritableStream(stream);
    this.watchError = options.error !== false;
    this.called = false;
    this.callback = callback;
    // A stream that closes itself has ended only when it is closed.
    this.willClose =
      willEmitClose(stream) && isReadableStream(stream) === this.readable && isWritableStream(stream) === this.writable;
    this.writableFinished = isWritableFinished(stream, false);
    this.readableFinished = isReadableFinished(stream, false);
    this.isOver = false;
    this.listeners = [];
  }

  done(error) {
    if (this.called) return;
    this.called = true;
    if (error === undefined) this.callback.call(this.stream);
    else this.callback.call(this.stream, error);
  }

  listen(name, listener) {
    this.stream.on(name, listener);
    this.listeners.push([name, listener]);
  }

  start() {
    const { stream } = this;
    const error = isClosed(stream) ? this.closeError() : this.hasEnded() ? this.storedError() : null;
    if (error !== null) {
      this.isOver = true;
      if (this.watchError) this.listen('error', nop);
      process.nextTick(() => this.done(error));
      return;
    }
    const onFinish = () => this.finished();
    const onClose = () => this.done(this.closeError());
    if (isRequest(stream)) {
      this.listen('complete', onFinish);
      if (!this.willClose) this.listen('abort', onClose);
      const onRequest = () => stream.req.on('finish', onFinish);
      if (stream.req) onRequest();
      else this.listen('request', onRequest);
    } else if (this.writable && !stream._writableState) {
      const onLegacyEnd = () => {
        if (!stream.writable) this.finished();
      };
      this.listen('end', onLegacyEnd);
      this.listen('close', onLegacyEnd);
    }
    if (!this.willClose && typeof stream.aborted === 'boolean') this.listen('aborted', onClose);
    this.listen('end', () => this.ended());
    this.listen('finish', onFinish);
    if (this.watchError) this.listen('error', (failure) => this.done(failure));
    this.listen('close', onClose);
  }

  // Whether there is nothing to wait for, though the stream is not closed.
  hasEnded() {
    const { stream, readable, writable, willClose } = this;
    const { _readableState: readableState, _writableState: writableState } = stream;
    if (writableState?.errorEmitted || readableState?.errorEmitted) return !willClose;
    if (
      !readable &&
      (!willClose || isReadable(stream)) &&
      (this.writableFinished || isWritable(stream) === false) &&
      (writableState == null || writableState.pendingcb === undefined || writableState.pendingcb === 0)
    ) {
      return true;
    }
    if (!writable && (!willClose || isWritable(stream)) && (this.readableFinished || isReadable(stream) === false))
      return true;
    return !!(readableState && stream.req && stream.aborted);
  }

  finished() {
    this.writableFinished = true;
    if (this.stream.destroyed) this.willClose = false;
    if (this.willClose && (!this.stream.readable || this.readable)) return;
    if (!this.readable || this.readableFinished) this.done();
  }

  ended() {
    this.readableFinished = true;
    if (this.stream.destroyed) this.willClose = false;
    if (this.willClose && (!this.stream.writable || this.writable)) return;
    if (!this.writable || this.writableFinished) this.done();
  }

  storedError() {
    const { _readableState: readableState, _writableState: writableState } = this.stream;
    const errored = writableState?.errored || readableState?.errored;
    return errored && typeof errored !== 'boolean' ? errored : undefined;
  }

  // What the stream's close means: its error, a close before the end, or undefined.
  closeError() {
    const { stream } = this;
    const errored = this.storedError();
    if (errored !== undefined) return errored;
    const isCut =
      (this.readable &&
        !this.readableFinished &&
        isReadableStream(stream, true) &&
        !isReadableFinished(stream, false)) ||
      (this.writable && !this.writableFinished && !isWritableFinished(stream, false));
    return isCut ? nodeError('ERR_STREAM_PREMATURE_CLOSE') : undefined;
  }

  cleanUp() {
    this.called = true;
    for (const [name, listener] of this.listeners.splice(0)) this.stream.removeListener(name, listener);
  }

  withSignal(signal) {
    const cleanUp = () => this.cleanUp();
    if (!signal || this.isOver) return cleanUp;
    const abort = () => {
      const { callback } = this;
      this.cleanUp();
      callback.call(this.stream, new AbortError(undefined, { cause: signal.reason }));
    };
    if (signal.aborted) {
      process.nextTick(abort);
    } else {
      signal.addEventListener('abort', abort, { once: true });
      const original = this.callback;
      this.callback = function (...args) {
        signal.removeEventListener('abort', abort);
        Reflect.apply(original, this, args);
      };
    }
    return cleanUp;
  }
}

function finished(stream, options) {
  let autoCleanup = false;
  if (options === null) options = undefined;
  if (options?.cleanup) {
    require('internal/validators').validateBoolean(options.cleanup, 'cleanup');
    autoCleanup = options.cleanup;
  }
  return new Promise((resolve, reject) => {
    const cleanup = eos(stream, options, (error) => {
      if (autoCleanup) cleanup();
      if (error) reject(error);
      else resolve();
    });
  });
}

module.exports = { eos, finished };
