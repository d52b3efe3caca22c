// ReadableByteStreamController, https://streams.spec.whatwg.org/#rbs-controller-class

const { nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');
const { SizedQueue, inspectAs, invalidState, kMade, kSlots, receiver } = require('internal/webstreams/common');
const { ReadableControllerSlots } = require('internal/webstreams/readable_controller');
const {
  fulfillRequest,
  hasBYOBReader,
  hasDefaultReader,
  numberOfRequests,
} = require('internal/webstreams/readable_operations');
const pulls = require('internal/webstreams/pull_into');

// Internal slots, https://streams.spec.whatwg.org/#rbs-controller-internal-slots
class ByteControllerSlots extends ReadableControllerSlots {
  static className = 'ReadableByteStreamController';

  byobRequest = null;
  // Entries { buffer, byteOffset, byteLength }; the total size is in bytes.
  queue = new SizedQueue();
  pendingPullIntos = [];

  constructor(stream, source) {
    super(stream, source);
    this.autoAllocateChunkSize = source.autoAllocateChunkSize;
    this.object = new ReadableByteStreamController(kMade, this);
  }

  // ReadableByteStreamControllerClearPendingPullIntos ( controller ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-clear-pending-pull-intos
  // before ResetQueue ( container ), which always follows it.
  reset() {
    invalidateBYOBRequest(this);
    this.pendingPullIntos = [];
    super.reset();
  }

  // [[PullSteps]], https://streams.spec.whatwg.org/#rbs-controller-private-pull
  pullSteps(request) {
    if (this.queue.total > 0) {
      fillRequestFromQueue(this, request);
      return;
    }
    const size = this.autoAllocateChunkSize;
    if (size !== undefined) {
      let buffer;
      try {
        buffer = new ArrayBuffer(size);
      } catch (error) {
        request.errorSteps(error);
        return;
      }
      this.pendingPullIntos.push(new pulls.PullInto(buffer, 0, size, 1, 1, Uint8Array, 'default'));
    }
    this.stream.reader.requests.push(request);
    this.callPullIfNeeded();
  }

  // [[ReleaseSteps]], https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontroller-releasesteps
  releaseSteps() {
    const [first] = this.pendingPullIntos;
    if (first === undefined) return;
    first.readerType = 'none';
    this.pendingPullIntos = [first];
  }

  pullInto(view, min, request) {
    pulls.pullInto(this, view, min, request);
  }
}

// ReadableByteStreamControllerInvalidateBYOBRequest ( controller ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-invalidate-byob-request
function invalidateBYOBRequest(controller) {
  if (controller.byobRequest === null) return;
  const request = controller.byobRequest[kSlots];
  request.controller = undefined;
  request.view = null;
  controller.byobRequest = null;
}

// ReadableByteStreamControllerClose ( controller ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-close
function byteControllerClose(controller) {
  const { stream } = controller;
  if (controller.closeRequested || stream.state !== 'readable') return;
  if (controller.queue.total > 0) {
    controller.closeRequested = true;
    return;
  }
  const [first] = controller.pendingPullIntos;
  if (first !== undefined && first.bytesFilled % first.elementSize !== 0) {
    const error = invalidState('Partial read');
    controller.error(error);
    throw error;
  }
  controller.closeStream();
}

// ReadableByteStreamControllerFillReadRequestFromQueue ( controller, readRequest ),
// https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerfillreadrequestfromqueue
function fillRequestFromQueue(controller, request) {
  const { buffer, byteOffset, byteLength } = controller.queue.shift();
  controller.queue.total -= byteLength;
  controller.handleQueueDrain();
  request.chunkSteps(new Uint8Array(buffer, byteOffset, byteLength));
}

// ReadableByteStreamControllerEnqueueChunkToQueue ( controller, buffer, byteOffset, byteLength ),
// https://streams.spec.whatwg.org/#readable-byte-stream-controller-enqueue-chunk-to-queue
function enqueueToQueue(controller, buffer, byteOffset, byteLength) {
  controller.queue.push({ buffer, byteOffset, byteLength });
  controller.queue.total += byteLength;
}

// ReadableByteStreamControllerEnqueueClonedChunkToQueue ( controller, buffer, byteOffset, byteLength ),
// https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerenqueueclonedchunktoqueue
function enqueueCloned(controller, buffer, byteOffset, byteLength) {
  let copy;
  try {
    copy = buffer.slice(byteOffset, byteOffset + byteLength);
  } catch (error) {
    controller.error(error);
    throw error;
  }
  enqueueToQueue(controller, copy, 0, byteLength);
}

// ReadableByteStreamControllerEnqueueDetachedPullIntoToQueue ( controller, pullIntoDescriptor ),
// https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerenqueuedetachedpullintotoqueue
function enqueueDetached(controller, pullInto) {
  if (pullInto.bytesFilled > 0) enqueueCloned(controller, pullInto.buffer, pullInto.byteOffset, pullInto.bytesFilled);
  shiftPullInto(controller);
}

// ReadableByteStreamControllerShiftPendingPullInto ( controller ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-shift-pending-pull-into
function shiftPullInto(controller) {
  return controller.pendingPullIntos.shift();
}

// ReadableByteStreamControllerProcessReadRequestsUsingQueue ( controller ),
// https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerprocessreadrequestsusingqueue
function processRequests(controller) {
  const { requests } = controller.stream.reader;
  while (requests.length > 0 && controller.queue.total > 0) fillRequestFromQueue(controller, requests.shift());
}

// ReadableByteStreamControllerEnqueue ( controller, chunk ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-enqueue
function byteControllerEnqueue(controller, chunk) {
  const { stream, pendingPullIntos } = controller;
  if (controller.closeRequested || stream.state !== 'readable') return;
  const { byteOffset, byteLength } = chunk;
  const buffer = pulls.transferBuffer(chunk.buffer);
  const [first] = pendingPullIntos;
  if (first !== undefined) {
    if (first.buffer.detached) throw invalidState('Destination ArrayBuffer is zero-length or detached');
    invalidateBYOBRequest(controller);
    first.buffer = pulls.transferBuffer(first.buffer);
    if (first.readerType === 'none') enqueueDetached(controller, first);
  }
  if (hasDefaultReader(stream)) {
    processRequests(controller);
    if (numberOfRequests(stream) === 0) {
      enqueueToQueue(controller, buffer, byteOffset, byteLength);
    } else {
      if (controller.pendingPullIntos.length > 0) shiftPullInto(controller);
      fulfillRequest(stream, new Uint8Array(buffer, byteOffset, byteLength), false);
    }
  } else {
    enqueueToQueue(controller, buffer, byteOffset, byteLength);
    if (hasBYOBReader(stream)) for (const filled of pulls.processPullIntos(controller)) pulls.commit(stream, filled);
  }
  controller.callPullIfNeeded();
}

class ReadableByteStreamController {
  constructor(made = undefined, slots = undefined) {
    if (made !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this[kSlots] = slots;
  }

  // ReadableByteStreamControllerGetBYOBRequest ( controller ), https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollergetbyobrequest
  get byobRequest() {
    const controller = receiver(this, ByteControllerSlots);
    const [first] = controller.pendingPullIntos;
    if (controller.byobRequest === null && first !== undefined) {
      const view = new Uint8Array(
        first.buffer,
        first.byteOffset + first.bytesFilled,
        first.byteLength - first.bytesFilled,
      );
      const { BYOBRequestSlots } = require('internal/webstreams/byob_request');
      controller.byobRequest = new BYOBRequestSlots(controller, view).object;
    }
    return controller.byobRequest;
  }

  get desiredSize() {
    return receiver(this, ByteControllerSlots).desiredSize();
  }

  close() {
    const controller = receiver(this, ByteControllerSlots);
    if (controller.closeRequested) throw invalidState('Controller is already closed');
    if (controller.stream.state !== 'readable') throw invalidState('ReadableStream is already closed');
    byteControllerClose(controller);
  }

  enqueue(chunk) {
    const controller = receiver(this, ByteControllerSlots);
    if (!ArrayBuffer.isView(chunk))
      throw nodeError('ERR_INVALID_ARG_TYPE', 'buffer', ['Buffer', 'TypedArray', 'DataView'], chunk);
    if (chunk.byteLength === 0 || chunk.buffer.byteLength === 0)
      throw invalidState('chunk ArrayBuffer is zero-length or detached');
    if (controller.closeRequested) throw invalidState('Controller is already closed');
    if (controller.stream.state !== 'readable') throw invalidState('ReadableStream is already closed');
    byteControllerEnqueue(controller, chunk);
  }

  error(reason = undefined) {
    receiver(this, ByteControllerSlots).error(reason);
  }

  [customInspectSymbol](depth, options, inspect) {
    return inspectAs(this, {}, depth, options, inspect);
  }
}

enumerableMembers(ReadableByteStreamController.prototype, ['byobRequest', 'desiredSize', 'close', 'enqueue', 'error']);
Object.defineProperty(ReadableByteStreamController.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'ReadableByteStreamController',
});

// SetUpReadableByteStreamController ( stream, controller, startAlgorithm, pullAlgorithm, cancelAlgorithm, highWaterMark, autoAllocateChunkSize ),
// https://streams.spec.whatwg.org/#set-up-readable-byte-stream-controller
function setUpByteController(stream, source) {
  return new ByteControllerSlots(stream, source).setUp(source.start);
}

module.exports = {
  ReadableByteStreamController,
  byteControllerClose,
  byteControllerEnqueue,
  enqueueCloned,
  enqueueDetached,
  invalidateBYOBRequest,
  setUpByteController,
  shiftPullInto,
};
