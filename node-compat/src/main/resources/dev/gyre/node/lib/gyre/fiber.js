// gyre:fiber: functions that wait in plain style, each on a stack of its own.

const { AbortError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const {
  validateArray,
  validateFunction,
  validateInteger,
  validateObject,
  validateString,
} = require('internal/validators');

const binding = internalBinding('fiber');
const { Fiber, fibers, wait } = binding;

Object.defineProperties(Fiber, {
  current: { __proto__: null, configurable: true, get: binding.current },
  run: { __proto__: null, configurable: true, writable: true, value: run },
});
Object.defineProperty(Fiber.prototype, 'cancel', {
  __proto__: null,
  configurable: true,
  writable: true,
  value: function cancel(reason = new AbortError()) {
    binding.cancel(this, reason);
  },
});

// run(name, fn, options) or run(fn, options): starts a fiber; returns the promise of its value.
function run(name, fn, options) {
  if (typeof name === 'function') return run(name.name || 'fiber', name, fn);
  return new Fiber(name, fn, options).becomeRunnable().promise;
}

function isThenable(value) {
  return value !== null && typeof value === 'object' && typeof value.then === 'function';
}

/*
 * Calls a function for each item, each in a fiber of its own, and waits until all have ended. The first error cancels
 * the other fibers and is thrown once they have ended.
 */
function inFibers(items, call) {
  const parent = Fiber.current;
  const results = new Array(items.length);
  const all = [];
  let failure;
  const fail = (error) => {
    if (failure) return;
    failure = { error };
    for (const fiber of all) {
      if (fiber === Fiber.current || fiber.state === 'ended') continue;
      binding.cancel(fiber, error);
      // One that has not begun fails before it is joined.
      fiber.promise.catch(() => {});
    }
  };
  for (let index = 0; index < items.length; index++) {
    const fiber = new Fiber(`${parent?.name}[${index}]`, () => {
      try {
        const value = call(items[index], index);
        results[index] = isThenable(value) ? wait(value) : value;
      } catch (error) {
        fail(error);
      }
    });
    all.push(fiber);
  }
  for (const fiber of all) fiber.becomeRunnable();
  for (const fiber of all) {
    do {
      try {
        fiber.join();
      } catch (error) {
        // The waiting fiber was cancelled, or this one before it began.
        fail(error);
      }
    } while (fiber.state !== 'ended');
  }
  if (failure) throw failure.error;
  return results;
}

// Calls all functions at once, each in a fiber of its own; returns their values.
function fiberize(functions) {
  validateArray(functions, 'functions');
  for (let index = 0; index < functions.length; index++) validateFunction(functions[index], `functions[${index}]`);
  binding.requireFiber('fiberize()');
  return inFibers(functions, (fn) => fn());
}

// As Array.prototype.map, but each call has a fiber of its own.
function map(array, fn) {
  validateArray(array, 'array');
  validateFunction(fn, 'fn');
  binding.requireFiber('map()');
  return inFibers(array, (item, index) => fn(item, index, array));
}

// Calls a function once when all fibers are blocked and no tick or microtask is left.
function whenBlocked(fn) {
  validateFunction(fn, 'fn');
  binding.whenBlocked(fn);
}

// Calls a function that Java provides on a virtual thread while the fiber waits.
function blocking(callable, ...args) {
  return binding.blocking(callable, ...args);
}

/*
 * Collects keys until all fibers are blocked, and then gets the values of all of them by one call. Equal keys are asked
 * for once.
 */
class Batcher {
  #call;
  #name;
  #scope;
  #max;
  // The requests by scope and key; null while there are none.
  #pending = null;

  constructor(fn, options = kEmptyObject) {
    validateFunction(fn, 'fn');
    validateObject(options, 'options');
    const { name = fn.name || 'batch', scope, max = Infinity } = options;
    validateString(name, 'options.name');
    if (scope !== undefined) validateFunction(scope, 'options.scope');
    if (max !== Infinity) validateInteger(max, 'options.max', 1);
    this.#call = fn;
    this.#name = name;
    this.#scope = scope;
    this.#max = max;
  }

  // The value of a key; the fiber waits for it.
  get(key) {
    binding.requireFiber('get()');
    return binding.waitFor(this.load(key), `batch '${this.#name}'`);
  }

  // The values of several keys.
  getAll(keys) {
    validateArray(keys, 'keys');
    binding.requireFiber('getAll()');
    return binding.waitFor(Promise.all(keys.map((key) => this.load(key))), `batch '${this.#name}'`);
  }

  // The promise of the value of a key, for code outside fibers.
  load(key) {
    const scope = this.#scope?.(key);
    if (this.#pending === null) {
      this.#pending = new Map();
      binding.whenBlocked(() => this.#flush());
    }
    let requests = this.#pending.get(scope);
    if (requests === undefined) this.#pending.set(scope, (requests = new Map()));
    let request = requests.get(key);
    if (request === undefined) requests.set(key, (request = Promise.withResolvers()));
    return request.promise;
  }

  #flush() {
    const pending = this.#pending;
    this.#pending = null;
    for (const [scope, requests] of pending) {
      const entries = [...requests];
      for (let start = 0; start < entries.length; start += this.#max) {
        this.#start(entries.slice(start, Math.min(start + this.#max, entries.length)), scope);
      }
    }
  }

  #start(entries, scope) {
    if (binding.isSupported) run(`batch '${this.#name}'`, () => this.#answer(entries, scope));
    else this.#answer(entries, scope);
  }

  async #answer(entries, scope) {
    try {
      const keys = entries.map(([key]) => key);
      this.#deliver(entries, await this.#call(keys, scope));
    } catch (error) {
      for (const [, request] of entries) request.reject(error);
    }
  }

  #deliver(entries, results) {
    const isMap = results instanceof Map;
    if (!isMap && (!Array.isArray(results) || results.length !== entries.length)) {
      throw new TypeError(
        `The function of batch '${this.#name}' must return a Map, or an array with a result for each of its ${entries.length} keys`,
      );
    }
    for (let index = 0; index < entries.length; index++) {
      const [key, request] = entries[index];
      const value = isMap ? results.get(key) : results[index];
      if (value instanceof Error) request.reject(value);
      else request.resolve(value);
    }
  }
}

module.exports = { Batcher, Fiber, blocking, fiberize, fibers, map, wait, whenBlocked };
