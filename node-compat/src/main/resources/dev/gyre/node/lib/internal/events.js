// The static helpers of node:events: once, on, getEventListeners, addAbortListener.

const EventEmitter = require('events');
const { kResistStopPropagation } = require('internal/event_target');
const { AbortError, nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const { validateAbortSignal, validateFunction, validateInteger, validateObject } = require('internal/validators');

function isTarget(emitter) {
  return typeof emitter?.addEventListener === 'function';
}

function addTo(emitter, name, listener, flags) {
  if (typeof emitter.on === 'function') {
    if (flags?.once) emitter.once(name, listener);
    else emitter.on(name, listener);
  } else if (isTarget(emitter)) {
    emitter.addEventListener(name, listener, flags);
  } else {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'emitter', 'EventEmitter', emitter);
  }
}

function removeFrom(emitter, name, listener, flags) {
  if (typeof emitter.removeListener === 'function') emitter.removeListener(name, listener);
  else if (isTarget(emitter)) emitter.removeEventListener(name, listener, flags);
  else throw nodeError('ERR_INVALID_ARG_TYPE', 'emitter', 'EventEmitter', emitter);
}

async function once(emitter, name, options = kEmptyObject) {
  validateObject(options, 'options');
  const { signal } = options;
  validateAbortSignal(signal, 'options.signal');
  if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });
  return new Promise((resolve, reject) => {
    function onError(error) {
      emitter.removeListener(name, onEvent);
      if (signal) removeFrom(signal, 'abort', onAbort);
      reject(error);
    }
    function onEvent(...args) {
      if (typeof emitter.removeListener === 'function') emitter.removeListener('error', onError);
      if (signal) removeFrom(signal, 'abort', onAbort);
      resolve(args);
    }
    function onAbort() {
      removeFrom(emitter, name, onEvent);
      if (typeof emitter.removeListener === 'function') emitter.removeListener('error', onError);
      reject(new AbortError(undefined, { cause: signal.reason }));
    }
    addTo(emitter, name, onEvent, { __proto__: null, once: true, [kResistStopPropagation]: true });
    if (name !== 'error' && typeof emitter.once === 'function') emitter.once('error', onError);
    if (signal) addTo(signal, 'abort', onAbort, { __proto__: null, once: true, [kResistStopPropagation]: true });
  });
}

const asyncIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}).prototype);

// The state of an events.on() iterator: events without a pending next(), and calls of next() without an event.
class EventQueue {
  constructor(emitter, high, low) {
    this.emitter = emitter;
    this.high = high;
    this.low = low;
    this.events = [];
    this.waiting = [];
    this.paused = false;
    this.error = undefined;
    this.finished = false;
    this.listeners = [];
  }

  listen(target, name, listener, flags) {
    addTo(target, name, listener, flags);
    this.listeners.push([target, name, listener, flags]);
  }

  push(value) {
    if (this.waiting.length > 0) {
      this.waiting.shift().resolve({ value, done: false });
      return;
    }
    this.events.push(value);
    if (!this.paused && this.events.length > this.high && typeof this.emitter.pause === 'function') {
      this.paused = true;
      this.emitter.pause();
    }
  }

  fail(error) {
    if (this.waiting.length > 0) this.waiting.shift().reject(error);
    else this.error = error;
    this.close();
  }

  close() {
    for (const [target, name, listener, flags] of this.listeners.splice(0)) removeFrom(target, name, listener, flags);
    this.finished = true;
    for (const { resolve } of this.waiting.splice(0)) resolve({ value: undefined, done: true });
    return Promise.resolve({ value: undefined, done: true });
  }

  next() {
    if (this.events.length > 0) {
      const value = this.events.shift();
      if (this.paused && this.events.length < this.low) {
        this.emitter.resume();
        this.paused = false;
      }
      return Promise.resolve({ value, done: false });
    }
    if (this.error !== undefined) {
      const { error } = this;
      this.error = undefined;
      return Promise.reject(error);
    }
    if (this.finished) return this.close();
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }
}

function on(emitter, event, options = kEmptyObject) {
  validateObject(options, 'options');
  const { signal } = options;
  validateAbortSignal(signal, 'options.signal');
  if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });
  const high = options.highWaterMark ?? options.highWatermark ?? Number.MAX_SAFE_INTEGER;
  validateInteger(high, 'options.highWaterMark', 1);
  const low = options.lowWaterMark ?? options.lowWatermark ?? 1;
  validateInteger(low, 'options.lowWaterMark', 1);

  const queue = new EventQueue(emitter, high, low);
  const iterator = Object.setPrototypeOf(
    {
      next: () => queue.next(),
      return: () => queue.close(),
      throw(error) {
        if (!error || !(error instanceof Error)) {
          throw nodeError('ERR_INVALID_ARG_TYPE', 'EventEmitter.AsyncIterator', 'Error', error);
        }
        queue.fail(error);
        return Promise.resolve({ value: undefined, done: true });
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    },
    asyncIteratorPrototype,
  );

  queue.listen(
    emitter,
    event,
    isTarget(emitter) && typeof emitter.on !== 'function'
      ? (value) => queue.push(value)
      : (...args) => queue.push(args),
  );
  if (event !== 'error' && typeof emitter.on === 'function')
    queue.listen(emitter, 'error', (error) => queue.fail(error));
  for (const name of options.close ?? []) queue.listen(emitter, name, () => queue.close());
  if (signal) {
    queue.listen(signal, 'abort', () => queue.fail(new AbortError(undefined, { cause: signal.reason })), {
      once: true,
    });
  }
  return iterator;
}

function getEventListeners(emitterOrTarget, type) {
  if (typeof emitterOrTarget.listeners === 'function') return emitterOrTarget.listeners(type);
  const { isEventTarget, listenersOf } = require('internal/event_target');
  if (isEventTarget(emitterOrTarget)) return listenersOf(emitterOrTarget, type);
  throw nodeError('ERR_INVALID_ARG_TYPE', 'emitter', ['EventEmitter', 'EventTarget'], emitterOrTarget);
}

function getMaxListeners(emitterOrTarget) {
  if (typeof emitterOrTarget?.getMaxListeners === 'function') return emitterOrTarget.getMaxListeners();
  const { isEventTarget, maxListenersOf } = require('internal/event_target');
  if (isEventTarget(emitterOrTarget)) return maxListenersOf(emitterOrTarget);
  throw nodeError('ERR_INVALID_ARG_TYPE', 'emitter', ['EventEmitter', 'EventTarget'], emitterOrTarget);
}

function addAbortListener(signal, listener) {
  if (signal === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'signal', 'AbortSignal', signal);
  validateAbortSignal(signal, 'signal');
  validateFunction(listener, 'listener');
  let remove;
  if (signal.aborted) {
    queueMicrotask(() => listener());
  } else {
    signal.addEventListener('abort', listener, { __proto__: null, once: true, [kResistStopPropagation]: true });
    remove = () => signal.removeEventListener('abort', listener);
  }
  return {
    __proto__: null,
    [Symbol.dispose]() {
      remove?.();
    },
  };
}

// The stack of an unhandled 'error' event also shows the position of emit().
function enhanceStack(emitter, error, capture) {
  let owner = '';
  const name = emitter.constructor?.name;
  if (name && name !== 'EventEmitter') owner = ` on ${name} instance`;
  const heading = `\nEmitted 'error' event${owner} at:\n`;
  const errorLines = String(error.stack).split('\n').slice(1);
  const ownLines = String(capture.stack).split('\n').slice(1);
  let shared = 0;
  while (
    shared < ownLines.length &&
    ownLines[ownLines.length - 1 - shared] === errorLines[errorLines.length - 1 - shared]
  )
    shared++;
  if (shared > 1) {
    ownLines.splice(ownLines.length - shared + 1, shared - 1, '    [... lines matching original stack trace ...]');
  }
  return error.stack + heading + ownLines.join('\n');
}

let ReferencingResource;

// An AsyncResource with a reference to its emitter; the class is created at its first use, since few programs need it.
function referencingResource() {
  const { AsyncResource } = require('async_hooks');
  ReferencingResource ??= class EventEmitterReferencingAsyncResource extends AsyncResource {
    #eventEmitter;

    constructor(emitter, type, options) {
      super(type, options);
      this.#eventEmitter = emitter;
    }

    get eventEmitter() {
      return this.#eventEmitter;
    }
  };
  return ReferencingResource;
}

class EventEmitterAsyncResource extends EventEmitter {
  #resource;

  constructor(options = undefined) {
    if (new.target === EventEmitterAsyncResource && typeof options !== 'string')
      require('internal/validators').validateString(options?.name, 'options.name');
    const name = typeof options === 'string' ? options : options?.name || new.target.name;
    super(options);
    this.#resource = new (referencingResource())(this, name, options);
  }

  emit(event, ...args) {
    return this.#resource.runInAsyncScope(super.emit, this, event, ...args);
  }

  get asyncResource() {
    return this.#resource;
  }

  get asyncId() {
    return this.#resource.asyncId();
  }

  get triggerAsyncId() {
    return this.#resource.triggerAsyncId();
  }

  emitDestroy() {
    this.#resource.emitDestroy();
  }
}

module.exports = {
  EventEmitterAsyncResource,
  addAbortListener,
  enhanceStack,
  getEventListeners,
  getMaxListeners,
  on,
  once,
};
