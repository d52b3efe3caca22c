// ReadableStreamDefaultReader and ReadableStreamBYOBReader, https://streams.spec.whatwg.org/#default-reader-class

const { nodeError, nodeErrorAs } = require('internal/errors');
const { customInspectSymbol, enumerableMembers, kEmptyObject } = require('internal/util');
const {
  inspectAs,
  invalidState,
  kSlots,
  receiver,
  slotsOf,
  validateDictionary,
} = require('internal/webstreams/common');
const {
  BYOBReaderSlots,
  DefaultReaderSlots,
  ReadableStreamSlots,
  byobReaderRead,
  defaultReaderRead,
  isReadableStreamLocked,
  readerGenericCancel,
  readerGenericInitialize,
  readerRelease,
} = require('internal/webstreams/readable_operations');

function streamArgument(value) {
  const stream = slotsOf(value, ReadableStreamSlots);
  if (stream === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'stream', 'ReadableStream', value);
  return stream;
}

function checkUnlocked(stream) {
  if (isReadableStreamLocked(stream)) throw invalidState('ReadableStream is locked');
}

function closedOf(object, Slots) {
  try {
    return receiver(object, Slots).closed.promise;
  } catch (error) {
    return Promise.reject(error);
  }
}

function cancelBy(object, Slots, reason) {
  try {
    const reader = receiver(object, Slots);
    if (reader.stream === undefined) throw invalidState('The reader is not attached to a stream');
    return readerGenericCancel(reader, reason);
  } catch (error) {
    return Promise.reject(error);
  }
}

function releaseBy(object, Slots) {
  const reader = receiver(object, Slots);
  if (reader.stream !== undefined) readerRelease(reader);
}

// The result of read(): the outcome of the request as a promise.
class ReadPromise {
  constructor() {
    const { promise, resolve, reject } = Promise.withResolvers();
    this.promise = promise;
    this.resolve = resolve;
    this.errorSteps = reject;
  }

  chunkSteps(chunk) {
    this.resolve({ done: false, value: chunk });
  }

  closeSteps(chunk) {
    this.resolve({ done: true, value: chunk });
  }
}

// Validates the view of a read, https://streams.spec.whatwg.org/#byob-reader-read
function checkView(view, options) {
  if (!ArrayBuffer.isView(view))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'view', ['Buffer', 'TypedArray', 'DataView'], view);
  if (options !== null) validateDictionary(options, 'options');
  if (view.byteLength === 0 || view.buffer.byteLength === 0)
    throw invalidState('View or Viewed ArrayBuffer is zero-length or detached');
  const min = options?.min ?? 1;
  if (typeof min !== 'number') throw nodeError('ERR_INVALID_ARG_TYPE', 'options.min', 'number', min);
  if (!Number.isInteger(min)) throw nodeError('ERR_INVALID_ARG_VALUE', 'options.min', min, 'must be an integer');
  if (min <= 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'options.min', min, 'must be greater than 0');
  if (min > (view.length ?? view.byteLength)) {
    throw nodeErrorAs(
      RangeError,
      'ERR_OUT_OF_RANGE',
      'options.min',
      view.length === undefined ? '<= view.byteLength' : '<= view.length',
      min,
    );
  }
  return min;
}

class ReadableStreamDefaultReader {
  // new ReadableStreamDefaultReader ( stream ), https://streams.spec.whatwg.org/#default-reader-constructor
  constructor(stream) {
    const source = streamArgument(stream);
    checkUnlocked(source);
    this[kSlots] = new DefaultReaderSlots();
    readerGenericInitialize(this[kSlots], source);
  }

  read() {
    try {
      const reader = receiver(this, DefaultReaderSlots);
      if (reader.stream === undefined) throw invalidState('The reader is not attached to a stream');
      const request = new ReadPromise();
      defaultReaderRead(reader, request);
      return request.promise;
    } catch (error) {
      return Promise.reject(error);
    }
  }

  releaseLock() {
    releaseBy(this, DefaultReaderSlots);
  }

  get closed() {
    return closedOf(this, DefaultReaderSlots);
  }

  cancel(reason = undefined) {
    return cancelBy(this, DefaultReaderSlots, reason);
  }

  [customInspectSymbol](depth, options, inspect) {
    const { stream, requests, closed } = this[kSlots];
    return inspectAs(
      this,
      { stream: stream?.object, readRequests: requests.length, close: closed.promise },
      depth,
      options,
      inspect,
    );
  }
}

class ReadableStreamBYOBReader {
  // new ReadableStreamBYOBReader ( stream ), https://streams.spec.whatwg.org/#byob-reader-constructor
  constructor(stream) {
    const source = streamArgument(stream);
    checkUnlocked(source);
    if (source.controller.pullInto === undefined)
      throw nodeError('ERR_INVALID_ARG_VALUE', 'stream', stream, 'must be a byte stream');
    this[kSlots] = new BYOBReaderSlots();
    readerGenericInitialize(this[kSlots], source);
  }

  read(view, options = kEmptyObject) {
    try {
      const reader = receiver(this, BYOBReaderSlots);
      const min = checkView(view, options);
      if (reader.stream === undefined) throw invalidState('The reader is not attached to a stream');
      const request = new ReadPromise();
      byobReaderRead(reader, view, min, request);
      return request.promise;
    } catch (error) {
      return Promise.reject(error);
    }
  }

  releaseLock() {
    releaseBy(this, BYOBReaderSlots);
  }

  get closed() {
    return closedOf(this, BYOBReaderSlots);
  }

  cancel(reason = undefined) {
    return cancelBy(this, BYOBReaderSlots, reason);
  }

  [customInspectSymbol](depth, options, inspect) {
    const { stream, requests, closed } = this[kSlots];
    return inspectAs(
      this,
      { stream: stream?.object, readIntoRequests: requests.length, close: closed.promise },
      depth,
      options,
      inspect,
    );
  }
}

for (const Reader of [ReadableStreamDefaultReader, ReadableStreamBYOBReader]) {
  enumerableMembers(Reader.prototype, ['read', 'releaseLock', 'closed', 'cancel']);
  Object.defineProperty(Reader.prototype, Symbol.toStringTag, {
    __proto__: null,
    configurable: true,
    value: Reader.name,
  });
}

module.exports = { ReadableStreamBYOBReader, ReadableStreamDefaultReader };
