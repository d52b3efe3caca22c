// Pull-into descriptors: the readers' buffers that a byte stream fills, https://streams.spec.whatwg.org/#pull-into-descriptor

const { invalidState } = require('internal/webstreams/common');
const { fulfillRequest, hasBYOBReader, numberOfRequests } = require('internal/webstreams/readable_operations');

class PullInto {
  bytesFilled = 0;

  constructor(buffer, byteOffset, byteLength, minimumFill, elementSize, View, readerType) {
    this.buffer = buffer;
    this.bufferByteLength = buffer.byteLength;
    this.byteOffset = byteOffset;
    this.byteLength = byteLength;
    this.minimumFill = minimumFill;
    this.elementSize = elementSize;
    this.View = View;
    this.readerType = readerType;
  }
}

// TransferArrayBuffer ( O ), https://streams.spec.whatwg.org/#transfer-array-buffer
function transferBuffer(buffer) {
  if (require('internal/structured_clone').isMarkedAsUntransferable(buffer))
    throw new TypeError('ArrayBuffer is not detachable and could not be cloned.');
  return buffer.transfer();
}

function operations() {
  return require('internal/webstreams/readable_byte_controller');
}

const typedArrayTag = internalBinding('util').originalGetter(
  Object.getPrototypeOf(Uint8Array.prototype),
  Symbol.toStringTag,
);

function viewConstructor(view, tag) {
  const { Buffer } = require('buffer');
  if (tag === undefined) return DataView;
  return view instanceof Buffer ? Buffer : Reflect.get(globalThis, tag);
}

// ReadableByteStreamControllerPullInto ( controller, view, min, readIntoRequest ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-pull-into
function pullInto(controller, view, min, request) {
  const { stream } = controller;
  const tag = typedArrayTag.call(view);
  const View = viewConstructor(view, tag);
  const elementSize = tag === undefined ? 1 : view.BYTES_PER_ELEMENT;
  const { byteOffset, byteLength } = view;
  let buffer;
  try {
    buffer = transferBuffer(view.buffer);
  } catch (error) {
    request.errorSteps(error);
    return;
  }
  const descriptor = new PullInto(buffer, byteOffset, byteLength, min * elementSize, elementSize, View, 'byob');
  if (controller.pendingPullIntos.length > 0) {
    controller.pendingPullIntos.push(descriptor);
    stream.reader.requests.push(request);
    return;
  }
  if (stream.state === 'closed') {
    request.closeSteps(viewOf(descriptor, 0));
    return;
  }
  if (controller.queue.total > 0) {
    if (fillFromQueue(controller, descriptor)) {
      const filled = convert(descriptor);
      controller.handleQueueDrain();
      request.chunkSteps(filled);
      return;
    }
    if (controller.closeRequested) {
      const error = invalidState('ReadableStream closed');
      controller.error(error);
      request.errorSteps(error);
      return;
    }
  }
  controller.pendingPullIntos.push(descriptor);
  stream.reader.requests.push(request);
  controller.callPullIfNeeded();
}

// A view of the descriptor's type.
function viewOf({ View, buffer, byteOffset }, length) {
  const { Buffer } = require('buffer');
  return View === Buffer ? Buffer.from(buffer, byteOffset, length) : new View(buffer, byteOffset, length);
}

// ReadableByteStreamControllerConvertPullIntoDescriptor ( pullIntoDescriptor ),
// https://streams.spec.whatwg.org/#readable-byte-stream-controller-convert-pull-into-descriptor
function convert(descriptor) {
  descriptor.buffer = transferBuffer(descriptor.buffer);
  return viewOf(descriptor, descriptor.bytesFilled / descriptor.elementSize);
}

// ReadableByteStreamControllerCommitPullIntoDescriptor ( stream, pullIntoDescriptor ),
// https://streams.spec.whatwg.org/#readable-byte-stream-controller-commit-pull-into-descriptor
function commit(stream, descriptor) {
  fulfillRequest(stream, convert(descriptor), stream.state === 'closed');
}

// ReadableByteStreamControllerFillPullIntoDescriptorFromQueue ( controller, pullIntoDescriptor ),
// https://streams.spec.whatwg.org/#readable-byte-stream-controller-fill-pull-into-descriptor-from-queue
function fillFromQueue(controller, descriptor) {
  const { queue } = controller;
  const { bytesFilled, elementSize } = descriptor;
  const most = bytesFilled + Math.min(controller.queue.total, descriptor.byteLength - bytesFilled);
  const aligned = most - (most % elementSize);
  const isReady = aligned >= descriptor.minimumFill;
  let remaining = (isReady ? aligned : most) - bytesFilled;
  while (remaining > 0) {
    const head = queue.first();
    const count = Math.min(remaining, head.byteLength);
    new Uint8Array(descriptor.buffer, descriptor.byteOffset + descriptor.bytesFilled, count).set(
      new Uint8Array(head.buffer, head.byteOffset, count),
    );
    if (head.byteLength === count) {
      queue.shift();
    } else {
      head.byteOffset += count;
      head.byteLength -= count;
    }
    controller.queue.total -= count;
    descriptor.bytesFilled += count;
    remaining -= count;
  }
  return isReady;
}

// ReadableByteStreamControllerProcessPullIntoDescriptorsUsingQueue ( controller ),
// https://streams.spec.whatwg.org/#readable-byte-stream-controller-process-pull-into-descriptors-using-queue
function processPullIntos(controller) {
  const filled = [];
  while (controller.pendingPullIntos.length > 0 && controller.queue.total > 0) {
    const [descriptor] = controller.pendingPullIntos;
    if (!fillFromQueue(controller, descriptor)) break;
    filled.push(operations().shiftPullInto(controller));
  }
  return filled;
}

// ReadableByteStreamControllerRespondInClosedState ( controller, firstDescriptor ),
// https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-in-closed-state
function respondInClosedState(controller, first) {
  const { stream } = controller;
  if (first.readerType === 'none') operations().shiftPullInto(controller);
  if (!hasBYOBReader(stream)) return;
  const filled = [];
  while (filled.length < numberOfRequests(stream)) filled.push(operations().shiftPullInto(controller));
  for (const descriptor of filled) commit(stream, descriptor);
}

// ReadableByteStreamControllerRespondInReadableState ( controller, bytesWritten, pullIntoDescriptor ),
// https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-in-readable-state
function respondInReadableState(controller, bytesWritten, first) {
  const { stream } = controller;
  first.bytesFilled += bytesWritten;
  if (first.readerType === 'none') {
    operations().enqueueDetached(controller, first);
    for (const descriptor of processPullIntos(controller)) commit(stream, descriptor);
    return;
  }
  if (first.bytesFilled < first.minimumFill) return;
  operations().shiftPullInto(controller);
  const remainder = first.bytesFilled % first.elementSize;
  if (remainder > 0) {
    const end = first.byteOffset + first.bytesFilled;
    operations().enqueueCloned(controller, first.buffer, end - remainder, remainder);
    first.bytesFilled -= remainder;
  }
  const filled = processPullIntos(controller);
  commit(stream, first);
  for (const descriptor of filled) commit(stream, descriptor);
}

// ReadableByteStreamControllerRespondInternal ( controller, bytesWritten ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-internal
function respond(controller, bytesWritten) {
  const [first] = controller.pendingPullIntos;
  operations().invalidateBYOBRequest(controller);
  if (controller.stream.state === 'closed') respondInClosedState(controller, first);
  else respondInReadableState(controller, bytesWritten, first);
  controller.callPullIfNeeded();
}

module.exports = { PullInto, commit, processPullIntos, pullInto, respond, transferBuffer };
