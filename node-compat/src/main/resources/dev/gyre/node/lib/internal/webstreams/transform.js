// TransformStream and its controller, https://streams.spec.whatwg.org/#ts-model

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
  nothing,
  receiver,
  slotsOf,
  startAlgorithm,
  validateDictionary,
} = require('internal/webstreams/common');
const { createReadableStream } = require('internal/webstreams/readable');
const { defaultControllerClose, defaultControllerEnqueue } = require('internal/webstreams/readable_default_controller');
const { createWritableStream } = require('internal/webstreams/writable');
const { errorIfNeeded } = require('internal/webstreams/writable_operations');

// Internal slots of a TransformStream, https://streams.spec.whatwg.org/#ts-internal-slots
class TransformStreamSlots {
  static className = 'TransformStream';

  readable = undefined;
  writable = undefined;
  controller = undefined;
  backpressure = undefined;
  backpressureChange = undefined;
  detached = false;

  constructor(object) {
    this.object = object;
  }
}

// Internal slots of its controller, https://streams.spec.whatwg.org/#ts-default-controller-internal-slots
class TransformControllerSlots {
  static className = 'TransformStreamDefaultController';

  // Set to a promise when flush or cancel begins.
  finish = undefined;

  constructor(stream, { transform, flush, cancel }) {
    this.stream = stream;
    this.transformAlgorithm = transform;
    this.flushAlgorithm = flush;
    this.cancelAlgorithm = cancel;
    this.object = new TransformStreamDefaultController(kMade, this);
  }
}

function readableController(stream) {
  return stream.readable[kSlots].controller;
}

// InitializeTransformStream ( ... ), https://streams.spec.whatwg.org/#initialize-transform-stream
function initialize(stream, started, writableStrategy, readableStrategy) {
  const start = () => started;
  stream.writable = createWritableStream({
    start,
    write: (chunk) => sinkWrite(stream, chunk),
    close: () => sinkClose(stream),
    abort: (reason) => sinkAbort(stream, reason),
    ...writableStrategy,
  });
  stream.readable = createReadableStream({
    start,
    pull: () => sourcePull(stream),
    cancel: (reason) => sourceCancel(stream, reason),
    ...readableStrategy,
  });
  setBackpressure(stream, true);
}

// TransformStreamSetBackpressure ( stream, backpressure ), https://streams.spec.whatwg.org/#transform-stream-set-backpressure
function setBackpressure(stream, backpressure) {
  stream.backpressureChange?.resolve(undefined);
  stream.backpressureChange = Promise.withResolvers();
  stream.backpressure = backpressure;
}

// TransformStreamError ( stream, e ), https://streams.spec.whatwg.org/#transform-stream-error
function transformError(stream, error) {
  readableController(stream).error(error);
  errorWritableAndUnblock(stream, error);
}

// TransformStreamErrorWritableAndUnblockWrite ( stream, e ), https://streams.spec.whatwg.org/#transform-stream-error-writable-and-unblock-write
function errorWritableAndUnblock(stream, error) {
  clearAlgorithms(stream.controller);
  errorIfNeeded(stream.writable[kSlots].controller, error);
  unblockWrite(stream);
}

function unblockWrite(stream) {
  if (stream.backpressure) setBackpressure(stream, false);
}

function clearAlgorithms(controller) {
  controller.transformAlgorithm = controller.flushAlgorithm = controller.cancelAlgorithm = undefined;
}

// TransformStreamDefaultControllerEnqueue ( controller, chunk ), https://streams.spec.whatwg.org/#transform-stream-default-controller-enqueue
function enqueue(controller, chunk) {
  const { stream } = controller;
  const target = readableController(stream);
  if (!target.canCloseOrEnqueue()) throw invalidState('Unable to enqueue');
  try {
    defaultControllerEnqueue(target, chunk);
  } catch (error) {
    errorWritableAndUnblock(stream, error);
    throw stream.readable[kSlots].storedError;
  }
  const backpressure = target.stream.reader?.requests.length > 0 ? false : target.desiredSize() <= 0;
  if (backpressure !== stream.backpressure) setBackpressure(stream, true);
}

// TransformStreamDefaultControllerTerminate ( controller ), https://streams.spec.whatwg.org/#transform-stream-default-controller-terminate
function terminate({ stream }) {
  defaultControllerClose(readableController(stream));
  errorWritableAndUnblock(stream, invalidState('TransformStream has been terminated'));
}

// TransformStreamDefaultControllerPerformTransform ( controller, chunk ), https://streams.spec.whatwg.org/#transform-stream-default-controller-perform-transform
function performTransform(controller, chunk) {
  // A write that comes with the reader's cancel() has nothing left to transform it.
  if (controller.transformAlgorithm === undefined) return Promise.resolve();
  return controller.transformAlgorithm(chunk, controller.object).then(undefined, (error) => {
    transformError(controller.stream, error);
    throw error;
  });
}

// TransformStreamDefaultSinkWriteAlgorithm ( stream, chunk ), https://streams.spec.whatwg.org/#transform-stream-default-sink-write-algorithm
function sinkWrite(stream, chunk) {
  const { controller } = stream;
  if (!stream.backpressure) return performTransform(controller, chunk);
  return stream.backpressureChange.promise.then(() => {
    const writable = stream.writable[kSlots];
    if (writable.state === 'erroring') throw writable.storedError;
    return performTransform(controller, chunk);
  });
}

// Runs the algorithm that ends the stream, once; the promise is settled when it is done.
function finish(controller, run, succeeded, failed) {
  const finished = (controller.finish = Promise.withResolvers());
  const ran = run === undefined ? Promise.resolve() : run();
  clearAlgorithms(controller);
  ran.then(
    () => {
      const failure = succeeded();
      if (failure === undefined) finished.resolve(undefined);
      else finished.reject(failure.error);
    },
    (error) => {
      failed(error);
      finished.reject(error);
    },
  );
  return finished.promise;
}

// TransformStreamDefaultSinkAbortAlgorithm ( stream, reason ), https://streams.spec.whatwg.org/#transform-stream-default-sink-abort-algorithm
function sinkAbort(stream, reason) {
  const { controller } = stream;
  if (controller.finish !== undefined) return controller.finish.promise;
  const cancel = controller.cancelAlgorithm;
  return finish(
    controller,
    cancel && (() => cancel(reason)),
    () => {
      const readable = stream.readable[kSlots];
      if (readable.state === 'errored') return { error: readable.storedError };
      readable.controller.error(reason);
      return undefined;
    },
    (error) => readableController(stream).error(error),
  );
}

// TransformStreamDefaultSinkCloseAlgorithm ( stream ), https://streams.spec.whatwg.org/#transform-stream-default-sink-close-algorithm
function sinkClose(stream) {
  const { controller } = stream;
  if (controller.finish !== undefined) return controller.finish.promise;
  const flush = controller.flushAlgorithm;
  return finish(
    controller,
    flush && (() => flush(controller.object)),
    () => {
      const readable = stream.readable[kSlots];
      if (readable.state === 'errored') return { error: readable.storedError };
      defaultControllerClose(readable.controller);
      return undefined;
    },
    (error) => readableController(stream).error(error),
  );
}

// TransformStreamDefaultSourceCancelAlgorithm ( stream, reason ), https://streams.spec.whatwg.org/#transform-stream-default-source-cancel
function sourceCancel(stream, reason) {
  const { controller } = stream;
  if (controller.finish !== undefined) return controller.finish.promise;
  const cancel = controller.cancelAlgorithm;
  const writable = stream.writable[kSlots];
  return finish(
    controller,
    cancel && (() => cancel(reason)),
    () => {
      if (writable.state === 'errored') return { error: writable.storedError };
      errorIfNeeded(writable.controller, reason);
      unblockWrite(stream);
      return undefined;
    },
    (error) => {
      errorIfNeeded(writable.controller, error);
      unblockWrite(stream);
    },
  );
}

// TransformStreamDefaultSourcePullAlgorithm ( stream ), https://streams.spec.whatwg.org/#transform-stream-default-source-pull-algorithm
function sourcePull(stream) {
  setBackpressure(stream, false);
  return stream.backpressureChange.promise;
}

function identity(chunk, controller) {
  try {
    controller.enqueue(chunk);
    return Promise.resolve();
  } catch (error) {
    return Promise.reject(error);
  }
}

function strategyOf(strategy, highWaterMark) {
  return {
    size: extractSizeAlgorithm(strategy?.size),
    highWaterMark: extractHighWaterMark(strategy?.highWaterMark, highWaterMark),
  };
}

class TransformStream {
  // new TransformStream ( transformer, writableStrategy, readableStrategy ), https://streams.spec.whatwg.org/#ts-constructor
  constructor(transformer = kEmptyObject, writableStrategy = kEmptyObject, readableStrategy = kEmptyObject) {
    const stream = (this[kSlots] = new TransformStreamSlots(this));
    if (transformer === kMade) return;
    if (transformer !== null) validateDictionary(transformer, 'transformer');
    if (writableStrategy !== null) validateDictionary(writableStrategy, 'writableStrategy');
    if (readableStrategy !== null) validateDictionary(readableStrategy, 'readableStrategy');
    for (const name of ['readableType', 'writableType']) {
      const type = transformer?.[name];
      if (type !== undefined) throw nodeErrorAs(RangeError, 'ERR_INVALID_ARG_VALUE', `transformer.${name}`, type);
    }
    const forReadable = strategyOf(readableStrategy, 0);
    const forWritable = strategyOf(writableStrategy, 1);
    const { promise, resolve } = Promise.withResolvers();
    initialize(stream, promise, forWritable, forReadable);
    stream.controller = new TransformControllerSlots(stream, {
      transform: algorithm(transformer, transformer?.transform, 'transformer.transform') ?? identity,
      flush: algorithm(transformer, transformer?.flush, 'transformer.flush'),
      cancel: algorithm(transformer, transformer?.cancel, 'transformer.cancel'),
    });
    resolve(startAlgorithm(transformer, transformer?.start)(stream.controller.object));
  }

  get readable() {
    return receiver(this, TransformStreamSlots).readable;
  }

  get writable() {
    return receiver(this, TransformStreamSlots).writable;
  }

  [kTransfer]() {
    return require('internal/webstreams/transfer').transferTransform(this);
  }

  [customInspectSymbol](depth, options, inspect) {
    const { readable, writable, backpressure } = this[kSlots];
    return inspectAs(this, { readable, writable, backpressure }, depth, options, inspect);
  }
}

class TransformStreamDefaultController {
  constructor(made = undefined, slots = undefined) {
    if (made !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this[kSlots] = slots;
  }

  get desiredSize() {
    return readableController(receiver(this, TransformControllerSlots).stream).desiredSize();
  }

  enqueue(chunk = undefined) {
    enqueue(receiver(this, TransformControllerSlots), chunk);
  }

  error(reason = undefined) {
    transformError(receiver(this, TransformControllerSlots).stream, reason);
  }

  terminate() {
    terminate(receiver(this, TransformControllerSlots));
  }

  [customInspectSymbol](depth, options, inspect) {
    return inspectAs(this, { stream: this[kSlots].stream.object }, depth, options, inspect);
  }
}

enumerableMembers(TransformStream.prototype, ['readable', 'writable']);
enumerableMembers(TransformStreamDefaultController.prototype, ['desiredSize', 'enqueue', 'error', 'terminate']);
for (const { name, prototype } of [TransformStream, TransformStreamDefaultController]) {
  Object.defineProperty(prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: name });
}

// A transform stream for the library: functions (chunk, controller) and (controller) that may throw.
function createTransformStream({ transform, flush = nothing, cancel = nothing }) {
  return new TransformStream({ transform, flush, cancel });
}

function isTransformStream(value) {
  return slotsOf(value, TransformStreamSlots) !== undefined;
}

module.exports = {
  TransformStream,
  TransformStreamDefaultController,
  TransformStreamSlots,
  createTransformStream,
  isTransformStream,
};
