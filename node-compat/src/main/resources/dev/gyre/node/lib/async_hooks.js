// node:async_hooks: AsyncLocalStorage and AsyncResource. The context is one immutable map of storages to values, which Java carries along.

const { nodeError } = require('internal/errors');
const { validateFunction, validateString } = require('internal/validators');

const { getContext, setContext } = internalBinding('async_context');
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

let lastId = 1;

class AsyncResource {
  #context = getContext();
  #id = ++lastId;

  constructor(type) {
    validateString(type, 'type');
  }

  runInAsyncScope(action, receiver, ...args) {
    return runIn(this.#context, action, receiver, args);
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

  emitDestroy() { return this; }
  asyncId() { return this.#id; }
  triggerAsyncId() { return 0; }
}

function createHook() {
  throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', 'async_hooks.createHook()');
}

module.exports = { AsyncLocalStorage, AsyncResource, createHook, executionAsyncId: () => 1, triggerAsyncId: () => 0, executionAsyncResource: () => ({}) };
