// node:events. EventEmitter; rarely used static helpers are in internal/events.

const { nodeError } = require('internal/errors');
const { apply } = Reflect;
const { call } = Function.prototype;
const MOST_ARGUMENTS = 4; // The type among them.

const kCapture = Symbol('kCapture');
const kShapeMode = Symbol('shapeMode');
const kErrorMonitor = Symbol('events.errorMonitor');
const kRejection = Symbol.for('nodejs.rejection');
const kEnhanceStack = Symbol.for('gyre.enhanceStack');

let defaultMaxListeners = 10;

function EventEmitter(options) {
  EventEmitter.init.call(this, options);
}

module.exports = EventEmitter;

EventEmitter.prototype._events = undefined;
EventEmitter.prototype._eventsCount = 0;
EventEmitter.prototype._maxListeners = undefined;

EventEmitter.init = function (options) {
  if (this._events === undefined || this._events === Object.getPrototypeOf(this)._events) {
    this._events = { __proto__: null };
    this._eventsCount = 0;
    this[kShapeMode] = false;
  } else {
    this[kShapeMode] = true;
  }
  this._maxListeners = this._maxListeners || undefined;
  if (options?.captureRejections) {
    require('internal/validators').validateBoolean(options.captureRejections, 'options.captureRejections');
    this[kCapture] = Boolean(options.captureRejections);
  } else {
    this[kCapture] = EventEmitter.prototype[kCapture];
  }
};

Object.defineProperty(EventEmitter.prototype, kCapture, {
  __proto__: null,
  value: false,
  writable: true,
  enumerable: false,
});

function checkListener(listener) {
  if (typeof listener !== 'function') throw nodeError('ERR_INVALID_ARG_TYPE', 'listener', 'Function', listener);
}

function maxListenersOf(emitter) {
  return emitter._maxListeners === undefined ? defaultMaxListeners : emitter._maxListeners;
}

EventEmitter.prototype.setMaxListeners = function setMaxListeners(n) {
  require('internal/validators').validateNumber(n, 'setMaxListeners', 0);
  this._maxListeners = n;
  return this;
};

EventEmitter.prototype.getMaxListeners = function getMaxListeners() {
  return maxListenersOf(this);
};

// For captureRejections: turns a listener's rejected promise into an 'error' event (or a call of
// Symbol.for('nodejs.rejection')).
function watchRejection(emitter, result, type, args) {
  if (!emitter[kCapture]) return;
  try {
    const { then } = result;
    if (typeof then === 'function') {
      then.call(result, undefined, (error) => process.nextTick(emitRejection, emitter, error, type, args));
    }
  } catch (error) {
    emitter.emit('error', error);
  }
}

function emitRejection(emitter, error, type, args) {
  if (typeof emitter[kRejection] === 'function') {
    emitter[kRejection](error, type, ...args);
    return;
  }
  const previous = emitter[kCapture];
  try {
    emitter[kCapture] = false; // Rejections of the 'error' handlers must not be captured again.
    emitter.emit('error', error);
  } finally {
    emitter[kCapture] = previous;
  }
}

function unhandledErrorEvent(emitter, args) {
  const error = args[0];
  if (error instanceof Error) {
    const capture = {};
    Error.captureStackTrace(capture, EventEmitter.prototype.emit);
    try {
      Object.defineProperty(error, kEnhanceStack, {
        __proto__: null,
        configurable: true,
        value: () => require('internal/events').enhanceStack(emitter, error, capture),
      });
    } catch {
      return error; // A frozen error is thrown unchanged.
    }
    return error;
  }
  let shown;
  try {
    shown = require('internal/util/inspect').inspect(error);
  } catch {
    shown = error;
  }
  const wrapped = nodeError('ERR_UNHANDLED_ERROR', shown);
  wrapped.context = error;
  return wrapped;
}

// A call of the only listener with few arguments needs no array; `arguments` is an object only where more is done with it than here.
EventEmitter.prototype.emit = function emit(type) {
  const events = this._events;
  const count = arguments.length;
  if (events !== undefined && type !== 'error' && count <= MOST_ARGUMENTS) {
    const handler = events[type];
    if (handler === undefined) return false;
    if (typeof handler === 'function' && handler.call === call) {
      let result;
      if (count === 2) result = handler.call(this, arguments[1]);
      else if (count < 2) result = handler.call(this);
      else if (count === 3) result = handler.call(this, arguments[1], arguments[2]);
      else result = handler.call(this, arguments[1], arguments[2], arguments[3]);
      if (result === undefined || result === null || !this[kCapture]) return true;
      const given = [];
      for (let i = 1; i < count; i++) given.push(arguments[i]);
      watchRejection(this, result, type, given);
      return true;
    }
  }
  const args = count === 2 ? [arguments[1]] : count === 3 ? [arguments[1], arguments[2]] : [];
  for (let i = args.length + 1; i < count; i++) args.push(arguments[i]);
  if (type === 'error') {
    if (events !== undefined && events[kErrorMonitor] !== undefined) this.emit(kErrorMonitor, ...args);
    if (events === undefined || events.error === undefined) throw unhandledErrorEvent(this, args);
  } else if (events === undefined) {
    return false;
  }
  const handler = events[type];
  if (handler === undefined) return false;
  const listeners = typeof handler === 'function' ? [handler] : handler.slice();
  for (let i = 0; i < listeners.length; i++) {
    const result = apply(listeners[i], this, args);
    if (result !== undefined && result !== null) watchRejection(this, result, type, args);
  }
  return true;
};

function warnOfLeak(target, type, existing, most) {
  existing.warned = true;
  const { inspect } = require('internal/util/inspect');
  const warning = new Error(
    `Possible EventEmitter memory leak detected. ${existing.length} ${String(type)} listeners added to ` +
      `${inspect(target, { depth: -1 })}. MaxListeners is ${most}. Use emitter.setMaxListeners() to increase limit`,
  );
  warning.name = 'MaxListenersExceededWarning';
  warning.emitter = target;
  warning.type = type;
  warning.count = existing.length;
  process.emitWarning(warning);
}

function addListenerTo(target, type, listener, prepend) {
  checkListener(listener);
  let events = target._events;
  let existing;
  if (events === undefined) {
    events = target._events = { __proto__: null };
    target._eventsCount = 0;
  } else {
    if (events.newListener !== undefined) {
      target.emit('newListener', type, listener.listener ?? listener);
      events = target._events; // A newListener handler may have replaced it.
    }
    existing = events[type];
  }
  if (existing === undefined) {
    events[type] = listener;
    target._eventsCount++;
    return target;
  }
  if (typeof existing === 'function') existing = events[type] = prepend ? [listener, existing] : [existing, listener];
  else if (prepend) existing.unshift(listener);
  else existing.push(listener);
  const most = maxListenersOf(target);
  if (most > 0 && existing.length > most && !existing.warned) warnOfLeak(target, type, existing, most);
  return target;
}

EventEmitter.prototype.addListener = function addListener(type, listener) {
  return addListenerTo(this, type, listener, false);
};

EventEmitter.prototype.on = EventEmitter.prototype.addListener;

EventEmitter.prototype.prependListener = function prependListener(type, listener) {
  return addListenerTo(this, type, listener, true);
};

function onceWrapper() {
  if (this.fired) return undefined;
  this.target.removeListener(this.type, this.wrapper);
  this.fired = true;
  return apply(this.listener, this.target, arguments);
}

function wrapOnce(target, type, listener) {
  const state = { fired: false, wrapper: undefined, target, type, listener };
  const wrapped = onceWrapper.bind(state);
  wrapped.listener = listener;
  state.wrapper = wrapped;
  return wrapped;
}

EventEmitter.prototype.once = function once(type, listener) {
  checkListener(listener);
  return this.on(type, wrapOnce(this, type, listener));
};

EventEmitter.prototype.prependOnceListener = function prependOnceListener(type, listener) {
  checkListener(listener);
  return this.prependListener(type, wrapOnce(this, type, listener));
};

EventEmitter.prototype.removeListener = function removeListener(type, listener) {
  checkListener(listener);
  const events = this._events;
  const list = events?.[type];
  if (list === undefined) return this;
  if (list === listener || list.listener === listener) {
    this._eventsCount--;
    if (this[kShapeMode]) events[type] = undefined;
    else if (this._eventsCount === 0) this._events = { __proto__: null };
    else delete events[type];
    if (events.removeListener !== undefined) this.emit('removeListener', type, list.listener ?? listener);
    return this;
  }
  if (typeof list === 'function') return this;
  let position = list.length - 1;
  while (position >= 0 && list[position] !== listener && list[position].listener !== listener) position--;
  if (position < 0) return this;
  if (position === 0) list.shift();
  else list.splice(position, 1);
  if (list.length === 1) events[type] = list[0];
  if (events.removeListener !== undefined) this.emit('removeListener', type, listener);
  return this;
};

EventEmitter.prototype.off = EventEmitter.prototype.removeListener;

EventEmitter.prototype.removeAllListeners = function removeAllListeners(type) {
  const events = this._events;
  if (events === undefined) return this;
  if (events.removeListener === undefined) {
    if (arguments.length === 0) {
      this._events = { __proto__: null };
      this._eventsCount = 0;
    } else if (events[type] !== undefined) {
      if (--this._eventsCount === 0) this._events = { __proto__: null };
      else delete events[type];
    }
    this[kShapeMode] = false;
    return this;
  }
  // Listeners of 'removeListener' are called for each listener.
  if (arguments.length === 0) {
    for (const key of Reflect.ownKeys(events)) if (key !== 'removeListener') this.removeAllListeners(key);
    this.removeAllListeners('removeListener');
    this._events = { __proto__: null };
    this._eventsCount = 0;
    this[kShapeMode] = false;
    return this;
  }
  const listeners = events[type];
  if (typeof listeners === 'function') this.removeListener(type, listeners);
  else if (listeners !== undefined)
    for (let i = listeners.length - 1; i >= 0; i--) this.removeListener(type, listeners[i]);
  return this;
};

function listenersOf(target, type, unwrap) {
  const list = target._events?.[type];
  if (list === undefined) return [];
  if (typeof list === 'function') return [unwrap ? (list.listener ?? list) : list];
  return unwrap ? list.map((listener) => listener.listener ?? listener) : list.slice();
}

EventEmitter.prototype.listeners = function listeners(type) {
  return listenersOf(this, type, true);
};

EventEmitter.prototype.rawListeners = function rawListeners(type) {
  return listenersOf(this, type, false);
};

EventEmitter.prototype.listenerCount = function listenerCount(type, listener) {
  const list = this._events?.[type];
  if (list === undefined) return 0;
  if (listener == null) return typeof list === 'function' ? 1 : list.length;
  return listenersOf(this, type, false).filter((item) => item === listener || item.listener === listener).length;
};

EventEmitter.prototype.eventNames = function eventNames() {
  return this._eventsCount > 0 ? Reflect.ownKeys(this._events).filter((key) => this._events[key] !== undefined) : [];
};

EventEmitter.EventEmitter = EventEmitter;
EventEmitter.usingDomains = false;
EventEmitter.captureRejectionSymbol = kRejection;
EventEmitter.errorMonitor = kErrorMonitor;

Object.defineProperties(EventEmitter, {
  kMaxEventTargetListeners: { __proto__: null, value: Symbol('events.maxEventTargetListeners') },
  kMaxEventTargetListenersWarned: { __proto__: null, value: Symbol('events.maxEventTargetListenersWarned') },
  defaultMaxListeners: {
    __proto__: null,
    enumerable: true,
    get: () => defaultMaxListeners,
    set(value) {
      require('internal/validators').validateNumber(value, 'defaultMaxListeners', 0);
      defaultMaxListeners = value;
    },
  },
  captureRejections: {
    __proto__: null,
    enumerable: true,
    get: () => EventEmitter.prototype[kCapture],
    set(value) {
      require('internal/validators').validateBoolean(value, 'EventEmitter.captureRejections');
      EventEmitter.prototype[kCapture] = value;
    },
  },
  EventEmitterAsyncResource: {
    __proto__: null,
    enumerable: true,
    configurable: true,
    get: () => require('internal/events').EventEmitterAsyncResource,
  },
});

EventEmitter.once = function once(emitter, name, options) {
  return require('internal/events').once(emitter, name, options);
};
EventEmitter.on = function on(emitter, event, options) {
  return require('internal/events').on(emitter, event, options);
};
EventEmitter.getEventListeners = function getEventListeners(emitter, type) {
  return require('internal/events').getEventListeners(emitter, type);
};
EventEmitter.getMaxListeners = function getMaxListeners(emitter) {
  return require('internal/events').getMaxListeners(emitter);
};
EventEmitter.setMaxListeners = function setMaxListeners(n = defaultMaxListeners, ...targets) {
  require('internal/validators').validateNumber(n, 'setMaxListeners', 0);
  if (targets.length === 0) {
    defaultMaxListeners = n;
    return;
  }
  for (const target of targets) {
    if (require('internal/event_target').isEventTarget(target))
      require('internal/event_target').setMaxListeners(target, n);
    else if (typeof target.setMaxListeners === 'function') target.setMaxListeners(n);
    else throw nodeError('ERR_INVALID_ARG_TYPE', 'eventTargets', ['EventEmitter', 'EventTarget'], target);
  }
};
EventEmitter.listenerCount = function listenerCount(emitter, type) {
  if (typeof emitter.listenerCount === 'function') return emitter.listenerCount(type);
  return require('internal/events').getEventListeners(emitter, type).length;
};
EventEmitter.addAbortListener = function addAbortListener(signal, listener) {
  return require('internal/events').addAbortListener(signal, listener);
};
EventEmitter.kEnhanceStack = kEnhanceStack;
Object.defineProperty(EventEmitter, 'kEnhanceStack', { __proto__: null, enumerable: false });

// Lets process inherit from EventEmitter now, before a program can test that; its own members are set up later.
internalBinding('process').inheritFrom(EventEmitter.prototype);
