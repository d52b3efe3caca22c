// Streams as asynchronous iterators, and streams from iterators, https://streams.spec.whatwg.org/#rs-asynciterator and #rs-from

const { nodeError } = require('internal/errors');
const { invalidState } = require('internal/webstreams/common');
const {
  acquireDefaultReader,
  defaultReaderRead,
  readerGenericCancel,
  readerRelease,
} = require('internal/webstreams/readable_operations');

const AsyncIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}).prototype);

// Reads the next chunk for an iterator, and releases the stream after the last one.
class NextRequest {
  constructor(state) {
    this.state = state;
    const { promise, resolve, reject } = Promise.withResolvers();
    this.promise = promise;
    this.resolve = resolve;
    this.reject = reject;
  }

  chunkSteps(chunk) {
    this.resolve({ done: false, value: chunk });
  }

  closeSteps() {
    this.state.finished = true;
    readerRelease(this.state.reader);
    this.resolve({ done: true, value: undefined });
  }

  errorSteps(error) {
    this.state.finished = true;
    readerRelease(this.state.reader);
    this.reject(error);
  }
}

const states = new WeakMap();

function nextResult(state) {
  if (state.finished) return Promise.resolve({ done: true, value: undefined });
  if (state.reader.stream === undefined)
    return Promise.reject(invalidState('The reader is not bound to a ReadableStream'));
  const request = new NextRequest(state);
  defaultReaderRead(state.reader, request);
  return request.promise;
}

async function returnResult(state, value) {
  if (state.finished) return { done: true, value };
  state.finished = true;
  if (state.reader.stream === undefined) throw invalidState('The reader is not bound to a ReadableStream');
  const { reader } = state;
  const cancelled = state.preventCancel ? undefined : readerGenericCancel(reader, value);
  readerRelease(reader);
  await cancelled;
  return { done: true, value };
}

// Serializes calls: each waits for the previous one, https://webidl.spec.whatwg.org/#js-asynchronous-iterator-prototype-object
function inOrder(state, step) {
  const { ongoing } = state;
  state.ongoing = ongoing === undefined ? step() : ongoing.then(step, step);
  return state.ongoing;
}

const ReadableStreamAsyncIteratorPrototype = Object.setPrototypeOf(
  {
    next() {
      const state = states.get(this);
      return inOrder(state, () => nextResult(state));
    },
    return(value) {
      const state = states.get(this);
      return inOrder(state, () => returnResult(state, value));
    },
  },
  AsyncIteratorPrototype,
);

function iteratorOf(stream, preventCancel) {
  const iterator = Object.create(ReadableStreamAsyncIteratorPrototype);
  states.set(iterator, { reader: acquireDefaultReader(stream), preventCancel, finished: false, ongoing: undefined });
  return iterator;
}

// GetIterator ( obj, async ), https://tc39.es/ecma262/#sec-getiterator
function asyncIteratorOf(iterable) {
  const method = iterable[Symbol.asyncIterator] ?? undefined;
  const syncMethod = method === undefined ? iterable[Symbol.iterator] : undefined;
  if (typeof (method ?? syncMethod) !== 'function') {
    throw nodeError('ERR_ARG_NOT_ITERABLE', require('internal/util/inspect').inspect(iterable));
  }
  const iterator = (method ?? syncMethod).call(iterable);
  if (iterator === null || (typeof iterator !== 'object' && typeof iterator !== 'function')) {
    throw nodeError('ERR_INVALID_STATE', 'The iterator method must return an object');
  }
  return { iterator, next: iterator.next, isSync: method === undefined };
}

function checkResult(result, name) {
  if (result === null || typeof result !== 'object') {
    throw new (require('internal/errors').nodeErrorAs)(
      TypeError,
      'ERR_INVALID_STATE',
      `The promise returned by the ${name}() method must fulfill with an object`,
    );
  }
}

// ReadableStreamFromIterable ( asyncIterable ), https://streams.spec.whatwg.org/#abstract-opdef-readable-stream-from-iterable
function readableStreamFromIterable(iterable) {
  const { createReadableStream } = require('internal/webstreams/readable');
  const { iterator, next, isSync } = asyncIteratorOf(iterable);
  let controller;
  const stream = createReadableStream({
    start(made) {
      controller = made;
    },
    async pull() {
      const result = await next.call(iterator);
      checkResult(result, 'iterator.next');
      if (result.done) controller.close();
      else controller.enqueue(isSync ? await result.value : result.value);
    },
    async cancel(reason) {
      const method = iterator.return;
      if (method === undefined || method === null) return;
      checkResult(await method.call(iterator, reason), 'iterator.return');
    },
    highWaterMark: 0,
  });
  return stream;
}

module.exports = { iteratorOf, readableStreamFromIterable };
