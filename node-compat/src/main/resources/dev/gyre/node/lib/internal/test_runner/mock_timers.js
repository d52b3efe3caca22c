// MockTimers: timers and dates whose time a test moves. https://nodejs.org/api/test.html#class-mocktimers

const { AbortError, nodeError } = require('internal/errors');
const { validateAbortSignal, validateNumber, validateStringArray, validateUint32 } = require('internal/validators');

const LONGEST = 2 ** 31 - 1;
const IMMEDIATE = -1; // The delay of an immediate: it is due before every timeout.

class Timeout {
  #clear;

  constructor(clear, id, callback, runAt, interval, args) {
    this.#clear = clear;
    this.id = id;
    this.callback = callback;
    this.runAt = runAt;
    this.interval = interval;
    this.args = args;
  }

  hasRef() {
    return true;
  }

  ref() {
    return this;
  }

  unref() {
    return this;
  }

  refresh() {
    return this;
  }

  close() {
    this.#clear(this);
    return this;
  }

  [Symbol.dispose]() {
    this.#clear(this);
  }
}

// Timers by the time at which they are due, those of one time in the order of their creation.
class TimerQueue {
  #timers = [];

  get first() {
    return this.#timers[0];
  }

  get last() {
    return this.#timers.at(-1);
  }

  add(timer) {
    const at = this.#timers.findIndex((other) => (other.runAt - timer.runAt || other.id - timer.id) > 0);
    this.#timers.splice(at === -1 ? this.#timers.length : at, 0, timer);
  }

  // Whether the timer was there.
  remove(timer) {
    const at = this.#timers.indexOf(timer);
    if (at === -1) return false;
    this.#timers.splice(at, 1);
    return true;
  }

  clear() {
    this.#timers = [];
  }
}

function throwIfAborted(signal) {
  if (signal === undefined) return;
  validateAbortSignal(signal, 'options.signal');
  if (signal.aborted) throw abortErrorOf(signal);
}

const abortErrorOf = (signal) => new AbortError(undefined, { cause: signal.reason });

// Waits for what begin(resolve) starts, or for the abortion of a signal.
async function waitFor(begin, cancel, value, signal) {
  throwIfAborted(signal);
  const { promise, resolve, reject } = Promise.withResolvers();
  const onAbort = () => reject(abortErrorOf(signal));
  signal?.addEventListener('abort', onAbort, { once: true });
  const timer = begin(resolve);
  try {
    await promise;
    return value;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    cancel(timer);
  }
}

// A Date whose time is that of now().
function mockDate(Original, now) {
  if (Original.isMock) throw nodeError('ERR_INVALID_STATE', 'Date is already being mocked!');
  function MockDate(...args) {
    if (!new.target) return Date.prototype.toString.call(new Original(now()));
    return args.length === 0 ? new Original(now()) : new Original(...args.slice(0, 7));
  }
  const { prototype: _, ...properties } = Object.getOwnPropertyDescriptors(Original);
  Object.defineProperties(MockDate, properties);
  MockDate.now = () => now();
  MockDate.toString = () => Function.prototype.toString.call(Original);
  Object.defineProperty(MockDate, 'isMock', { __proto__: null, enumerable: true, value: true });
  MockDate.prototype = Original.prototype;
  return MockDate;
}

// The objects and names that each mock replaces: of the globals, node:timers and node:timers/promises.
const replaced = {
  __proto__: null,
  setTimeout: ['setTimeout', 'clearTimeout'],
  setInterval: ['setInterval', 'clearInterval'],
  setImmediate: ['setImmediate', 'clearImmediate'],
};
const APIS = ['setTimeout', 'setInterval', 'setImmediate', 'Date', 'scheduler.wait', 'AbortSignal.timeout'];

function checkTime(time) {
  if (time < 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'time', 'positive integer', time);
}

function timeOf(date) {
  try {
    return Date.prototype.getTime.call(date);
  } catch {
    validateNumber(date, 'initialTime');
    checkTime(date);
    return date;
  }
}

class MockTimers {
  #isEnabled = false;
  #now = 0;
  #nextId = 1;
  #queue = new TimerQueue();
  #restores = [];

  #create = (isInterval, callback, delay, args) => {
    if (delay > LONGEST) delay = 1;
    const interval = isInterval ? delay : undefined;
    const timer = new Timeout(this.#clear, this.#nextId++, callback, this.#now + delay, interval, args);
    this.#queue.add(timer);
    return timer;
  };

  #clear = (timer) => {
    if (timer === null || timer === undefined) return;
    // A timer that is cleared in its callback is not due again.
    if (this.#queue.remove(timer)) timer.interval = undefined;
  };

  #begins = {
    __proto__: null,
    setTimeout: (callback, delay, ...args) => this.#create(false, callback, delay, args),
    setInterval: (callback, delay, ...args) => this.#create(true, callback, delay, args),
    setImmediate: (callback, ...args) => this.#create(false, callback, IMMEDIATE, args),
  };

  #promises = {
    __proto__: null,
    setTimeout: (delay, value, options) =>
      waitFor((resolve) => this.#begins.setTimeout(resolve, delay), this.#clear, value, options?.signal),
    setImmediate: (value, options) => waitFor(this.#begins.setImmediate, this.#clear, value, options?.signal),
    setInterval: (delay, value, options) => this.#interval(delay, value, options?.signal),
  };

  async *#interval(delay, value, signal) {
    throwIfAborted(signal);
    const EventEmitter = require('events');
    const emitter = new EventEmitter();
    const onAbort = () => emitter.emit('error', abortErrorOf(signal));
    signal?.addEventListener('abort', onAbort, { once: true });
    const events = EventEmitter.on(emitter, 'due');
    const timer = this.#begins.setInterval(() => emitter.emit('due'), delay);
    try {
      for await (const _ of events) yield value;
    } finally {
      signal?.removeEventListener('abort', onAbort);
      this.#clear(timer);
    }
  }

  // Gives a property another value, which may depend on the present one, until the timers are reset.
  #replace(object, name, valueFor) {
    const descriptor = Object.getOwnPropertyDescriptor(object, name);
    const value = valueFor(descriptor?.value);
    this.#restores.push(() => {
      if (descriptor === undefined) delete object[name];
      else Object.defineProperty(object, name, descriptor);
    });
    const enumerable = descriptor?.enumerable ?? true;
    Object.defineProperty(object, name, { __proto__: null, configurable: true, enumerable, writable: true, value });
  }

  #mock(api) {
    const promises = require('timers/promises');
    if (api === 'Date') {
      this.#replace(globalThis, 'Date', (current) => mockDate(current, () => this.#now));
    } else if (api === 'scheduler.wait') {
      const wait = (delay, options) => this.#promises.setTimeout(delay, undefined, options);
      this.#replace(promises.scheduler, 'wait', () => wait);
    } else if (api === 'AbortSignal.timeout') {
      const timeout = (delay) => this.#signal(delay);
      this.#replace(require('internal/abort_controller').AbortSignal, 'timeout', () => timeout);
    } else {
      const [begin, cancel] = replaced[api];
      for (const object of [globalThis, require('timers')]) {
        this.#replace(object, begin, () => this.#begins[api]);
        this.#replace(object, cancel, () => this.#clear);
      }
      this.#replace(promises, begin, () => this.#promises[api]);
    }
  }

  #signal(delay) {
    validateUint32(delay, 'delay', false);
    const controller = new (require('internal/abort_controller').AbortController)();
    this.#begins.setTimeout(() => controller.abort(), delay);
    return controller.signal;
  }

  #requireEnabled() {
    if (!this.#isEnabled)
      throw nodeError('ERR_INVALID_STATE', 'You should enable MockTimers first by calling the .enable function');
  }

  // enable([options]): options.apis are the names of what is mocked, all by default; options.now is the time to begin with.
  enable(options = undefined) {
    if (this.#isEnabled) throw nodeError('ERR_INVALID_STATE', 'MockTimers is already enabled!');
    let { now, apis } = { __proto__: null, ...options };
    if (Number.isNaN(now))
      throw nodeError('ERR_INVALID_ARG_VALUE', 'now', now, `epoch must be a positive integer received ${now}`);
    now ||= 0;
    apis ||= APIS;
    validateStringArray(apis, 'options.apis');
    for (const api of apis) {
      if (!APIS.includes(api))
        throw nodeError('ERR_INVALID_ARG_VALUE', 'options.apis', api, `option ${api} is not supported`);
    }
    this.#now = timeOf(now);
    for (const api of apis) this.#mock(api);
    this.#isEnabled = true;
  }

  // Moves the time, in milliseconds, and runs the timers that become due.
  tick(time = 1) {
    this.#requireEnabled();
    checkTime(time);
    this.#now += time;
    for (;;) {
      const timer = this.#queue.first;
      if (timer === undefined || timer.runAt > this.#now) return;
      timer.callback(...timer.args);
      this.#queue.remove(timer);
      if (timer.interval === undefined) continue;
      timer.runAt += timer.interval;
      this.#queue.add(timer);
    }
  }

  // Runs the timers there are now, moving the time to that of the last one.
  runAll() {
    this.#requireEnabled();
    const { last } = this.#queue;
    if (last !== undefined) this.tick(Math.max(0, last.runAt - this.#now));
  }

  // Sets the time without running timers.
  setTime(time = 0) {
    validateNumber(time, 'time');
    checkTime(time);
    this.#requireEnabled();
    this.#now = time;
  }

  reset() {
    if (!this.#isEnabled) return;
    this.#isEnabled = false;
    for (const restore of this.#restores.reverse()) restore();
    this.#restores = [];
    this.#now = 0;
    this.#queue.clear();
  }

  [Symbol.dispose]() {
    this.reset();
  }
}

module.exports = { MockTimers };
