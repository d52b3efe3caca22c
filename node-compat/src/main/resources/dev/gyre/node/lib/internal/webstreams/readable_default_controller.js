// ReadableStreamDefaultController, https://streams.spec.whatwg.org/#rs-default-controller-class

const { nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');
const { SizedQueue, inspectAs, invalidState, kMade, kSlots, nothing, receiver } = require('internal/webstreams/common');
const { fulfillRequest, isReadableStreamLocked, numberOfRequests, readableStreamClose, readableStreamError } =
  require('internal/webstreams/readable_operations');

// Internal slots, https://streams.spec.whatwg.org/#rs-default-controller-internal-slots
class DefaultControllerSlots {
  static className = 'ReadableStreamDefaultController';

  queue = new SizedQueue();
  started = false;
  closeRequested = false;
  pullAgain = false;
  pulling = false;

  constructor(stream, pull, cancel, highWaterMark, size) {
    this.stream = stream;
    this.pullAlgorithm = pull;
    this.cancelAlgorithm = cancel;
    this.highWaterMark = highWaterMark;
    this.size = size;
    this.object = new ReadableStreamDefaultController(kMade, this);
  }

  // [[CancelSteps]], https://streams.spec.whatwg.org/#rs-default-controller-private-cancel
  cancelSteps(reason) {
    this.queue.reset();
    const result = this.cancelAlgorithm === undefined ? Promise.resolve() : this.cancelAlgorithm(reason);
    clearAlgorithms(this);
    return result;
  }

  // [[PullSteps]], https://streams.spec.whatwg.org/#rs-default-controller-private-pull
  pullSteps(request) {
    if (this.queue.length === 0) {
      this.stream.reader.requests.push(request);
      callPullIfNeeded(this);
      return;
    }
    const chunk = this.queue.dequeue();
    if (this.closeRequested && this.queue.length === 0) {
      clearAlgorithms(this);
      readableStreamClose(this.stream);
    } else {
      callPullIfNeeded(this);
    }
    request.chunkSteps(chunk, true);
  }

  // [[ReleaseSteps]], https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaultcontroller-releasesteps
  releaseSteps() {}
}

// ReadableStreamDefaultControllerClearAlgorithms ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-clear-algorithms
function clearAlgorithms(controller) {
  controller.pullAlgorithm = controller.cancelAlgorithm = controller.size = undefined;
}

// ReadableStreamDefaultControllerCallPullIfNeeded ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-call-pull-if-needed
function callPullIfNeeded(controller) {
  if (!shouldCallPull(controller)) return;
  if (controller.pulling) {
    controller.pullAgain = true;
    return;
  }
  controller.pulling = true;
  const pulled = controller.pullAlgorithm === undefined ? Promise.resolve() : controller.pullAlgorithm(controller.object);
  pulled.then(() => {
    controller.pulling = false;
    if (controller.pullAgain) {
      controller.pullAgain = false;
      callPullIfNeeded(controller);
    }
  }, (error) => defaultControllerError(controller, error));
}

// ReadableStreamDefaultControllerShouldCallPull ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-should-call-pull
function shouldCallPull(controller) {
  const { stream } = controller;
  if (!canCloseOrEnqueue(controller) || !controller.started) return false;
  if (isReadableStreamLocked(stream) && stream.reader !== undefined && numberOfRequests(stream) > 0) return true;
  return desiredSize(controller) > 0;
}

// ReadableStreamDefaultControllerCanCloseOrEnqueue ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-can-close-or-enqueue
function canCloseOrEnqueue(controller) {
  return !controller.closeRequested && controller.stream.state === 'readable';
}

// ReadableStreamDefaultControllerGetDesiredSize ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-get-desired-size
function desiredSize(controller) {
  const { state } = controller.stream;
  if (state === 'errored') return null;
  return state === 'closed' ? 0 : controller.highWaterMark - controller.queue.total;
}

// ReadableStreamDefaultControllerClose ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-close
function defaultControllerClose(controller) {
  if (!canCloseOrEnqueue(controller)) return;
  controller.closeRequested = true;
  if (controller.queue.length > 0) return;
  clearAlgorithms(controller);
  readableStreamClose(controller.stream);
}

// ReadableStreamDefaultControllerEnqueue ( controller, chunk ), https://streams.spec.whatwg.org/#readable-stream-default-controller-enqueue
function defaultControllerEnqueue(controller, chunk) {
  if (!canCloseOrEnqueue(controller)) return;
  const { stream } = controller;
  if (stream.reader !== undefined && numberOfRequests(stream) > 0) {
    fulfillRequest(stream, chunk, false);
  } else {
    try {
      const { size } = controller;
      controller.queue.enqueue(chunk, size(chunk));
    } catch (error) {
      defaultControllerError(controller, error);
      throw error;
    }
  }
  callPullIfNeeded(controller);
}

// ReadableStreamDefaultControllerError ( controller, e ), https://streams.spec.whatwg.org/#readable-stream-default-controller-error
function defaultControllerError(controller, error) {
  if (controller.stream.state !== 'readable') return;
  controller.queue.reset();
  clearAlgorithms(controller);
  readableStreamError(controller.stream, error);
}

class ReadableStreamDefaultController {
  constructor(made = undefined, slots = undefined) {
    if (made !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this[kSlots] = slots;
  }

  get desiredSize() { return desiredSize(receiver(this, DefaultControllerSlots)); }

  close() {
    const controller = receiver(this, DefaultControllerSlots);
    if (!canCloseOrEnqueue(controller)) throw invalidState('Controller is already closed');
    defaultControllerClose(controller);
  }

  enqueue(chunk = undefined) {
    const controller = receiver(this, DefaultControllerSlots);
    if (!canCloseOrEnqueue(controller)) throw invalidState('Controller is already closed');
    defaultControllerEnqueue(controller, chunk);
  }

  error(reason = undefined) { defaultControllerError(receiver(this, DefaultControllerSlots), reason); }

  [customInspectSymbol](depth, options, inspect) {
    return inspectAs(this, {}, depth, options, inspect);
  }
}

Object.defineProperty(ReadableStreamDefaultController, 'length', { __proto__: null, configurable: true, value: 0 });
enumerableMembers(ReadableStreamDefaultController.prototype, ['desiredSize', 'close', 'enqueue', 'error']);
Object.defineProperty(ReadableStreamDefaultController.prototype, Symbol.toStringTag,
  { __proto__: null, configurable: true, value: 'ReadableStreamDefaultController' });

// SetUpReadableStreamDefaultController ( stream, controller, startAlgorithm, pullAlgorithm, cancelAlgorithm, highWaterMark, sizeAlgorithm ),
// https://streams.spec.whatwg.org/#set-up-readable-stream-default-controller
function setUpDefaultController(stream, { start = nothing, pull, cancel, highWaterMark, size }) {
  const controller = new DefaultControllerSlots(stream, pull, cancel, highWaterMark, size);
  stream.controller = controller;
  const started = start(controller.object);
  new Promise((resolve) => resolve(started)).then(() => {
    controller.started = true;
    callPullIfNeeded(controller);
  }, (error) => defaultControllerError(controller, error));
  return controller;
}

module.exports = {
  ReadableStreamDefaultController,
  canCloseOrEnqueue,
  defaultControllerClose,
  defaultControllerEnqueue,
  defaultControllerError,
  desiredSize,
  setUpDefaultController,
};
