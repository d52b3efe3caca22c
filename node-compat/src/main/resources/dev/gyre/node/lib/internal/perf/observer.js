// Observers of the performance timeline, and functions that are timed for them. https://w3c.github.io/performance-timeline/#the-performanceobserver-interface

const { nodeError } = require('internal/errors');
const { customInspectSymbol, kEmptyObject } = require('internal/util');
const { PerformanceNodeEntry, construct, kept, select } = require('internal/perf/entries');
const { validateFunction, validateObject } = require('internal/validators');
const { inspectAs } = require('internal/webstreams/common');

const TYPES = ['dns', 'function', 'gc', 'http', 'http2', 'mark', 'measure', 'net', 'quic', 'resource'];

class PerformanceObserverEntryList {
  #entries;

  constructor(token, entries) {
    if (token !== construct) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this.#entries = select(entries);
  }

  getEntries() {
    return [...this.#entries];
  }

  [customInspectSymbol](depth, options, inspect) {
    return inspectAs(this, this.#entries, depth, options, inspect);
  }

  getEntriesByType(type) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'type');
    return select(this.#entries, undefined, `${type}`);
  }

  getEntriesByName(name, type = undefined) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'name');
    return select(this.#entries, `${name}`, type === undefined ? undefined : `${type}`);
  }
}

const observers = new Set(); // Observers of at least one type.
const pending = new Set(); // Observers to be notified in the next check phase.

function notifyPending() {
  const told = [...pending];
  pending.clear();
  for (const deliver of told) deliver();
}

class PerformanceObserver {
  #callback;
  #types = new Set();
  #mode = null; // 'many' for entryTypes, 'one' for type.
  #buffer = [];
  #deliver = () => {
    const entries = this.takeRecords();
    if (entries.length > 0) this.#callback(new PerformanceObserverEntryList(construct, entries), this);
  };

  constructor(callback) {
    validateFunction(callback, 'callback');
    this.#callback = callback;
  }

  static get supportedEntryTypes() {
    return Object.freeze([...TYPES]);
  }

  observe(options = kEmptyObject) {
    validateObject(options, 'options');
    const { entryTypes, type, buffered } = options;
    if (entryTypes === undefined && type === undefined)
      throw nodeError('ERR_MISSING_ARGS', 'options.entryTypes', 'options.type');
    if (entryTypes != null && type != null) {
      throw nodeError(
        'ERR_INVALID_ARG_VALUE',
        'options.entryTypes',
        entryTypes,
        'options.entryTypes can not set with options.type together',
      );
    }
    const mode = entryTypes !== undefined ? 'many' : 'one';
    if (this.#mode !== null && this.#mode !== mode) {
      const { DOMException } = require('internal/domexception');
      throw new DOMException(
        `PerformanceObserver can not change to ${mode === 'one' ? 'single observation' : 'multiple observations'}`,
        'InvalidModificationError',
      );
    }
    this.#mode = mode;
    if (mode === 'many') {
      if (!Array.isArray(entryTypes))
        throw nodeError('ERR_INVALID_ARG_TYPE', 'options.entryTypes', 'string[]', entryTypes);
      this.#types = new Set(entryTypes.filter((one) => TYPES.includes(one)));
    } else if (TYPES.includes(type)) {
      this.#types.add(type);
      if (buffered) {
        this.#buffer.push(...kept(type));
        this.#schedule();
      }
    }
    if (this.#types.size > 0) observers.add(this);
    else this.disconnect();
  }

  disconnect() {
    observers.delete(this);
    pending.delete(this.#deliver);
    this.#buffer = [];
    this.#types.clear();
    this.#mode = null;
  }

  takeRecords() {
    const entries = this.#buffer;
    this.#buffer = [];
    return entries;
  }

  [customInspectSymbol](depth, options, inspect) {
    const shown = {
      connected: observers.has(this),
      pending: pending.has(this.#deliver),
      entryTypes: [...this.#types],
      buffer: this.#buffer,
    };
    return inspectAs(this, shown, depth, options, inspect);
  }

  #schedule() {
    if (pending.size === 0) setImmediate(notifyPending);
    pending.add(this.#deliver);
  }

  static observes(observer, type) {
    return observer.#types.has(type);
  }

  static offer(observer, entry) {
    if (!observer.#types.has(entry.entryType)) return;
    observer.#buffer.push(entry);
    observer.#schedule();
  }
}
const { observes, offer } = PerformanceObserver;
delete PerformanceObserver.observes;
delete PerformanceObserver.offer;

// Delivers an entry to the observers of its type.
function enqueue(entry) {
  for (const observer of observers) offer(observer, entry);
}

// The library's own entries are made for observers alone.
require('internal/diagnostics').setObservers(
  (type) => [...observers].some((observer) => observes(observer, type)),
  (type, name, start, duration, detail) =>
    enqueue(new PerformanceNodeEntry(construct, name, type, start, duration, detail)),
);

// performance.timerify(fn[, options]), https://nodejs.org/api/perf_hooks.html#performancetimerifyfn-options
function timerify(fn, options = kEmptyObject) {
  validateFunction(fn, 'fn');
  validateObject(options, 'options');
  const { histogram } = options;
  if (histogram !== undefined && typeof histogram?.record !== 'function') {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options.histogram', 'RecordableHistogram', histogram);
  }
  const finish = (start, args) => {
    const duration = performance.now() - start;
    histogram?.record(Math.ceil(duration * 1e6));
    const entry = new PerformanceNodeEntry(construct, fn.name, 'function', start, duration, args);
    for (let i = 0; i < args.length; i++)
      Object.defineProperty(entry, i, {
        __proto__: null,
        value: args[i],
        writable: true,
        enumerable: true,
        configurable: true,
      });
    enqueue(entry);
  };
  function timerified(...args) {
    const start = performance.now();
    const result = new.target ? Reflect.construct(fn, args, fn) : Reflect.apply(fn, this, args);
    if (!new.target && typeof result?.finally === 'function') return result.finally(() => finish(start, args));
    finish(start, args);
    return result;
  }
  Object.defineProperties(timerified, {
    length: { __proto__: null, configurable: false, enumerable: true, value: fn.length },
    name: { __proto__: null, configurable: false, enumerable: true, value: `timerified ${fn.name}` },
  });
  return timerified;
}

for (const named of [PerformanceObserver, PerformanceObserverEntryList]) {
  Object.defineProperty(named.prototype, Symbol.toStringTag, {
    __proto__: null,
    value: named.name,
    configurable: true,
  });
}

module.exports = { PerformanceObserver, PerformanceObserverEntryList, enqueue, timerify };
