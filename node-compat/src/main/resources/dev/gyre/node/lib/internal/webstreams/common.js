// Shared by the stream classes: internal slots, queues with sizes, deferred promises, arguments. The functions of this folder have the names of https://streams.spec.whatwg.org/ and work on the slots of a stream, never on its object.

const { nodeError, nodeErrorAs } = require('internal/errors');

// The internal slots of an object: an instance of its own class, whose static className is the interface's name.
const kSlots = Symbol('slots');
// The first argument of constructors that only streams may call.
const kMade = Symbol('made');

function slotsOf(object, Slots) {
  const slots = object?.[kSlots];
  return slots instanceof Slots ? slots : undefined;
}

// The slots of a method's receiver.
function receiver(object, Slots) {
  const slots = object?.[kSlots];
  if (slots instanceof Slots) return slots;
  throw nodeError('ERR_INVALID_THIS', Slots.className);
}

function invalidState(message) {
  return nodeErrorAs(TypeError, 'ERR_INVALID_STATE', message);
}

function nothing() {}

// Marks a promise as handled.
function handled(promise) {
  promise.then(undefined, nothing);
  return promise;
}

// A settled { promise, resolve, reject }; its rejection counts as handled.
function resolvedWith(value) {
  return { promise: Promise.resolve(value), resolve: undefined, reject: undefined };
}

function rejectedWith(reason) {
  return { promise: handled(Promise.reject(reason)), resolve: undefined, reject: undefined };
}

function pendingHandled() {
  const pending = Promise.withResolvers();
  handled(pending.promise);
  return pending;
}

function settleResolved(deferred, value) {
  deferred.resolve?.(value);
  deferred.resolve = deferred.reject = undefined;
}

function settleRejected(deferred, reason) {
  deferred.reject?.(reason);
  deferred.resolve = deferred.reject = undefined;
}

// Converts a function of an underlying source, sink or transformer to an algorithm that returns a promise; undefined if
// it is missing.
function algorithm(owner, method, name) {
  if (method === undefined) return undefined;
  require('internal/validators').validateFunction(method, name);
  return (...args) => {
    try {
      return Promise.resolve(method.apply(owner, args));
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

// start is called before anything else can fail; the caller gets its exception.
function startAlgorithm(owner, method) {
  if (method === undefined) return nothing;
  if (typeof method !== 'function') throw new TypeError('Bind must be called on a function');
  return (controller) => method.call(owner, controller);
}

function validateDictionary(value, name) {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
    throw nodeError('ERR_INVALID_ARG_TYPE', name, 'Object', value);
}

// ExtractHighWaterMark ( strategy, defaultHWM ), https://streams.spec.whatwg.org/#validate-and-normalize-high-water-mark
function extractHighWaterMark(value, fallback) {
  if (value === undefined) return fallback;
  const mark = +value;
  if (typeof value === 'bigint' || Number.isNaN(mark) || mark < 0)
    throw nodeErrorAs(RangeError, 'ERR_INVALID_ARG_VALUE', 'strategy.highWaterMark', value);
  return mark;
}

const one = () => 1;

// ExtractSizeAlgorithm ( strategy ), https://streams.spec.whatwg.org/#make-size-algorithm-from-size-function
function extractSizeAlgorithm(size) {
  if (size === undefined) return one;
  require('internal/validators').validateFunction(size, 'strategy.size');
  return (chunk) => Reflect.apply(size, undefined, [chunk]);
}

// First in, first out; removing an entry does not move the others.
class Queue {
  #items = [];
  #head = 0;

  get length() {
    return this.#items.length - this.#head;
  }

  push(item) {
    this.#items.push(item);
  }

  first() {
    return this.#items[this.#head];
  }

  shift() {
    const item = this.#items[this.#head];
    this.#items[this.#head++] = undefined;
    if (this.#head === this.#items.length) this.clear();
    else if (this.#head > 1023 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head);
      this.#head = 0;
    }
    return item;
  }

  clear() {
    this.#items = [];
    this.#head = 0;
  }

  // Removes and returns all entries.
  takeAll() {
    const items = this.#head === 0 ? this.#items : this.#items.slice(this.#head);
    this.clear();
    return items;
  }
}

// Queue-with-sizes, https://streams.spec.whatwg.org/#queue-with-sizes
class SizedQueue extends Queue {
  total = 0;

  // EnqueueValueWithSize ( container, value, size )
  enqueue(value, size) {
    const number = +size;
    if (Number.isNaN(number) || number < 0 || number === Infinity)
      throw nodeErrorAs(RangeError, 'ERR_INVALID_ARG_VALUE', 'size', size);
    this.push({ value, size: number });
    this.total += number;
  }

  // DequeueValue ( container )
  dequeue() {
    const { value, size } = this.shift();
    this.total -= size;
    if (this.total < 0) this.total = 0;
    return value;
  }

  // PeekQueueValue ( container )
  peek() {
    return this.first().value;
  }

  // ResetQueue ( container )
  reset() {
    this.clear();
    this.total = 0;
  }
}

// `Name { ... }` for util.inspect.
function inspectAs(object, shown, depth, options, inspect, name = object.constructor.name) {
  if (depth < 0) return object;
  return `${name} ${inspect(shown, { ...options, depth: options.depth == null ? null : options.depth - 1 })}`;
}

module.exports = {
  Queue,
  SizedQueue,
  algorithm,
  extractHighWaterMark,
  extractSizeAlgorithm,
  handled,
  inspectAs,
  invalidState,
  kMade,
  kSlots,
  nothing,
  one,
  pendingHandled,
  receiver,
  rejectedWith,
  resolvedWith,
  settleRejected,
  settleResolved,
  slotsOf,
  startAlgorithm,
  validateDictionary,
};
