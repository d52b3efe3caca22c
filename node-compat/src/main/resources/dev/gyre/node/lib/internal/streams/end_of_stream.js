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
  if (isWebStream(stream)) return watchWebStream(stream, options.signal, callback);
  if (!isNodeStream(stream)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'stream', ['ReadableStream', 'WritableStream', 'Stream'], stream);
  }
  const watch = new Watch(stream, options, callback);
  watch.start();
  return watch.withSignal(options.signal);
}

function nop() {}

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
    const { _readableState: readableState, _writableState: writableState } = stream;
    this.stream = stream;
    this.readable = options.readable ?? isReadableStream(stream);
    this.writable = options.writable ?? isWritableStream(stream);
    this.readableState = readableState;
    this.writableState = writableState;
    this.watchError = options.error !== false;
    this.called = false;
    this.callback = callback;
    // A stream that closes itself has ended only when it is closed.
    this.willClose =
      willEmitClose(stream) && isReadableStream(stream) === this.readable && isWritableStream(stream) === this.writable;
    this.writableFinished = isWritableFinished(stream, false);
    this.readableFinished = isReadableFinished(stream, false);
    this.closed = isClosed(stream);
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
    const { stream, readableState, writableState } = this;
    const onFinish = () => this.finished();
    if (isRequest(stream)) {
      this.listen('complete', onFinish);
      if (!this.willClose) this.listen('abort', () => this.closedNow());
      const onRequest = () => stream.req.on('finish', onFinish);
      if (stream.req) onRequest();
      else this.listen('request', onRequest);
    } else if (this.writable && !writableState) {
      const onLegacyEnd = () => {
        this.writable = false;
        this.finished();
      };
      this.listen('end', onLegacyEnd);
      this.listen('close', onLegacyEnd);
    }
    this.listen('end', () => this.ended());
    this.listen('finish', onFinish);
    if (this.watchError) this.listen('error', (error) => this.done(error));
    this.listen('close', () => this.closedNow());

    if (this.closed) {
      process.nextTick(() => this.closedNow());
    } else if (writableState?.errorEmitted || readableState?.errorEmitted) {
      if (!this.willClose) process.nextTick(() => this.closedNow());
    } else if (
      !this.readable &&
      (!this.willClose || isReadable(stream)) &&
      (this.writableFinished || isWritable(stream) === false) &&
      (writableState == null || writableState.pendingcb === undefined || writableState.pendingcb === 0)
    ) {
      process.nextTick(() => this.closedNow());
    } else if (
      !this.writable &&
      (!this.willClose || isWritable(stream)) &&
      (this.readableFinished || isReadable(stream) === false)
    ) {
      process.nextTick(() => this.closedNow());
    } else if (readableState && stream.req && stream.aborted) {
      process.nextTick(() => this.closedNow());
    }
  }

  finished() {
    this.writableFinished = true;
    if (this.stream.destroyed) this.willClose = false;
    if (this.willClose && (!this.stream.writable || this.readable)) return;
    if (!this.readable || this.readableFinished) this.done();
  }

  ended() {
    this.readableFinished = true;
    if (this.stream.destroyed) this.willClose = false;
    if (this.willClose && (!this.stream.readable || this.writable)) return;
    if (!this.writable || this.writableFinished) this.done();
  }

  closedNow() {
    const { stream } = this;
    this.closed = true;
    const errored = this.writableState?.errored || this.readableState?.errored;
    if (errored && typeof errored !== 'boolean') {
      this.done(errored);
      return;
    }
    if (
      this.readable &&
      !this.readableFinished &&
      isReadableStream(stream, true) &&
      !isReadableFinished(stream, false)
    ) {
      this.done(nodeError('ERR_STREAM_PREMATURE_CLOSE'));
      return;
    }
    if (this.writable && !this.writableFinished && !isWritableFinished(stream, false)) {
      this.done(nodeError('ERR_STREAM_PREMATURE_CLOSE'));
      return;
    }
    this.done();
  }

  cleanUp() {
    this.called = true;
    for (const [name, listener] of this.listeners.splice(0)) this.stream.removeListener(name, listener);
  }

  withSignal(signal) {
    const cleanUp = () => this.cleanUp();
    if (!signal || this.closed) return cleanUp;
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
