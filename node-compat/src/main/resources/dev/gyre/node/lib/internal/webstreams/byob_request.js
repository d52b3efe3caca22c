// ReadableStreamBYOBRequest, https://streams.spec.whatwg.org/#rs-byob-request-class

const { nodeError, nodeErrorAs } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');
const { inspectAs, invalidState, kMade, kSlots, receiver } = require('internal/webstreams/common');
const pulls = require('internal/webstreams/pull_into');

class BYOBRequestSlots {
  static className = 'ReadableStreamBYOBRequest';

  constructor(controller, view) {
    this.controller = controller;
    this.view = view;
    this.object = new ReadableStreamBYOBRequest(kMade, this);
  }
}

// The controller of the request, while it can be responded to.
function controllerOf(object) {
  const { controller } = receiver(object, BYOBRequestSlots);
  if (controller === undefined) throw invalidState('This BYOB request has been invalidated');
  return controller;
}

// ReadableByteStreamControllerRespond ( controller, bytesWritten ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond
function respond(controller, bytesWritten) {
  const [first] = controller.pendingPullIntos;
  const count = +bytesWritten;
  if (controller.stream.state === 'closed' ? count !== 0 : !(count > 0))
    throw nodeError('ERR_INVALID_ARG_VALUE', 'bytesWritten', bytesWritten);
  if (first.bytesFilled + count > first.byteLength)
    throw nodeErrorAs(RangeError, 'ERR_INVALID_ARG_VALUE', 'bytesWritten', bytesWritten);
  first.buffer = pulls.transferBuffer(first.buffer);
  pulls.respond(controller, count);
}

// ReadableByteStreamControllerRespondWithNewView ( controller, view ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-with-new-view
function respondWithNewView(controller, view) {
  const [first] = controller.pendingPullIntos;
  const { byteLength, byteOffset, buffer } = view;
  if (controller.stream.state === 'closed') {
    if (byteLength !== 0) throw invalidState('View is not zero-length');
  } else if (byteLength === 0) {
    throw invalidState('View is zero-length');
  }
  if (
    first.byteOffset + first.bytesFilled !== byteOffset ||
    first.bufferByteLength !== buffer.byteLength ||
    first.bytesFilled + byteLength > first.byteLength
  ) {
    throw nodeErrorAs(RangeError, 'ERR_INVALID_ARG_VALUE', 'view', view);
  }
  first.buffer = pulls.transferBuffer(buffer);
  pulls.respond(controller, byteLength);
}

class ReadableStreamBYOBRequest {
  constructor(made = undefined, slots = undefined) {
    if (made !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this[kSlots] = slots;
  }

  get view() {
    return receiver(this, BYOBRequestSlots).view;
  }

  respond(bytesWritten) {
    const controller = controllerOf(this);
    if (this[kSlots].view.buffer.byteLength === 0) throw invalidState('Viewed ArrayBuffer is detached');
    respond(controller, bytesWritten);
  }

  respondWithNewView(view) {
    const controller = controllerOf(this);
    if (!ArrayBuffer.isView(view))
      throw nodeError('ERR_INVALID_ARG_TYPE', 'view', ['Buffer', 'TypedArray', 'DataView'], view);
    if (view.buffer.detached) throw invalidState('Viewed ArrayBuffer is detached');
    respondWithNewView(controller, view);
  }

  [customInspectSymbol](depth, options, inspect) {
    const { view, controller } = this[kSlots];
    return inspectAs(this, { view, controller: controller?.object }, depth, options, inspect);
  }
}

enumerableMembers(ReadableStreamBYOBRequest.prototype, ['view', 'respond', 'respondWithNewView']);
Object.defineProperty(ReadableStreamBYOBRequest.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'ReadableStreamBYOBRequest',
});

module.exports = { BYOBRequestSlots, ReadableStreamBYOBRequest };
