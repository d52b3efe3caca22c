// WritableStream, its writer and its controller, https://streams.spec.whatwg.org/#ws-model

const { nodeError, nodeErrorAs } = require('internal/errors');
const { customInspectSymbol, enumerableMembers, kEmptyObject, kTransfer } = require('internal/util');
const {
  algorithm,
  extractHighWaterMark,
  extractSizeAlgorithm,
  inspectAs,
  invalidState,
  kMade,
  kSlots,
  one,
  receiver,
  slotsOf,
  startAlgorithm,
  validateDictionary,
} = require('internal/webstreams/common');
const operations = require('internal/webstreams/writable_operations');

const { WritableControllerSlots, WritableStreamSlots, WriterSlots, closeQueuedOrInFlight, isWritableStreamLocked } =
  operations;

// Runs a method that returns a promise; an exception becomes its rejection.
function promised(run) {
  try {
    return run();
  } catch (error) {
    return Promise.reject(error);
  }
}

function setUp(stream, { start, ...algorithms }) {
  const controller = new WritableControllerSlots(stream, algorithms);
  controller.object = new WritableStreamDefaultController(kMade, controller);
  operations.setUpWritableController(controller, start);
}

class WritableStream {
  // new WritableStream ( underlyingSink, strategy ), https://streams.spec.whatwg.org/#ws-constructor
  constructor(sink = kEmptyObject, strategy = kEmptyObject) {
    const stream = (this[kSlots] = new WritableStreamSlots(this));
    if (sink === kMade) return;
    if (sink !== null) validateDictionary(sink, 'sink');
    if (strategy !== null) validateDictionary(strategy, 'strategy');
    if (sink?.type !== undefined) throw nodeErrorAs(RangeError, 'ERR_INVALID_ARG_VALUE', 'type', sink.type);
    const size = extractSizeAlgorithm(strategy?.size);
    const highWaterMark = extractHighWaterMark(strategy?.highWaterMark, 1);
    setUp(stream, {
      start: startAlgorithm(sink, sink?.start),
      write: algorithm(sink, sink?.write, 'sink.write'),
      close: algorithm(sink, sink?.close, 'sink.close'),
      abort: algorithm(sink, sink?.abort, 'sink.abort'),
      highWaterMark,
      size,
    });
  }

  get locked() {
    return isWritableStreamLocked(receiver(this, WritableStreamSlots));
  }

  abort(reason = undefined) {
    return promised(() => {
      const stream = receiver(this, WritableStreamSlots);
      if (isWritableStreamLocked(stream)) throw invalidState('WritableStream is locked');
      return operations.writableStreamAbort(stream, reason);
    });
  }

  close() {
    return promised(() => {
      const stream = receiver(this, WritableStreamSlots);
      if (isWritableStreamLocked(stream)) throw invalidState('WritableStream is locked');
      if (closeQueuedOrInFlight(stream)) throw invalidState('Failure closing WritableStream');
      return operations.writableStreamClose(stream);
    });
  }

  getWriter() {
    receiver(this, WritableStreamSlots);
    return new WritableStreamDefaultWriter(this);
  }

  // The interface for node:stream.
  get [Symbol.for('nodejs.stream.errored')]() {
    return this[kSlots].state === 'errored';
  }

  get [Symbol.for('nodejs.stream.writable')]() {
    return this[kSlots].state === 'writable';
  }

  [Symbol.for('nodejs.webstream.controllerErrorFunction')](error) {
    operations.errorIfNeeded(this[kSlots].controller, error);
  }

  get [Symbol.for('nodejs.webstream.isClosedPromise')]() {
    return operations.endedOf(this[kSlots]);
  }

  [kTransfer]() {
    return require('internal/webstreams/transfer').transferWritable(this);
  }

  [customInspectSymbol](depth, options, inspect) {
    return inspectAs(this, { locked: this.locked, state: this[kSlots].state }, depth, options, inspect);
  }
}

class WritableStreamDefaultWriter {
  // new WritableStreamDefaultWriter ( stream ), https://streams.spec.whatwg.org/#default-writer-constructor
  constructor(stream) {
    const slots = slotsOf(stream, WritableStreamSlots);
    if (slots === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'stream', 'WritableStream', stream);
    if (isWritableStreamLocked(slots)) throw invalidState('WritableStream is locked');
    this[kSlots] = new WriterSlots();
    operations.setUpWriter(this[kSlots], slots);
  }

  get closed() {
    return promised(() => receiver(this, WriterSlots).closed.promise);
  }

  get desiredSize() {
    const writer = receiver(this, WriterSlots);
    if (writer.stream === undefined) throw invalidState('Writer is not bound to a WritableStream');
    return operations.writerDesiredSize(writer);
  }

  get ready() {
    return promised(() => receiver(this, WriterSlots).ready.promise);
  }

  abort(reason = undefined) {
    return promised(() => operations.writableStreamAbort(boundStream(this), reason));
  }

  close() {
    return promised(() => {
      const stream = boundStream(this);
      if (closeQueuedOrInFlight(stream)) throw invalidState('Failure to close WritableStream');
      return operations.writableStreamClose(stream);
    });
  }

  releaseLock() {
    const writer = receiver(this, WriterSlots);
    if (writer.stream !== undefined) operations.writerRelease(writer);
  }

  write(chunk = undefined) {
    return promised(() => {
      boundStream(this);
      return operations.writerWrite(this[kSlots], chunk);
    });
  }

  [customInspectSymbol](depth, options, inspect) {
    const { stream, closed, ready } = this[kSlots];
    const shown = {
      stream: stream?.object,
      close: closed.promise,
      ready: ready.promise,
      desiredSize: stream === undefined ? undefined : operations.writerDesiredSize(this[kSlots]),
    };
    return inspectAs(this, shown, depth, options, inspect);
  }
}

function boundStream(object) {
  const { stream } = receiver(object, WriterSlots);
  if (stream === undefined) throw invalidState('Writer is not bound to a WritableStream');
  return stream;
}

class WritableStreamDefaultController {
  constructor(made = undefined, slots = undefined) {
    if (made !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this[kSlots] = slots;
  }

  get signal() {
    return receiver(this, WritableControllerSlots).abortController.signal;
  }

  error(reason = undefined) {
    operations.errorIfNeeded(receiver(this, WritableControllerSlots), reason);
  }

  [customInspectSymbol](depth, options, inspect) {
    return inspectAs(this, { stream: this[kSlots].stream.object }, depth, options, inspect);
  }
}

enumerableMembers(WritableStream.prototype, ['locked', 'abort', 'close', 'getWriter']);
enumerableMembers(WritableStreamDefaultWriter.prototype, [
  'closed',
  'desiredSize',
  'ready',
  'abort',
  'close',
  'releaseLock',
  'write',
]);
enumerableMembers(WritableStreamDefaultController.prototype, ['signal', 'error']);
for (const { name, prototype } of [WritableStream, WritableStreamDefaultWriter, WritableStreamDefaultController]) {
  Object.defineProperty(prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: name });
}

// CreateWritableStream ( startAlgorithm, writeAlgorithm, closeAlgorithm, abortAlgorithm, highWaterMark, sizeAlgorithm ),
// https://streams.spec.whatwg.org/#create-writable-stream
function createWritableStream({ start, write, close, abort, highWaterMark = 1, size = one }) {
  const object = new WritableStream(kMade);
  setUp(object[kSlots], { start, write, close, abort, highWaterMark, size });
  return object;
}

function isWritableStream(value) {
  return slotsOf(value, WritableStreamSlots) !== undefined;
}

module.exports = {
  WritableStream,
  WritableStreamDefaultController,
  WritableStreamDefaultWriter,
  createWritableStream,
  isWritableStream,
};
