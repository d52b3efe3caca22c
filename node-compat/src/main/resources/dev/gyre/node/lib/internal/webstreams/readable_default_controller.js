// ReadableStreamDefaultController, https://streams.spec.whatwg.org/#rs-default-controller-class

const { nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');
const { SizedQueue, inspectAs, invalidState, kMade, kSlots, receiver } = require('internal/webstreams/common');
const { ReadableControllerSlots } = require('internal/webstreams/readable_controller');
const { fulfillRequest, numberOfRequests } = require('internal/webstreams/readable_operations');

// Internal slots, https://streams.spec.whatwg.org/#rs-default-controller-internal-slots
class DefaultControllerSlots extends ReadableControllerSlots {
  static className = 'ReadableStreamDefaultController';

  queue = new SizedQueue();

  constructor(stream, source) {
    super(stream, source);
    this.size = source.size;
    this.object = new ReadableStreamDefaultController(kMade, this);
  }

  clearAlgorithms() {
    super.clearAlgorithms();
    this.size = undefined;
  }

  // [[PullSteps]], https://streams.spec.whatwg.org/#rs-default-controller-private-pull
  pullSteps(request) {
    if (this.queue.length === 0) {
      this.stream.reader.requests.push(request);
      this.callPullIfNeeded();
      return;
    }
    const chunk = this.queue.dequeue();
    this.handleQueueDrain();
    request.chunkSteps(chunk);
  }

  // [[ReleaseSteps]], https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaultcontroller-releasesteps
  releaseSteps() {}
}

// ReadableStreamDefaultControllerClose ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-close
function defaultControllerClose(controller) {
  if (!controller.canCloseOrEnqueue()) return;
  controller.closeRequested = true;
  if (controller.queue.length === 0) controller.closeStream();
}

// ReadableStreamDefaultControllerEnqueue ( controller, chunk ), https://streams.spec.whatwg.org/#readable-stream-default-controller-enqueue
function defaultControllerEnqueue(controller, chunk) {
  if (!controller.canCloseOrEnqueue()) return;
  const { stream } = controller;
  if (stream.reader !== undefined && numberOfRequests(stream) > 0) {
    fulfillRequest(stream, chunk, false);
  } else {
    try {
      const { size } = controller;
      controller.queue.enqueue(chunk, size(chunk));
    } catch (error) {
      controller.error(error);
      throw error;
    }
  }
  controller.callPullIfNeeded();
}

class ReadableStreamDefaultController {
  constructor(made = undefined, slots = undefined) {
    if (made !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this[kSlots] = slots;
  }

  get desiredSize() {
    return receiver(this, DefaultControllerSlots).desiredSize();
  }

  close() {
    const controller = receiver(this, DefaultControllerSlots);
    if (!controller.canCloseOrEnqueue()) throw invalidState('Controller is already closed');
    defaultControllerClose(controller);
  }

  enqueue(chunk = undefined) {
    const controller = receiver(this, DefaultControllerSlots);
    if (!controller.canCloseOrEnqueue()) throw invalidState('Controller is already closed');
    defaultControllerEnqueue(controller, chunk);
  }

  error(reason = undefined) {
    receiver(this, DefaultControllerSlots).error(reason);
  }

  [customInspectSymbol](depth, options, inspect) {
    return inspectAs(this, {}, depth, options, inspect);
  }
}

Object.defineProperty(ReadableStreamDefaultController, 'length', { __proto__: null, configurable: true, value: 0 });
enumerableMembers(ReadableStreamDefaultController.prototype, ['desiredSize', 'close', 'enqueue', 'error']);
Object.defineProperty(ReadableStreamDefaultController.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'ReadableStreamDefaultController',
});

// SetUpReadableStreamDefaultController ( stream, controller, startAlgorithm, pullAlgorithm, cancelAlgorithm, highWaterMark, sizeAlgorithm ),
// https://streams.spec.whatwg.org/#set-up-readable-stream-default-controller
function setUpDefaultController(stream, source) {
  return new DefaultControllerSlots(stream, source).setUp(source.start);
}

module.exports = {
  ReadableStreamDefaultController,
  defaultControllerClose,
  defaultControllerEnqueue,
  setUpDefaultController,
};
