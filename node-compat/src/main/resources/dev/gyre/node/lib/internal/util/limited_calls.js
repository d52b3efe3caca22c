// util.debounce and util.throttle: functions that call another one less often than they are called.

const { AbortError, nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const validators = require('internal/validators');

const LONGEST = 2 ** 31 - 1;

const ignore = (promise) => promise.then(undefined, () => {});
const abortedBy = (reason) => (reason === undefined ? new AbortError() : new AbortError(undefined, { cause: reason }));

function checkSignal(signal) {
  validators.validateAbortSignal(signal, 'options.signal');
  if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });
}

// The calls of a function that wait, the timer that they wait for, and what ends them.
class LimitedCalls {
  calls = [];
  timer;
  self; // The function that is called instead.
  #signal;
  #aborted;
  #isReferenced = true;

  constructor(target, signal) {
    this.target = target;
    this.#signal = signal;
  }

  // The error of all calls after the signal's end, if it has ended.
  refusal() {
    if (this.#signal?.aborted) this.abort();
    return this.#aborted;
  }

  abort() {
    this.#aborted ??= abortedBy(this.#signal.reason);
    this.stop(this.#aborted);
  }

  startTimer(delay) {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.timeout();
    }, delay);
    if (!this.#isReferenced) this.timer.unref();
  }

  // Rejects what waits.
  stop(error) {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const call of this.calls.splice(0)) call.reject(error);
  }

  // The function for the program; further members are functions and getters.
  present(name, length, functions, getters) {
    const { self } = this;
    const members = {
      cancel: (reason) => this.cancel(reason),
      ...functions,
      ref: () => this.#reference(true),
      unref: () => this.#reference(false),
    };
    for (const [key, value] of Object.entries(members)) self[key] = value;
    for (const [key, get] of Object.entries({
      pending: () => this.calls.at(-1)?.promise ?? null,
      pendingCount: () => this.calls.length,
      ...getters,
    }))
      Object.defineProperty(self, key, { __proto__: null, get });
    Object.defineProperty(self, 'length', { __proto__: null, configurable: true, value: length });
    Object.defineProperty(self, 'name', { __proto__: null, configurable: true, value: name });
    if (this.#signal !== undefined) require('internal/events').addAbortListener(this.#signal, () => this.abort());
    return self;
  }

  #reference(isReferenced) {
    this.#isReferenced = isReferenced;
    if (isReferenced) this.timer?.ref();
    else this.timer?.unref();
    return this.self;
  }
}

// ---- debounce: calls in quick succession become one, after a pause ----------------------------------------------------

class DebouncedCalls extends LimitedCalls {
  #args;

  cancel(reason) {
    if (this.timer !== undefined) this.stop(abortedBy(reason));
  }

  flush() {
    if (this.calls.length === 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.timeout();
  }

  timeout() {
    const calls = this.calls.splice(0);
    if (calls.length > 0) this.#invoke(this.#args, calls);
  }

  #invoke(args, calls) {
    const refusal = this.refusal();
    try {
      if (refusal !== undefined) throw refusal;
      const result = Reflect.apply(this.target, this.self, args);
      for (const call of calls) call.resolve(result);
    } catch (error) {
      for (const call of calls) call.reject(error);
    }
  }

  // The calls so far are not the last ones; their common promise may be looked at by its last caller only.
  #supersede(rejects) {
    if (this.calls.length === 0) return;
    ignore(this.calls.at(-1).promise);
    if (!rejects) return;
    const error = new AbortError('The debounced call was superseded');
    for (const call of this.calls.splice(0)) call.reject(error);
  }

  call(args, wait, leading, rejects) {
    const refusal = this.refusal();
    if (refusal !== undefined) return Promise.reject(refusal);
    const isFirst = this.timer === undefined;
    if (isFirst) {
      this.startTimer(wait);
    } else {
      this.#supersede(rejects);
      this.timer.refresh();
    }
    const call = Promise.withResolvers();
    if (leading && isFirst) {
      this.#invoke(args, [call]);
    } else {
      this.calls.push(call);
      this.#args = args;
    }
    return call.promise;
  }
}

// https://nodejs.org/api/util.html#utildebouncefn-wait-options
function debounce(fn, wait, options = kEmptyObject) {
  validators.validateFunction(fn, 'fn');
  validators.validateInteger(wait, 'wait', 0, LONGEST);
  validators.validateObject(options, 'options');
  const { leading = false, rejectOnCancel = false, signal } = options;
  validators.validateBoolean(leading, 'options.leading');
  validators.validateBoolean(rejectOnCancel, 'options.rejectOnCancel');
  checkSignal(signal);
  const calls = new DebouncedCalls(fn, signal);
  calls.self = function (...args) {
    return calls.call(args, wait, leading, rejectOnCancel);
  };
  return calls.present(fn.name, fn.length, { flush: () => calls.flush() }, {});
}

// ---- throttle: at most so many calls in an interval --------------------------------------------------------------------

// The beginnings of calls in the current interval: one that begins with its first call or, where `isStrict`, any.
class Window {
  #times = [];

  constructor(limit, interval, isStrict) {
    this.limit = limit;
    this.interval = interval;
    this.isStrict = isStrict;
  }

  #drop(now) {
    const isOver = (time) => now - time >= this.interval;
    if (this.isStrict) {
      const kept = this.#times.findIndex((time) => !isOver(time));
      this.#times.splice(0, kept < 0 ? this.#times.length : kept);
    } else if (this.#times.length > 0 && isOver(this.#times[0])) {
      this.#times = [];
    }
  }

  hasRoom(now) {
    this.#drop(now);
    return this.#times.length < this.limit;
  }

  add(now) {
    this.#times.push(now);
  }

  // Milliseconds until there is room.
  rest(now) {
    return Math.ceil(this.#times[0] + this.interval - now);
  }

  clear() {
    this.#times = [];
  }
}

class ThrottledCalls extends LimitedCalls {
  active = 0;
  #window;
  #concurrency;
  #maxPending;

  constructor(target, signal, window, concurrency, maxPending) {
    super(target, signal);
    this.#window = window;
    this.#concurrency = concurrency;
    this.#maxPending = maxPending;
  }

  stop(error) {
    this.#window.clear();
    super.stop(error);
  }

  cancel(reason) {
    this.stop(abortedBy(reason));
  }

  hasRoom(now) {
    return this.active < this.#concurrency && this.#window.hasRoom(now);
  }

  timeout() {
    if (this.refusal() !== undefined) return;
    while (this.calls.length > 0 && this.hasRoom(performance.now())) this.#begin(this.calls.shift());
    if (this.timer !== undefined || this.calls.length === 0 || this.active >= this.#concurrency) return;
    this.startTimer(this.#window.rest(performance.now()));
  }

  #begin(call) {
    this.#window.add(performance.now());
    this.active++;
    const result = new Promise((resolve) => resolve(Reflect.apply(this.target, this.self, call.args)));
    call.resolve(result);
    const settled = () => {
      this.active--;
      this.timeout();
    };
    result.then(settled, settled);
  }

  call(args) {
    const refusal = this.refusal();
    if (refusal !== undefined) return Promise.reject(refusal);
    const begins = this.calls.length === 0 && this.hasRoom(performance.now());
    if (!begins && this.calls.length >= this.#maxPending) {
      const dropped = Promise.reject(nodeError('ERR_THROTTLED'));
      ignore(dropped);
      return dropped;
    }
    const call = { args, ...Promise.withResolvers() };
    if (begins) {
      this.#begin(call);
    } else {
      this.calls.push(call);
      this.timeout();
    }
    return call.promise;
  }
}

// https://nodejs.org/api/util.html#utilthrottlefn-limit-interval-options
function throttle(fn, limit, interval, options = kEmptyObject) {
  validators.validateFunction(fn, 'fn');
  validators.validateInteger(limit, 'limit', 1);
  validators.validateInteger(interval, 'interval', 0, LONGEST);
  validators.validateObject(options, 'options');
  const { concurrency = Infinity, maxPending = Infinity, overflow = 'queue', signal, strict = false } = options;
  if (concurrency !== Infinity) validators.validateInteger(concurrency, 'options.concurrency', 1);
  if (maxPending !== Infinity) validators.validateInteger(maxPending, 'options.maxPending', 0);
  validators.validateOneOf(overflow, 'options.overflow', ['queue', 'drop']);
  validators.validateAbortSignal(signal, 'options.signal');
  validators.validateBoolean(strict, 'options.strict');
  checkSignal(signal);
  const window = new Window(limit, interval, strict);
  const calls = new ThrottledCalls(fn, signal, window, concurrency, overflow === 'drop' ? 0 : maxPending);
  calls.self = function (...args) {
    return calls.call(args);
  };
  const hasImmediateCapacity = () => !signal?.aborted && calls.calls.length === 0 && calls.hasRoom(performance.now());
  return calls.present(fn.name, fn.length, { hasImmediateCapacity }, { activeCount: () => calls.active });
}

module.exports = { debounce, throttle };
