// The abstract operations of writable streams, their controllers and writers, https://streams.spec.whatwg.org/#ws-all-abstract-ops

const {
  Queue,
  SizedQueue,
  handled,
  invalidState,
  nothing,
  pendingHandled,
  rejectedWith,
  resolvedWith,
  settleRejected,
  settleResolved,
} = require('internal/webstreams/common');

// Internal slots of a WritableStream, https://streams.spec.whatwg.org/#ws-internal-slots
class WritableStreamSlots {
  static className = 'WritableStream';

  state = 'writable';
  storedError = undefined;
  writer = undefined;
  controller = undefined;
  detached = false;
  backpressure = false;
  writeRequests = new Queue();
  inFlightWriteRequest = undefined;
  closeRequest = undefined;
  inFlightCloseRequest = undefined;
  // { promise, resolve, reject, reason, wasAlreadyErroring }
  pendingAbortRequest = undefined;
  // For node:stream, created at its first use.
  ended = undefined;

  constructor(object) {
    this.object = object;
  }
}

// Internal slots of a writer, https://streams.spec.whatwg.org/#default-writer-internal-slots
class WriterSlots {
  static className = 'WritableStreamDefaultWriter';

  stream = undefined;
  closed = undefined;
  ready = undefined;
}

// Internal slots of a controller, https://streams.spec.whatwg.org/#ws-default-controller-internal-slots
class WritableControllerSlots {
  static className = 'WritableStreamDefaultController';

  queue = new SizedQueue();
  started = false;
  abortController = new (require('internal/abort_controller').AbortController)();
  object = undefined;

  constructor(stream, { write, close, abort, highWaterMark, size }) {
    this.stream = stream;
    this.writeAlgorithm = write;
    this.closeAlgorithm = close;
    this.abortAlgorithm = abort;
    this.highWaterMark = highWaterMark;
    this.size = size;
  }

  // [[ErrorSteps]], https://streams.spec.whatwg.org/#ws-default-controller-private-error
  errorSteps() {
    this.queue.reset();
  }

  // [[AbortSteps]], https://streams.spec.whatwg.org/#ws-default-controller-private-abort
  abortSteps(reason) {
    const result = this.abortAlgorithm === undefined ? Promise.resolve() : this.abortAlgorithm(reason);
    clearAlgorithms(this);
    return result;
  }
}

// The close sentinel in the queue.
const CLOSE = Symbol('close sentinel');

// IsWritableStreamLocked ( stream ), https://streams.spec.whatwg.org/#is-writable-stream-locked
function isWritableStreamLocked(stream) {
  return stream.writer !== undefined || stream.detached;
}

function settleEnded(stream) {
  if (stream.ended === undefined) return;
  if (stream.state === 'errored') settleRejected(stream.ended, stream.storedError);
  else if (stream.state === 'closed') settleResolved(stream.ended, undefined);
}

// A promise for the end of the stream, independent of its writer.
function endedOf(stream) {
  if (stream.ended === undefined) {
    stream.ended = pendingHandled();
    settleEnded(stream);
  }
  return stream.ended;
}

// WritableStreamCloseQueuedOrInFlight ( stream ), https://streams.spec.whatwg.org/#writable-stream-close-queued-or-in-flight
function closeQueuedOrInFlight(stream) {
  return stream.closeRequest !== undefined || stream.inFlightCloseRequest !== undefined;
}

// WritableStreamAbort ( stream, reason ), https://streams.spec.whatwg.org/#writable-stream-abort
function writableStreamAbort(stream, reason) {
  if (stream.state === 'closed' || stream.state === 'errored') return Promise.resolve();
  stream.controller.abortController.abort(reason);
  if (stream.state === 'closed' || stream.state === 'errored') return Promise.resolve();
  if (stream.pendingAbortRequest !== undefined) return stream.pendingAbortRequest.promise;
  const wasAlreadyErroring = stream.state === 'erroring';
  const request = Promise.withResolvers();
  request.reason = wasAlreadyErroring ? undefined : reason;
  request.wasAlreadyErroring = wasAlreadyErroring;
  stream.pendingAbortRequest = request;
  if (!wasAlreadyErroring) startErroring(stream, reason);
  return request.promise;
}

// WritableStreamClose ( stream ), https://streams.spec.whatwg.org/#writable-stream-close
function writableStreamClose(stream) {
  if (stream.state === 'closed' || stream.state === 'errored')
    return Promise.reject(invalidState('WritableStream is closed'));
  const request = Promise.withResolvers();
  stream.closeRequest = request;
  if (stream.writer !== undefined && stream.backpressure && stream.state === 'writable')
    settleResolved(stream.writer.ready, undefined);
  // WritableStreamDefaultControllerClose ( controller ), https://streams.spec.whatwg.org/#writable-stream-default-controller-close
  stream.controller.queue.enqueue(CLOSE, 0);
  advanceQueueIfNeeded(stream.controller);
  return request.promise;
}

// WritableStreamStartErroring ( stream, reason ), https://streams.spec.whatwg.org/#writable-stream-start-erroring
function startErroring(stream, reason) {
  stream.state = 'erroring';
  stream.storedError = reason;
  if (stream.writer !== undefined) ensureReadyRejected(stream.writer, reason);
  if (
    stream.inFlightWriteRequest === undefined &&
    stream.inFlightCloseRequest === undefined &&
    stream.controller.started
  )
    finishErroring(stream);
}

// WritableStreamFinishErroring ( stream ), https://streams.spec.whatwg.org/#writable-stream-finish-erroring
function finishErroring(stream) {
  stream.state = 'errored';
  stream.controller.errorSteps();
  settleEnded(stream);
  const { storedError, pendingAbortRequest: request } = stream;
  for (const write of stream.writeRequests.takeAll()) write.reject(storedError);
  if (request === undefined) {
    rejectCloseAndClosed(stream);
    return;
  }
  stream.pendingAbortRequest = undefined;
  if (request.wasAlreadyErroring) {
    request.reject(storedError);
    rejectCloseAndClosed(stream);
    return;
  }
  stream.controller.abortSteps(request.reason).then(
    () => {
      request.resolve(undefined);
      rejectCloseAndClosed(stream);
    },
    (error) => {
      request.reject(error);
      rejectCloseAndClosed(stream);
    },
  );
}

// WritableStreamRejectCloseAndClosedPromiseIfNeeded ( stream ), https://streams.spec.whatwg.org/#writable-stream-reject-close-and-closed-promise-if-needed
function rejectCloseAndClosed(stream) {
  if (stream.closeRequest !== undefined) {
    stream.closeRequest.reject(stream.storedError);
    stream.closeRequest = undefined;
  }
  if (stream.writer !== undefined) settleRejected(stream.writer.closed, stream.storedError);
}

// WritableStreamDealWithRejection ( stream, error ), https://streams.spec.whatwg.org/#writable-stream-deal-with-rejection
function dealWithRejection(stream, error) {
  if (stream.state === 'writable') startErroring(stream, error);
  else finishErroring(stream);
}

// WritableStreamFinishInFlightClose ( stream ), https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-close
function finishInFlightClose(stream) {
  stream.inFlightCloseRequest.resolve(undefined);
  stream.inFlightCloseRequest = undefined;
  if (stream.state === 'erroring') {
    stream.storedError = undefined;
    stream.pendingAbortRequest?.resolve(undefined);
    stream.pendingAbortRequest = undefined;
  }
  stream.state = 'closed';
  settleEnded(stream);
  if (stream.writer !== undefined) settleResolved(stream.writer.closed, undefined);
}

// WritableStreamFinishInFlightCloseWithError ( stream, error ), https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-close-with-error
function finishInFlightCloseWithError(stream, error) {
  stream.inFlightCloseRequest.reject(error);
  stream.inFlightCloseRequest = undefined;
  stream.pendingAbortRequest?.reject(error);
  stream.pendingAbortRequest = undefined;
  dealWithRejection(stream, error);
}

// WritableStreamUpdateBackpressure ( stream, backpressure ), https://streams.spec.whatwg.org/#writable-stream-update-backpressure
function updateBackpressure(stream, backpressure) {
  const { writer } = stream;
  if (writer !== undefined && backpressure !== stream.backpressure) {
    if (backpressure) writer.ready = pendingHandled();
    else settleResolved(writer.ready, undefined);
  }
  stream.backpressure = backpressure;
}

// WritableStreamDefaultControllerClearAlgorithms ( controller ), https://streams.spec.whatwg.org/#writable-stream-default-controller-clear-algorithms
function clearAlgorithms(controller) {
  controller.writeAlgorithm = controller.closeAlgorithm = controller.abortAlgorithm = controller.size = undefined;
}

// WritableStreamDefaultControllerGetDesiredSize ( controller ), https://streams.spec.whatwg.org/#writable-stream-default-controller-get-desired-size
function desiredSize(controller) {
  return controller.highWaterMark - controller.queue.total;
}

// WritableStreamDefaultControllerAdvanceQueueIfNeeded ( controller ), https://streams.spec.whatwg.org/#writable-stream-default-controller-advance-queue-if-needed
function advanceQueueIfNeeded(controller) {
  const { stream, queue } = controller;
  if (!controller.started || stream.inFlightWriteRequest !== undefined) return;
  if (stream.state === 'erroring') {
    finishErroring(stream);
    return;
  }
  if (queue.length === 0) return;
  const value = queue.peek();
  if (value === CLOSE) processClose(controller);
  else processWrite(controller, value);
}

// WritableStreamDefaultControllerProcessClose ( controller ), https://streams.spec.whatwg.org/#writable-stream-default-controller-process-close
function processClose(controller) {
  const { stream } = controller;
  stream.inFlightCloseRequest = stream.closeRequest;
  stream.closeRequest = undefined;
  controller.queue.dequeue();
  const closed = controller.closeAlgorithm === undefined ? Promise.resolve() : controller.closeAlgorithm();
  clearAlgorithms(controller);
  closed.then(
    () => finishInFlightClose(stream),
    (error) => finishInFlightCloseWithError(stream, error),
  );
}

// WritableStreamDefaultControllerProcessWrite ( controller, chunk ), https://streams.spec.whatwg.org/#writable-stream-default-controller-process-write
function processWrite(controller, chunk) {
  const { stream } = controller;
  stream.inFlightWriteRequest = stream.writeRequests.shift();
  const written =
    controller.writeAlgorithm === undefined ? Promise.resolve() : controller.writeAlgorithm(chunk, controller.object);
  written.then(
    () => {
      stream.inFlightWriteRequest.resolve(undefined);
      stream.inFlightWriteRequest = undefined;
      const { state } = stream;
      controller.queue.dequeue();
      if (!closeQueuedOrInFlight(stream) && state === 'writable')
        updateBackpressure(stream, desiredSize(controller) <= 0);
      advanceQueueIfNeeded(controller);
    },
    (error) => {
      if (stream.state === 'writable') clearAlgorithms(controller);
      stream.inFlightWriteRequest.reject(error);
      stream.inFlightWriteRequest = undefined;
      dealWithRejection(stream, error);
    },
  );
}

// WritableStreamDefaultControllerError ( controller, error ), https://streams.spec.whatwg.org/#writable-stream-default-controller-error
function writableControllerError(controller, error) {
  clearAlgorithms(controller);
  startErroring(controller.stream, error);
}

function errorIfNeeded(controller, error) {
  if (controller.stream.state === 'writable') writableControllerError(controller, error);
}

function chunkSize(controller, chunk) {
  if (controller.size === undefined) return 1;
  try {
    const { size } = controller;
    return size(chunk);
  } catch (error) {
    errorIfNeeded(controller, error);
    return 1;
  }
}

// WritableStreamDefaultControllerWrite ( controller, chunk, chunkSize ), https://streams.spec.whatwg.org/#writable-stream-default-controller-write
function controllerWrite(controller, chunk, size) {
  try {
    controller.queue.enqueue(chunk, size);
  } catch (error) {
    errorIfNeeded(controller, error);
    return;
  }
  const { stream } = controller;
  if (!closeQueuedOrInFlight(stream) && stream.state === 'writable')
    updateBackpressure(stream, desiredSize(controller) <= 0);
  advanceQueueIfNeeded(controller);
}

// SetUpWritableStreamDefaultController ( ... ), https://streams.spec.whatwg.org/#set-up-writable-stream-default-controller
function setUpWritableController(controller, start = nothing) {
  const { stream } = controller;
  stream.controller = controller;
  updateBackpressure(stream, desiredSize(controller) <= 0);
  const started = start(controller.object);
  new Promise((resolve) => resolve(started)).then(
    () => {
      controller.started = true;
      advanceQueueIfNeeded(controller);
    },
    (error) => {
      controller.started = true;
      dealWithRejection(stream, error);
    },
  );
}

// SetUpWritableStreamDefaultWriter ( writer, stream ), https://streams.spec.whatwg.org/#set-up-writable-stream-default-writer
function setUpWriter(writer, stream) {
  writer.stream = stream;
  stream.writer = writer;
  const { state, storedError } = stream;
  if (state === 'writable') {
    writer.ready = !closeQueuedOrInFlight(stream) && stream.backpressure ? pendingHandled() : resolvedWith(undefined);
    writer.closed = pendingHandled();
  } else if (state === 'erroring') {
    writer.ready = rejectedWith(storedError);
    writer.closed = pendingHandled();
  } else if (state === 'closed') {
    writer.ready = resolvedWith(undefined);
    writer.closed = resolvedWith(undefined);
  } else {
    writer.ready = rejectedWith(storedError);
    writer.closed = rejectedWith(storedError);
  }
}

// AcquireWritableStreamDefaultWriter ( stream ) without an object, for the library's own writing.
function acquireWriter(stream) {
  const writer = new WriterSlots();
  setUpWriter(writer, stream);
  return writer;
}

// WritableStreamDefaultWriterEnsureReadyPromiseRejected ( writer, error ),
// https://streams.spec.whatwg.org/#writable-stream-default-writer-ensure-ready-promise-rejected
function ensureReadyRejected(writer, error) {
  if (writer.ready.reject !== undefined) settleRejected(writer.ready, error);
  else writer.ready = rejectedWith(error);
  handled(writer.ready.promise);
}

function ensureClosedRejected(writer, error) {
  if (writer.closed.reject !== undefined) settleRejected(writer.closed, error);
  else writer.closed = rejectedWith(error);
  handled(writer.closed.promise);
}

// WritableStreamDefaultWriterCloseWithErrorPropagation ( writer ), https://streams.spec.whatwg.org/#writable-stream-default-writer-close-with-error-propagation
function closeWithErrorPropagation(writer) {
  const { stream } = writer;
  if (closeQueuedOrInFlight(stream) || stream.state === 'closed') return Promise.resolve();
  if (stream.state === 'errored') return Promise.reject(stream.storedError);
  return writableStreamClose(stream);
}

// WritableStreamDefaultWriterGetDesiredSize ( writer ), https://streams.spec.whatwg.org/#writable-stream-default-writer-get-desired-size
function writerDesiredSize({ stream }) {
  if (stream.state === 'errored' || stream.state === 'erroring') return null;
  return stream.state === 'closed' ? 0 : desiredSize(stream.controller);
}

// WritableStreamDefaultWriterRelease ( writer ), https://streams.spec.whatwg.org/#writable-stream-default-writer-release
function writerRelease(writer) {
  const { stream } = writer;
  const released = invalidState('Writer has been released');
  ensureReadyRejected(writer, released);
  ensureClosedRejected(writer, released);
  stream.writer = undefined;
  writer.stream = undefined;
}

// WritableStreamDefaultWriterWrite ( writer, chunk ), https://streams.spec.whatwg.org/#writable-stream-default-writer-write
function writerWrite(writer, chunk) {
  const { stream } = writer;
  const size = chunkSize(stream.controller, chunk);
  if (stream !== writer.stream) return Promise.reject(invalidState('Mismatched WritableStreams'));
  if (stream.state === 'errored') return Promise.reject(stream.storedError);
  if (closeQueuedOrInFlight(stream) || stream.state === 'closed')
    return Promise.reject(invalidState('WritableStream is closed'));
  if (stream.state === 'erroring') return Promise.reject(stream.storedError);
  const request = Promise.withResolvers();
  stream.writeRequests.push(request);
  controllerWrite(stream.controller, chunk, size);
  return request.promise;
}

module.exports = {
  WritableControllerSlots,
  WritableStreamSlots,
  WriterSlots,
  acquireWriter,
  closeQueuedOrInFlight,
  closeWithErrorPropagation,
  endedOf,
  errorIfNeeded,
  isWritableStreamLocked,
  setUpWritableController,
  setUpWriter,
  writableControllerError,
  writableStreamAbort,
  writableStreamClose,
  writerDesiredSize,
  writerRelease,
  writerWrite,
};
