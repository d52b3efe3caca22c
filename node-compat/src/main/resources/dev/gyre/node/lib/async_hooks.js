// node:async_hooks: AsyncLocalStorage and AsyncResource. The context is one immutable map of storages to values, which Java carries along.

const { nodeError } = require('internal/errors');
const { validateFunction, validateString } = require('internal/validators');

const { getContext, setContext } = internalBinding('async_context');
const ids = internalBinding('async_hooks');
const empty = new Map();

function current() {
  return getContext() ?? empty;
}

function runIn(context, action, receiver, args) {
  const outer = getContext();
  setContext(context);
  try {
    return Reflect.apply(action, receiver, args);
  } finally {
    setContext(outer);
  }
}

class AsyncLocalStorage {
  #defaultValue;
  #name;

  constructor(options = {}) {
    this.#defaultValue = options.defaultValue;
    this.#name = options.name ?? '';
  }

  static bind(action) {
    validateFunction(action, 'fn');
    const context = getContext();
    return function (...args) {
      return runIn(context, action, this, args);
    };
  }

  static snapshot() {
    return AsyncLocalStorage.bind((action, ...args) => action(...args));
  }

  get name() { return this.#name; }

  #with(value) {
    return new Map(current()).set(this, value);
  }

  run(value, action, ...args) {
    if (Object.is(value, this.getStore()) && current().has(this)) return Reflect.apply(action, null, args);
    return runIn(this.#with(value), action, null, args);
  }

  exit(action, ...args) {
    return this.run(undefined, action, ...args);
  }

  enterWith(value) {
    setContext(this.#with(value));
  }

  disable() {
    const context = new Map(current());
    context.delete(this);
    setContext(context);
  }

  getStore() {
    const context = current();
    return context.has(this) ? context.get(this) : this.#defaultValue;
  }
}

class AsyncResource {
  #context = getContext();
  #id;
  #triggerId;

  constructor(type, options = {}) {
    validateString(type, 'type');
    const triggerId = typeof options === 'number' ? options : options.triggerAsyncId ?? ids.executionAsyncId();
    if (!Number.isSafeInteger(triggerId) || triggerId < -1) throw nodeError('ERR_INVALID_ASYNC_ID', 'triggerAsyncId', triggerId);
    if (type.length === 0 && hooks.length > 0) throw nodeError('ERR_ASYNC_TYPE', type);
    this.#id = ids.newAsyncId();
    this.#triggerId = triggerId;
    if (hooks.length === 0) return;
    ids.emitInit(this.#id, type, triggerId, this);
    if (!options.requireManualDestroy) destroyWhenCollected(this, this.#id);
  }

  runInAsyncScope(action, receiver, ...args) {
    ids.enter(this.#id, this.#triggerId, this);
    try {
      return runIn(this.#context, action, receiver, args);
    } finally {
      ids.leave(this.#id);
    }
  }

  bind(action) {
    validateFunction(action, 'fn');
    return this.runInAsyncScope.bind(this, action, undefined);
  }

  static bind(action, type, receiver) {
    type ||= action.name || 'bound-anonymous-fn';
    const resource = new AsyncResource(type);
    return receiver === undefined
      ? function (...args) { return resource.runInAsyncScope(action, this, ...args); }
      : resource.runInAsyncScope.bind(resource, action, receiver);
  }

  emitDestroy() {
    ids.emitDestroy(this.#id);
    return this;
  }

  asyncId() { return this.#id; }
  triggerAsyncId() { return this.#triggerId; }
}

// ---- hooks --------------------------------------------------------------------------------------------------------

// The enabled hooks; a new list at every change, since a hook may enable and disable others.
let hooks = [];
let collected;

function destroyWhenCollected(resource, id) {
  if (!hooks.some((hook) => hook.destroy !== undefined)) return;
  collected ??= new FinalizationRegistry(ids.emitDestroy);
  collected.register(resource, id);
}

// What a hook throws ends the program.
function fatal(error) {
  const text = typeof error?.stack === 'string' ? error.stack : String(error);
  require('fs').writeSync(2, `${text}\n`);
  process.exit(1);
}

function teller(name) {
  const withName = hooks.filter((hook) => hook[name] !== undefined);
  if (withName.length === 0) return undefined;
  return (...args) => {
    try {
      for (const hook of withName) if (hooks.includes(hook)) hook[name](...args);
    } catch (error) {
      fatal(error);
    }
  };
}

function initTeller() {
  const tell = teller('init');
  if (!hooks.some((hook) => hook.destroy !== undefined)) return tell;
  return (id, type, triggerId, resource) => {
    // These end when nobody holds them any more.
    if (type === 'PROMISE' || type === 'FILEHANDLE' || type === 'DIRHANDLE') destroyWhenCollected(resource, id);
    tell?.(id, type, triggerId, resource);
  };
}

function changeHooks(newHooks) {
  hooks = newHooks;
  if (hooks.length === 0) {
    ids.clearHooks();
  } else {
    ids.track();
    ids.setHooks(initTeller(), teller('before'), teller('after'), teller('destroy'), teller('promiseResolve'), hooks.some((hook) => hook.trackPromises));
  }
}

class AsyncHook {
  constructor({ init, before, after, destroy, promiseResolve, trackPromises = true }) {
    for (const [name, value] of Object.entries({ init, before, after, destroy, promiseResolve })) {
      if (value !== undefined && typeof value !== 'function') throw nodeError('ERR_ASYNC_CALLBACK', `hook.${name}`);
    }
    require('internal/validators').validateBoolean(trackPromises, 'trackPromises');
    Object.assign(this, { init, before, after, destroy, promiseResolve, trackPromises });
    for (const key of Object.keys(this)) Object.defineProperty(this, key, { __proto__: null, enumerable: false });
  }

  enable() {
    if (!hooks.includes(this)) changeHooks([...hooks, this]);
    return this;
  }

  disable() {
    if (hooks.includes(this)) changeHooks(hooks.filter((hook) => hook !== this));
    return this;
  }
}

function createHook(functions) {
  return new AsyncHook(functions);
}

module.exports = { AsyncLocalStorage, createHook, AsyncResource };

require('internal/util').defineLazy(module.exports, ['asyncWrapProviders'], () => ({ asyncWrapProviders: require('internal/async_providers') }));

// Who asks for numbers wants ticks to have some; who only carries storages pays nothing for them.
for (const name of ['executionAsyncId', 'triggerAsyncId', 'executionAsyncResource']) {
  Object.defineProperty(module.exports, name, {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get() {
      ids.track();
      return ids[name];
    },
  });
}
