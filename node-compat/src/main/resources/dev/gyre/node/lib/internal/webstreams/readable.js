// ReadableStream, https://streams.spec.whatwg.org/#rs-class

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
const {
  ReadableStreamSlots,
  endedOf,
  isReadableStreamLocked,
  readableStreamCancel,
} = require('internal/webstreams/readable_operations');

// SetUpReadableStreamDefaultControllerFromUnderlyingSource ( ... ) and its byte twin,
// https://streams.spec.whatwg.org/#set-up-readable-stream-default-controller-from-underlying-source
function setUpFromSource(stream, source, strategy) {
  const { type } = source;
  if (type === undefined) {
    const { setUpDefaultController } = require('internal/webstreams/readable_default_controller');
    const size = extractSizeAlgorithm(strategy?.size);
    const highWaterMark = extractHighWaterMark(strategy?.highWaterMark, 1);
    setUpDefaultController(stream, { ...algorithmsOf(source), highWaterMark, size });
    return;
  }
  if (`${type}` !== 'bytes') throw nodeError('ERR_INVALID_ARG_VALUE', 'source.type', type);
  if (strategy?.size !== undefined)
    throw nodeErrorAs(RangeError, 'ERR_INVALID_ARG_VALUE', 'strategy.size', strategy.size);
  const { setUpByteController } = require('internal/webstreams/readable_byte_controller');
  const highWaterMark = extractHighWaterMark(strategy?.highWaterMark, 0);
  const { autoAllocateChunkSize } = source;
  if (autoAllocateChunkSize === 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'source.autoAllocateChunkSize', 0);
  setUpByteController(stream, { ...algorithmsOf(source), highWaterMark, autoAllocateChunkSize });
}

function algorithmsOf(source) {
  return {
    start: startAlgorithm(source, source.start),
    pull: algorithm(source, source.pull, 'source.pull'),
    cancel: algorithm(source, source.cancel, 'source.cancel'),
  };
}

// The options of pipeTo and pipeThrough, https://streams.spec.whatwg.org/#dictdef-streampipeoptions
function pipeOptions(options) {
  if (options === null || options === undefined) return {};
  validateDictionary(options, 'options');
  const { preventAbort, preventCancel, preventClose, signal } = options;
  if (signal !== undefined && !(signal instanceof require('internal/abort_controller').AbortSignal)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options.signal', 'AbortSignal', signal);
  }
  return { preventAbort: !!preventAbort, preventCancel: !!preventCancel, preventClose: !!preventClose, signal };
}

function writableArgument(value) {
  const { WritableStreamSlots } = require('internal/webstreams/writable_operations');
  const slots = slotsOf(value, WritableStreamSlots);
  if (slots === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'transform.writable', 'WritableStream', value);
  return slots;
}

function pipe(source, target, options) {
  if (isReadableStreamLocked(source)) throw invalidState('The ReadableStream is locked');
  if (target.writer !== undefined || target.detached) throw invalidState('The WritableStream is locked');
  return require('internal/webstreams/pipe').readableStreamPipeTo(source, target, options);
}

class ReadableStream {
  // new ReadableStream ( underlyingSource, strategy ), https://streams.spec.whatwg.org/#rs-constructor
  constructor(source = kEmptyObject, strategy = kEmptyObject) {
    if (source === kMade) {
      this[kSlots] = new ReadableStreamSlots(this);
      return;
    }
    validateDictionary(source, 'source');
    if (strategy !== null) validateDictionary(strategy, 'strategy');
    this[kSlots] = new ReadableStreamSlots(this);
    setUpFromSource(this[kSlots], source, strategy);
  }

  // ReadableStream.from ( asyncIterable ), https://streams.spec.whatwg.org/#rs-from
  static from(iterable) {
    return require('internal/webstreams/iteration').readableStreamFromIterable(iterable);
  }

  get locked() {
    return isReadableStreamLocked(receiver(this, ReadableStreamSlots));
  }

  cancel(reason = undefined) {
    try {
      const stream = receiver(this, ReadableStreamSlots);
      if (isReadableStreamLocked(stream)) throw invalidState('ReadableStream is locked');
      return readableStreamCancel(stream, reason);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  getReader(options = kEmptyObject) {
    receiver(this, ReadableStreamSlots);
    if (options !== null) validateDictionary(options, 'options');
    const mode = options?.mode;
    const { ReadableStreamBYOBReader, ReadableStreamDefaultReader } = require('internal/webstreams/readers');
    if (mode === undefined) return new ReadableStreamDefaultReader(this);
    if (`${mode}` !== 'byob') throw nodeError('ERR_INVALID_ARG_VALUE', 'options.mode', mode);
    return new ReadableStreamBYOBReader(this);
  }

  // pipeThrough ( transform, options ), https://streams.spec.whatwg.org/#rs-pipe-through
  pipeThrough(transform, options = undefined) {
    const stream = receiver(this, ReadableStreamSlots);
    const readable = transform?.readable;
    if (slotsOf(readable, ReadableStreamSlots) === undefined) {
      throw nodeError('ERR_INVALID_ARG_TYPE', 'transform.readable', 'ReadableStream', readable);
    }
    const target = writableArgument(transform.writable);
    pipe(stream, target, pipeOptions(options)).catch(() => {});
    return readable;
  }

  // pipeTo ( destination, options ), https://streams.spec.whatwg.org/#rs-pipe-to
  pipeTo(destination, options = undefined) {
    try {
      const stream = receiver(this, ReadableStreamSlots);
      return pipe(stream, writableArgument(destination), pipeOptions(options));
    } catch (error) {
      return Promise.reject(error);
    }
  }

  // tee ( ), https://streams.spec.whatwg.org/#rs-tee
  tee() {
    const stream = receiver(this, ReadableStreamSlots);
    if (isReadableStreamLocked(stream)) throw invalidState('ReadableStream is locked');
    return require('internal/webstreams/tee').readableStreamTee(stream, false);
  }

  // values ( options ), https://streams.spec.whatwg.org/#rs-asynciterator
  values(options = undefined) {
    const stream = receiver(this, ReadableStreamSlots);
    if (options !== undefined && options !== null) validateDictionary(options, 'options');
    const preventCancel = !!options?.preventCancel;
    if (isReadableStreamLocked(stream)) throw invalidState('ReadableStream is locked');
    return require('internal/webstreams/iteration').iteratorOf(stream, preventCancel);
  }

  // The interface for node:stream.
  get [Symbol.for('nodejs.stream.disturbed')]() {
    return this[kSlots].disturbed;
  }

  get [Symbol.for('nodejs.stream.errored')]() {
    return this[kSlots].state === 'errored';
  }

  get [Symbol.for('nodejs.stream.readable')]() {
    return this[kSlots].state === 'readable';
  }

  [Symbol.for('nodejs.webstream.controllerErrorFunction')](error) {
    this[kSlots].controller.object.error(error);
  }

  get [Symbol.for('nodejs.webstream.isClosedPromise')]() {
    return endedOf(this[kSlots]);
  }

  [kTransfer]() {
    return require('internal/webstreams/transfer').transferReadable(this);
  }

  [customInspectSymbol](depth, options, inspect) {
    const { controller, state } = receiver(this, ReadableStreamSlots);
    const shown = { locked: this.locked, state, supportsBYOB: controller?.pullInto !== undefined };
    return inspectAs(this, shown, depth, options, inspect);
  }
}

const { prototype } = ReadableStream;
Object.defineProperty(prototype, Symbol.asyncIterator, {
  __proto__: null,
  configurable: true,
  writable: true,
  value: prototype.values,
});
Object.defineProperty(prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'ReadableStream' });
Object.defineProperty(ReadableStream, 'from', { __proto__: null, enumerable: true });
enumerableMembers(prototype, ['locked', 'cancel', 'getReader', 'pipeThrough', 'pipeTo', 'tee', 'values']);

// CreateReadableStream ( startAlgorithm, pullAlgorithm, cancelAlgorithm, highWaterMark, sizeAlgorithm ), https://streams.spec.whatwg.org/#create-readable-stream
function createReadableStream({ start, pull, cancel, highWaterMark = 1, size = one }) {
  const { setUpDefaultController } = require('internal/webstreams/readable_default_controller');
  const object = new ReadableStream(kMade);
  setUpDefaultController(object[kSlots], { start, pull, cancel, highWaterMark, size });
  return object;
}

// CreateReadableByteStream ( startAlgorithm, pullAlgorithm, cancelAlgorithm ), https://streams.spec.whatwg.org/#abstract-opdef-createreadablebytestream
function createReadableByteStream({ start, pull, cancel, highWaterMark = 0 }) {
  const { setUpByteController } = require('internal/webstreams/readable_byte_controller');
  const object = new ReadableStream(kMade);
  setUpByteController(object[kSlots], { start, pull, cancel, highWaterMark, autoAllocateChunkSize: undefined });
  return object;
}

function isReadableStream(value) {
  return slotsOf(value, ReadableStreamSlots) !== undefined;
}

module.exports = { ReadableStream, createReadableByteStream, createReadableStream, isReadableStream };
