// ReadableStreamPipeTo ( source, dest, preventClose, preventAbort, preventCancel, signal ), https://streams.spec.whatwg.org/#readable-stream-pipe-to

const { nothing, invalidState } = require('internal/webstreams/common');
const {
  acquireDefaultReader,
  defaultReaderRead,
  readableStreamCancel,
  readerRelease,
} = require('internal/webstreams/readable_operations');
const {
  acquireWriter,
  closeQueuedOrInFlight,
  closeWithErrorPropagation,
  writableStreamAbort,
  writerDesiredSize,
  writerRelease,
  writerWrite,
} = require('internal/webstreams/writable_operations');

class Pipe {
  shuttingDown = false;
  // The last write, which a shutdown waits for.
  lastWrite = Promise.resolve();
  abortListener = undefined;

  constructor(source, target, { preventAbort = false, preventCancel = false, preventClose = false, signal }) {
    this.source = source;
    this.target = target;
    this.preventAbort = preventAbort;
    this.preventCancel = preventCancel;
    this.preventClose = preventClose;
    this.signal = signal;
    this.result = Promise.withResolvers();
    this.reader = acquireDefaultReader(source);
    this.writer = acquireWriter(target);
    source.disturbed = true;
  }

  start() {
    const { signal, source, target, reader, writer } = this;
    if (signal !== undefined) {
      if (signal.aborted) {
        this.abort();
        return this.result.promise;
      }
      this.abortListener = () => this.abort();
      signal.addEventListener('abort', this.abortListener);
    }
    this.whenErrored(source, reader.closed.promise, (error) => this.sourceErrored(error));
    this.whenErrored(target, writer.closed.promise, (error) => this.targetErrored(error));
    if (source.state === 'closed') this.sourceClosed();
    else reader.closed.promise.then(() => this.sourceClosed(), nothing);
    if (closeQueuedOrInFlight(target) || target.state === 'closed') this.targetClosed();
    this.step();
    return this.result.promise;
  }

  whenErrored(stream, promise, action) {
    if (stream.state === 'errored') action(stream.storedError);
    else promise.then(undefined, action);
  }

  abort() {
    const error = this.signal.reason;
    const { source, target } = this;
    this.shutdown(
      () => {
        const actions = [];
        if (!this.preventAbort)
          actions.push(target.state === 'writable' ? writableStreamAbort(target, error) : Promise.resolve());
        if (!this.preventCancel)
          actions.push(source.state === 'readable' ? readableStreamCancel(source, error) : Promise.resolve());
        return Promise.all(actions);
      },
      true,
      error,
    );
  }

  sourceErrored(error) {
    this.shutdown(this.preventAbort ? undefined : () => writableStreamAbort(this.target, error), true, error);
  }

  targetErrored(error) {
    this.shutdown(this.preventCancel ? undefined : () => readableStreamCancel(this.source, error), true, error);
  }

  sourceClosed() {
    this.shutdown(this.preventClose ? undefined : () => closeWithErrorPropagation(this.writer), false, undefined);
  }

  targetClosed() {
    const error = invalidState('Destination WritableStream is closed');
    this.shutdown(this.preventCancel ? undefined : () => readableStreamCancel(this.source, error), true, error);
  }

  // Reads whenever the target has room for a chunk.
  step() {
    if (this.shuttingDown) return;
    const room = writerDesiredSize(this.writer);
    if (room === null) return;
    if (room <= 0) this.writer.ready.promise.then(() => this.step(), nothing);
    else defaultReaderRead(this.reader, this);
  }

  // Chunks that were read before a shutdown are still written. They are written in a microtask, so that the code that
  // enqueued the chunk continues first.
  chunkSteps(chunk) {
    this.lastWrite = new Promise((resolve) =>
      queueMicrotask(() => {
        writerWrite(this.writer, chunk).then(resolve, resolve);
        this.step();
      }),
    );
  }

  closeSteps() {}

  errorSteps() {}

  // Shutdown with an action, and without, https://streams.spec.whatwg.org/#rs-pipeTo-shutdown-with-action
  shutdown(action, isError, error) {
    if (this.shuttingDown) return;
    this.shuttingDown = true;
    const proceed = () => {
      if (action === undefined) {
        this.finalize(isError, error);
        return;
      }
      action().then(
        () => this.finalize(isError, error),
        (newError) => this.finalize(true, newError),
      );
    };
    if (this.target.state === 'writable' && !closeQueuedOrInFlight(this.target)) this.waitForWrites().then(proceed);
    else proceed();
  }

  async waitForWrites() {
    for (let last; last !== this.lastWrite; ) {
      last = this.lastWrite;
      await last;
    }
  }

  // Finalize, https://streams.spec.whatwg.org/#rs-pipeTo-finalize
  finalize(isError, error) {
    writerRelease(this.writer);
    readerRelease(this.reader);
    this.signal?.removeEventListener('abort', this.abortListener);
    if (isError) this.result.reject(error);
    else this.result.resolve(undefined);
  }
}

function readableStreamPipeTo(source, target, options) {
  return new Pipe(source, target, options).start();
}

module.exports = { readableStreamPipeTo };
