// node:async_hooks: AsyncLocalStorage and AsyncResource. The context is one immutable map of storages to values, which
// Java stores and restores around callbacks.

const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const { validateFunction, validateObject, validateString } = require('internal/validators');

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

// Sets a storage's value until the end of a block, https://nodejs.org/api/async_context.html#class-runscope
class RunScope {
  #storage;
  #previous;
  #disposed = false;

  constructor(storage, value) {
    this.#storage = storage;
    this.#previous = storage.getStore();
    storage.enterWith(value);
  }

  dispose() {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#storage.enterWith(this.#previous);
  }

  [Symbol.dispose]() {
    this.dispose();
  }
}

class AsyncLocalStorage {
  #defaultValue;
  #name;

  constructor(options = kEmptyObject) {
    validateObject(options, 'options');
    this.#defaultValue = options.defaultValue;
    this.#name = options.name ?? '';
  }

  static bind(action) {
    return AsyncResource.bind(action);
  }

  static snapshot() {
    return AsyncLocalStorage.bind((cb, ...args) => cb(...args));
  }

  get name() {
    return this.#name;
  }

  #with(value) {
    return new Map(current()).set(this, value);
  }

  disable() {
    const context = new Map(current());
    context.delete(this);
    setContext(context);
  }

  enterWith(value) {
    setContext(this.#with(value));
  }

  run(value, action, ...args) {
    if (Object.is(value, this.getStore()) && current().has(this)) return Reflect.apply(action, null, args);
    return runIn(this.#with(value), action, null, args);
  }

  exit(action, ...args) {
    return this.run(undefined, action, ...args);
  }

  getStore() {
    const context = current();
    return context.has(this) ? context.get(this) : this.#defaultValue;
  }

  withScope(value) {
    return new RunScope(this, value);
  }
}

class AsyncResource {
  #context = getContext();
  #id;
  #triggerId;

  constructor(type, options = kEmptyObject) {
    validateString(type, 'type');
    const triggerId = typeof options === 'number' ? options : (options.triggerAsyncId ?? ids.executionAsyncId());
    if (!Number.isSafeInteger(triggerId) || triggerId < -1)
      throw nodeError('ERR_INVALID_ASYNC_ID', 'triggerAsyncId', triggerId);
    if (type.length === 0 && hooks.length > 0) throw nodeError('ERR_ASYNC_TYPE', type);
    this.#id = ids.newAsyncId();
    this.#triggerId = triggerId;
    if (hooks.length === 0 && !ids.isObserved()) return;
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

  emitDestroy() {
    ids.emitDestroy(this.#id);
    return this;
  }

  asyncId() {
    return this.#id;
  }
  triggerAsyncId() {
    return this.#triggerId;
  }

  bind(action, receiver) {
    validateFunction(action, 'fn');
    const resource = this;
    const bound =
      receiver === undefined
        ? function bound(...args) {
            return resource.runInAsyncScope(action, this, ...args);
          }
        : resource.runInAsyncScope.bind(resource, action, receiver);
    Object.defineProperty(bound, 'length', { __proto__: null, configurable: true, value: action.length });
    return bound;
  }

  static bind(action, type, receiver) {
    return new AsyncResource(type || action?.name || 'bound-anonymous-fn').bind(action, receiver);
  }
}

// ---- hooks --------------------------------------------------------------------------------------------------------

// The enabled hooks. Every change creates a new list, since a hook may enable and disable others.
let hooks = [];
let collected;

function destroyWhenCollected(resource, id) {
  if (!hooks.some((hook) => hook.destroy !== undefined)) return;
  collected ??= new FinalizationRegistry(ids.emitDestroy);
  collected.register(resource, id);
}

// An exception in a hook ends the program.
function fatal(error) {
  const text = typeof error?.stack === 'string' ? error.stack : String(error);
  require('fs').writeSync(2, `${text}\n`);
  process.exit(1);
}

function emitterOf(name) {
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

function initEmitter() {
  const emit = emitterOf('init');
  if (!hooks.some((hook) => hook.destroy !== undefined)) return emit;
  return (id, type, triggerId, resource) => {
    // The destroy hook of these types is called when the resource has been collected.
    if (type === 'PROMISE' || type === 'FILEHANDLE' || type === 'DIRHANDLE') destroyWhenCollected(resource, id);
    emit?.(id, type, triggerId, resource);
  };
}

function changeHooks(newHooks) {
  hooks = newHooks;
  if (hooks.length === 0) {
    ids.clearHooks();
  } else {
    ids.track();
    ids.setHooks(
      initEmitter(),
      emitterOf('before'),
      emitterOf('after'),
      emitterOf('destroy'),
      emitterOf('promiseResolve'),
      hooks.some((hook) => hook.trackPromises),
    );
  }
}

class AsyncHook {
  constructor({ init, before, after, destroy, promiseResolve, trackPromises = true }) {
    for (const [name, value] of Object.entries({ init, before, after, destroy, promiseResolve })) {
      if (value !== undefined && typeof value !== 'function') throw nodeError('ERR_ASYNC_CALLBACK', `hook.${name}`);
    }
    require('internal/validators').validateBoolean(trackPromises, 'trackPromises');
    if (!trackPromises && promiseResolve !== undefined) {
      throw nodeError(
        'ERR_INVALID_ARG_VALUE',
        'trackPromises',
        trackPromises,
        'must not be false when promiseResolve is enabled',
      );
    }
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

module.exports = { AsyncLocalStorage, createHook };

// Reading one of these starts the tracking of ids, so that ticks have ids too; programs that only use AsyncLocalStorage do not pay for it.
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
require('internal/util').defineLazy(module.exports, ['asyncWrapProviders'], () => ({
  asyncWrapProviders: require('internal/async_providers'),
}));
module.exports.AsyncResource = AsyncResource;
