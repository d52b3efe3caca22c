// EventTarget, Event and CustomEvent of the DOM, without a tree of targets.

const { nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');

const kStop = Symbol('kStop');
const kTarget = Symbol('kTarget');
const kTrusted = Symbol('kTrusted');
// These symbols have Node's names, since programs can see them.
const kListeners = Symbol('kEvents');
const { kMaxEventTargetListeners: kMaxListeners, kMaxEventTargetListenersWarned: kWarned } = require('events');
const kHandlers = Symbol('kHandlers');
const kIsEventTarget = Symbol.for('nodejs.event_target');
const kIsHandler = Symbol('kIsHandler');
const kNodeStyle = Symbol('kIsNodeStyleListener');
const kDispatching = Symbol('kIsBeingDispatched');
const kNewListener = Symbol('kNewListener');
const kRemoveListener = Symbol('kRemoveListener');
const kDispatch = Symbol('kDispatch');
const kInPassiveListener = Symbol('kInPassiveListener');
const kResistStopPropagation = Symbol('kResistStopPropagation');

class Event {
  #type;
  #bubbles;
  #cancelable;
  #composed;
  #defaultPrevented = false;
  #timeStamp = performance.now();
  #propagationStopped = false;

  constructor(type, options = undefined) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'type');
    if (options != null)
      require('internal/validators').validateObject(options, 'options', { allowArray: true, allowFunction: true });
    this.#type = `${type}`;
    this.#bubbles = Boolean(options?.bubbles);
    this.#cancelable = Boolean(options?.cancelable);
    this.#composed = Boolean(options?.composed);
    this[kTarget] = null;
    this[kStop] = false;
    this[kInPassiveListener] = false;
    this[kDispatching] = false;
    if (options?.[kTrusted]) this[kTrusted] = true;
  }

  [customInspectSymbol](depth, options, inspect) {
    const name = this.constructor.name;
    if (depth < 0) return name;
    return `${name} ${inspect(
      {
        type: this.#type,
        defaultPrevented: this.#defaultPrevented,
        cancelable: this.#cancelable,
        timeStamp: this.#timeStamp,
      },
      { ...options, depth: options.depth === null ? null : options.depth - 1 },
    )}`;
  }

  stopImmediatePropagation() {
    this.#propagationStopped = true;
    this[kStop] = true;
  }

  preventDefault() {
    if (this.#cancelable && !this[kInPassiveListener]) this.#defaultPrevented = true;
  }

  initEvent(type, bubbles = false, cancelable = false) {
    if (this[kDispatching]) return;
    this.#type = `${type}`;
    this.#bubbles = !!bubbles;
    this.#cancelable = !!cancelable;
  }

  get target() {
    return this[kTarget];
  }
  get currentTarget() {
    return this[kDispatching] ? this[kTarget] : null;
  }
  get srcElement() {
    return this[kTarget];
  }
  get type() {
    return this.#type;
  }
  get cancelable() {
    return this.#cancelable;
  }
  get defaultPrevented() {
    return this.#cancelable && this.#defaultPrevented;
  }
  get timeStamp() {
    return this.#timeStamp;
  }
  composedPath() {
    return this[kDispatching] ? [this[kTarget]] : [];
  }
  get returnValue() {
    return !this.#cancelable || !this.#defaultPrevented;
  }
  get bubbles() {
    return this.#bubbles;
  }
  get composed() {
    return this.#composed;
  }
  get eventPhase() {
    return this[kDispatching] ? Event.AT_TARGET : Event.NONE;
  }
  get isTrusted() {
    return this[kTrusted] === true;
  }
  get cancelBubble() {
    return this.#propagationStopped;
  }
  set cancelBubble(value) {
    if (value) this.#propagationStopped = true;
  }
  stopPropagation() {
    this.#propagationStopped = true;
  }
}

enumerableMembers(Event.prototype, [
  'initEvent',
  'stopImmediatePropagation',
  'preventDefault',
  'target',
  'currentTarget',
  'srcElement',
  'type',
  'cancelable',
  'defaultPrevented',
  'timeStamp',
  'composedPath',
  'returnValue',
  'bubbles',
  'composed',
  'eventPhase',
  'cancelBubble',
  'stopPropagation',
  'isTrusted',
]);
Object.defineProperty(Event.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'Event' });
for (const [name, value] of [
  ['NONE', 0],
  ['CAPTURING_PHASE', 1],
  ['AT_TARGET', 2],
  ['BUBBLING_PHASE', 3],
]) {
  Object.defineProperty(Event, name, { __proto__: null, value, enumerable: true });
}

class CustomEvent extends Event {
  #detail;

  constructor(type, options = undefined) {
    super(...arguments);
    this.#detail = options?.detail ?? null;
  }

  get detail() {
    return this.#detail;
  }
}

enumerableMembers(CustomEvent.prototype, ['detail']);
Object.defineProperty(CustomEvent.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'CustomEvent',
});

function isEventTarget(value) {
  return value?.constructor?.[kIsEventTarget];
}

function requireTarget(value) {
  if (!isEventTarget(value)) throw nodeError('ERR_INVALID_THIS', 'EventTarget');
}

function listenerOptions(options) {
  if (typeof options === 'boolean') return { capture: options, once: false, passive: false, signal: undefined };
  if (options === undefined || options === null)
    return { capture: false, once: false, passive: false, signal: undefined };
  require('internal/validators').validateObject(options, 'options', { allowArray: true, allowFunction: true });
  return {
    capture: Boolean(options.capture),
    once: Boolean(options.once),
    passive: Boolean(options.passive),
    signal: options.signal,
    isHandler: options[kIsHandler] === true,
    isNodeStyle: options[kNodeStyle] === true,
    resistsStop: options[kResistStopPropagation] === true,
  };
}

// A listener's exception is reported, and the other listeners still run.
function reportException(error) {
  process.nextTick(() => {
    throw error;
  });
}

class EventTarget {
  static [kIsEventTarget] = true;

  constructor() {
    initialize(this);
  }

  addEventListener(type, listener, options = undefined) {
    requireTarget(this);
    if (arguments.length < 2) throw nodeError('ERR_MISSING_ARGS', 'type', 'listener');
    const { once, capture, passive, signal, isHandler, isNodeStyle, resistsStop } = listenerOptions(options);
    require('internal/validators').validateAbortSignal(signal, 'options.signal');
    if (typeof listener !== 'function' && (typeof listener !== 'object' || listener === null)) {
      if (listener === null || listener === undefined) {
        const warning = new Error(`addEventListener called with ${listener} which has no effect.`);
        warning.name = 'AddEventListenerArgumentTypeWarning';
        warning.target = this;
        warning.type = type;
        process.emitWarning(warning);
        return;
      }
      throw nodeError('ERR_INVALID_ARG_TYPE', 'listener', 'EventListener', listener);
    }
    type = `${type}`;
    if (signal) {
      if (signal.aborted) return;
      signal.addEventListener('abort', () => this.removeEventListener(type, listener, options), { once: true });
    }
    const listeners = (this[kListeners] ??= new Map());
    let list = listeners.get(type);
    if (list === undefined) listeners.set(type, (list = []));
    if (list.some((entry) => !entry.removed && entry.listener === listener && entry.capture === capture)) return;
    list.push({ listener, once, capture, passive, isHandler, isNodeStyle, resistsStop, removed: false });
    this[kNewListener](list.length, type, listener, once, capture, passive);
    warnOfLeak(this, type, list.length);
  }

  removeEventListener(type, listener, options = undefined) {
    requireTarget(this);
    if (arguments.length < 2) throw nodeError('ERR_MISSING_ARGS', 'type', 'listener');
    type = `${type}`;
    const list = this[kListeners]?.get(type);
    if (list === undefined) return;
    const capture = typeof options === 'boolean' ? options : Boolean(options?.capture);
    const position = list.findIndex((entry) => entry.listener === listener && entry.capture === capture);
    if (position === -1) return;
    list[position].removed = true;
    list.splice(position, 1);
    if (list.length === 0) this[kListeners].delete(type);
    this[kRemoveListener](list.length, type, listener, capture);
  }

  dispatchEvent(event) {
    requireTarget(this);
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'event');
    if (!(event instanceof Event)) throw nodeError('ERR_INVALID_ARG_TYPE', 'event', 'Event', event);
    if (event[kDispatching]) throw nodeError('ERR_EVENT_RECURSION', event.type);
    this[kDispatch](event);
    return event.defaultPrevented !== true;
  }

  [customInspectSymbol](depth, options) {
    const { name } = this.constructor;
    if (depth < 0) return name;
    const { inspect } = require('internal/util/inspect');
    return `${name} ${inspect({}, { ...options, depth: options.depth === null ? null : options.depth - 1 })}`;
  }

  [kNewListener]() {}

  [kRemoveListener]() {}

  [kDispatch](event) {
    event[kTarget] = this;
    event[kDispatching] = true;
    const { type } = event;
    const list = this[kListeners]?.get(type);
    if (list !== undefined) {
      for (const entry of snapshot(list))
        if (isDue(this, type, list, entry, event[kStop])) callListener(this, entry, event);
    }
    event[kDispatching] = false;
  }
}

// The listeners when an event begins: those that are added meanwhile are not called.
function snapshot(list) {
  return list.length === 1 ? [list[0]] : list.slice();
}

// Whether a listener is called; one for a single event is removed before. After stopImmediatePropagation, only those of
// the library that resist it are called.
function isDue(target, type, list, entry, isStopped) {
  if (entry.removed || (isStopped && !entry.resistsStop)) return false;
  if (entry.once) removeOnce(target, type, list, entry);
  return true;
}

function removeOnce(target, type, list, entry) {
  entry.removed = true;
  const position = list.indexOf(entry);
  if (position !== -1) list.splice(position, 1);
  if (list.length === 0 && target[kListeners].get(type) === list) target[kListeners].delete(type);
  target[kRemoveListener](list.length, type, entry.listener, entry.capture);
}

// Calls NodeEventTarget listeners with a value, and the others with an event that is created for the first of them;
// returns whether there was a listener.
function dispatchValue(target, type, value, createEvent) {
  const list = target[kListeners]?.get(type);
  if (list === undefined) return false;
  let event;
  let any = false;
  for (const entry of snapshot(list)) {
    if (!isDue(target, type, list, entry, event?.[kStop] === true)) continue;
    any = true;
    if (entry.isNodeStyle) {
      callListener(target, entry, value);
    } else {
      if (event === undefined) {
        event = createEvent();
        event[kTarget] = target;
        event[kDispatching] = true;
      }
      callListener(target, entry, event);
    }
  }
  if (event !== undefined) event[kDispatching] = false;
  return any;
}

function callListener(target, entry, event) {
  const { listener } = entry;
  try {
    const callback = typeof listener === 'function' ? listener : listener.handleEvent;
    if (entry.passive) event[kInPassiveListener] = true;
    const result = callback?.call(typeof listener === 'function' ? target : listener, event);
    if (entry.passive) event[kInPassiveListener] = false;
    if (result !== undefined && result !== null && typeof result.then === 'function') {
      result.then(undefined, reportException);
    }
  } catch (error) {
    reportException(error);
  }
}

function initialize(target) {
  target[kListeners] = undefined;
  target[kMaxListeners] = require('events').defaultMaxListeners;
  target[kWarned] = false;
  target[kHandlers] = undefined;
}

function maxListenersOf(target) {
  return target[kMaxListeners];
}

function setMaxListeners(target, n) {
  target[kMaxListeners] = n;
  target[kWarned] = false;
}

function warnOfLeak(target, type, count) {
  const most = maxListenersOf(target);
  if (!(most > 0 && count > most) || target[kWarned]) return;
  target[kWarned] = true;
  const { inspect } = require('internal/util/inspect');
  const warning = new Error(
    `Possible EventTarget memory leak detected. ${count} ${type} listeners added to ` +
      `${inspect(target, { depth: -1 })}. MaxListeners is ${most}. Use events.setMaxListeners() to increase limit`,
  );
  warning.name = 'MaxListenersExceededWarning';
  warning.target = target;
  warning.type = type;
  warning.count = count;
  process.emitWarning(warning);
}

enumerableMembers(EventTarget.prototype, ['addEventListener', 'removeEventListener', 'dispatchEvent']);
Object.defineProperty(EventTarget.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'EventTarget',
});

function listenersOf(target, type) {
  return (target[kListeners]?.get(`${type}`) ?? []).filter((entry) => !entry.removed).map((entry) => entry.listener);
}

// An event handler attribute such as `onabort`.
function defineEventHandler(prototype, name) {
  Object.defineProperty(prototype, `on${name}`, {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get() {
      return this[kHandlers]?.get(name)?.handler ?? null;
    },
    set(handler) {
      const handlers = (this[kHandlers] ??= new Map());
      let state = handlers.get(name);
      if (state === undefined) handlers.set(name, (state = { handler: undefined, wrapper: undefined }));
      const callable = typeof handler === 'function' || (typeof handler === 'object' && handler !== null);
      state.handler = callable ? handler : null;
      if (callable && state.wrapper === undefined) {
        state.wrapper = (event) => (typeof state.handler === 'function' ? state.handler.call(this, event) : undefined);
        this.addEventListener(name, state.wrapper, { [kIsHandler]: true });
      } else if (!callable && state.wrapper !== undefined) {
        this.removeEventListener(name, state.wrapper);
        state.wrapper = undefined;
      }
    },
  });
}

module.exports = {
  CustomEvent,
  Event,
  EventTarget,
  defineEventHandler,
  dispatchValue,
  initialize,
  isEventTarget,
  kListeners,
  kNewListener,
  kNodeStyle,
  kRemoveListener,
  kResistStopPropagation,
  kTrusted,
  listenersOf,
  maxListenersOf,
  setMaxListeners,
};
