// AbortController and AbortSignal.

const { nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');
const {
  Event,
  EventTarget,
  defineEventHandler,
  kNewListener,
  kRemoveListener,
  kTrusted,
  setMaxListeners,
} = require('internal/event_target');

const kAborted = Symbol('kAborted');
const kReason = Symbol('kReason');
const kComposite = Symbol('kComposite');
const kSources = Symbol('kSourceSignals');
const kDependents = Symbol('kDependantSignals');
const kListening = Symbol('kListening');

function domException(message, name) {
  return new (require('internal/domexception').DOMException)(message, name);
}

function inspectAs(object, name, shown, depth, options) {
  if (depth < 0) return object;
  const { inspect } = require('internal/util/inspect');
  return `${name} ${inspect(shown, { ...options, depth: options.depth === null ? null : options.depth - 1 })}`;
}

// Timers of AbortSignal.timeout() hold their signal weakly unless it has listeners.
const heldSignals = new Set();

class AbortSignal extends EventTarget {
  constructor(key = undefined, aborted = false, reason = undefined) {
    if (key !== kListening) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    super();
    setMaxListeners(this, 0);
    this[kAborted] = aborted;
    this[kReason] = reason;
    this[kComposite] = false;
  }

  get aborted() {
    requireSignal(this);
    return this[kAborted];
  }

  get reason() {
    requireSignal(this);
    return this[kReason];
  }

  throwIfAborted() {
    requireSignal(this);
    if (this[kAborted]) throw this[kReason];
  }

  [customInspectSymbol](depth, options) {
    return inspectAs(this, 'AbortSignal', { aborted: this[kAborted] }, depth, options);
  }

  [kNewListener](size, type) {
    if (type === 'abort' && !this[kAborted] && this[kSources] !== undefined) heldSignals.add(this);
  }

  [kRemoveListener](size, type) {
    if (type === 'abort' && size === 0) heldSignals.delete(this);
  }

  static abort(reason = domException('This operation was aborted', 'AbortError')) {
    return new AbortSignal(kListening, true, reason);
  }

  static timeout(delay) {
    require('internal/validators').validateUint32(delay, 'delay');
    const signal = new AbortSignal(kListening);
    setTimeout(
      () => abortSignal(signal, domException('The operation was aborted due to timeout', 'TimeoutError')),
      delay,
    ).unref();
    return signal;
  }

  static any(signals) {
    if (signals === null || typeof signals !== 'object' || typeof signals[Symbol.iterator] !== 'function') {
      throw nodeError('ERR_INVALID_ARG_TYPE', 'signals', 'Iterable', signals);
    }
    const result = new AbortSignal(kListening);
    result[kComposite] = true;
    const sources = [...signals];
    sources.forEach((source, i) => {
      if (!(source instanceof AbortSignal))
        throw nodeError('ERR_INVALID_ARG_TYPE', `signals[${i}]`, 'AbortSignal', source);
    });
    for (const source of sources) {
      if (source[kAborted]) {
        result[kAborted] = true;
        result[kReason] = source[kReason];
        return result;
      }
    }
    result[kSources] = new Set();
    for (const source of sources) {
      for (const origin of source[kSources] ?? [source]) {
        result[kSources].add(origin);
        (origin[kDependents] ??= new Set()).add(result);
      }
    }
    return result;
  }
}

function requireSignal(value) {
  if (value?.[kAborted] === undefined) throw nodeError('ERR_INVALID_THIS', 'AbortSignal');
}

enumerableMembers(AbortSignal.prototype, ['aborted', 'reason', 'throwIfAborted']);
Object.defineProperty(AbortSignal.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'AbortSignal',
});
defineEventHandler(AbortSignal.prototype, 'abort');

// First marks the signal and its dependent signals as aborted, then fires their events.
function abortSignal(signal, reason) {
  if (signal[kAborted]) return;
  const fired = [signal];
  signal[kAborted] = true;
  signal[kReason] = reason;
  for (const dependent of signal[kDependents] ?? []) {
    if (dependent[kAborted]) continue;
    dependent[kAborted] = true;
    dependent[kReason] = reason;
    fired.push(dependent);
  }
  for (const item of fired) {
    heldSignals.delete(item);
    item.dispatchEvent(new Event('abort', { [kTrusted]: true }));
  }
}

class AbortController {
  #signal;

  get signal() {
    this.#signal ??= new AbortSignal(kListening);
    return this.#signal;
  }

  abort(reason = domException('This operation was aborted', 'AbortError')) {
    abortSignal(this.signal, reason);
  }

  [customInspectSymbol](depth, options) {
    return inspectAs(this, 'AbortController', { signal: this.signal }, depth, options);
  }
}

enumerableMembers(AbortController.prototype, ['signal', 'abort']);
Object.defineProperty(AbortController.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'AbortController',
});

module.exports = { AbortController, AbortSignal };
