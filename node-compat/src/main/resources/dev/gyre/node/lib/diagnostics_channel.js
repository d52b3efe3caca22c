// node:diagnostics_channel. https://nodejs.org/api/diagnostics_channel.html

const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const { validateFunction } = require('internal/validators');

const channels = new Map(); // Name -> WeakRef of its channel; a channel with subscribers or stores is held by `used`.
const used = new Set();

// An exception of a subscriber or transform must not affect the others.
function later(error) {
  process.nextTick(() => {
    throw error;
  });
}

class Channel {
  constructor(name) {
    this._subscribers = [];
    this._stores = new Map();
    this.name = name;
    channels.set(name, new WeakRef(this));
    if (typeof name === 'string' && name.startsWith('tracing:module.require:')) traceRequire();
  }

  get hasSubscribers() {
    return this._subscribers.length > 0 || this._stores.size > 0;
  }

  subscribe(subscription) {
    validateFunction(subscription, 'subscription');
    this._subscribers = [...this._subscribers, subscription]; // Copied, so that a publish in progress keeps its own list.
    used.add(this);
  }

  unsubscribe(subscription) {
    const index = this._subscribers.indexOf(subscription);
    if (index < 0) return false;
    this._subscribers = this._subscribers.toSpliced(index, 1);
    if (!this.hasSubscribers) used.delete(this);
    return true;
  }

  bindStore(store, transform) {
    this._stores.set(store, transform);
    used.add(this);
  }

  unbindStore(store) {
    if (!this._stores.delete(store)) return false;
    if (!this.hasSubscribers) used.delete(this);
    return true;
  }

  publish(data) {
    for (const subscriber of this._subscribers) {
      try {
        subscriber(data, this.name);
      } catch (error) {
        later(error);
      }
    }
  }

  withStoreScope(data) {
    return new StoreScope(this, data);
  }

  runStores(data, run, self, ...args) {
    let step = () => {
      this.publish(data);
      return Reflect.apply(run, self, args);
    };
    for (const [store, transform] of this._stores) step = runInStore(store, data, transform, step);
    return step();
  }
}

// The stores of a channel hold what is published until the scope is disposed of.
class StoreScope {
  #scopes = new DisposableStack();

  constructor(origin, data) {
    for (const [store, transform] of origin._stores) {
      let value = data;
      try {
        if (transform) value = transform(data);
      } catch (error) {
        later(error);
        continue;
      }
      this.#enter(store, value);
    }
    origin.publish(data);
  }

  #enter(store, value) {
    try {
      this.#scopes.use(store.withScope(value));
    } catch (error) {
      this.#scopes.dispose();
      throw error;
    }
  }

  [Symbol.dispose]() {
    this.#scopes.dispose();
  }
}

let tracesRequire = false;

// From the first channel of that name on, modules tell what they require. https://nodejs.org/api/diagnostics_channel.html#modules
function traceRequire() {
  if (tracesRequire) return;
  tracesRequire = true;
  const { Module } = internalBinding('modules').getBuiltinModule('module');
  const { require: load } = Module.prototype;
  Module.prototype.require = function (id) {
    const tracing = require('internal/diagnostics').tracing('module.require');
    if (tracing === undefined) return load.call(this, id);
    return tracing.traceSync(load, { parentFilename: this.filename, id }, this, id);
  };
}

function runInStore(store, data, transform, next) {
  return () => {
    let value = data;
    if (transform) {
      try {
        value = transform(data);
      } catch (error) {
        later(error);
        return next();
      }
    }
    return store.run(value, next);
  };
}

function channel(name) {
  const known = channels.get(name)?.deref();
  if (known !== undefined) return known;
  if (typeof name !== 'string' && typeof name !== 'symbol')
    throw nodeError('ERR_INVALID_ARG_TYPE', 'channel', ['string', 'symbol'], name);
  return new Channel(name);
}

const subscribe = (name, subscription) => channel(name).subscribe(subscription);
const unsubscribe = (name, subscription) => channel(name).unsubscribe(subscription);
const hasSubscribers = (name) => channels.get(name)?.deref()?.hasSubscribers ?? false;

const traceEvents = ['start', 'end', 'asyncStart', 'asyncEnd', 'error'];

function channelOf(namesOrChannels, event, className) {
  if (typeof namesOrChannels === 'string') return channel(`tracing:${namesOrChannels}:${event}`);
  if (typeof namesOrChannels !== 'object' || namesOrChannels === null) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'nameOrChannels', ['string', 'object', className], namesOrChannels);
  }
  const found = namesOrChannels[event];
  if (!(found instanceof Channel))
    throw nodeError('ERR_INVALID_ARG_TYPE', `nameOrChannels.${event}`, ['Channel'], found);
  return found;
}

class TracingChannel {
  constructor(nameOrChannels) {
    for (const event of traceEvents) {
      Object.defineProperty(this, event, {
        __proto__: null,
        value: channelOf(nameOrChannels, event, 'TracingChannel'),
      });
    }
  }

  get hasSubscribers() {
    return traceEvents.some((event) => this[event].hasSubscribers);
  }

  subscribe(handlers) {
    for (const event of traceEvents) if (handlers[event]) this[event].subscribe(handlers[event]);
  }

  unsubscribe(handlers) {
    let all = true;
    for (const event of traceEvents) if (handlers[event] && !this[event].unsubscribe(handlers[event])) all = false;
    return all;
  }

  traceSync(run, context = {}, self = undefined, ...args) {
    if (!this.hasSubscribers) return Reflect.apply(run, self, args);
    const { start, end, error } = this;
    return start.runStores(context, () => {
      try {
        const result = Reflect.apply(run, self, args);
        context.result = result;
        return result;
      } catch (failure) {
        context.error = failure;
        error.publish(context);
        throw failure;
      } finally {
        end.publish(context);
      }
    });
  }

  tracePromise(run, context = {}, self = undefined, ...args) {
    if (!this.hasSubscribers) return Reflect.apply(run, self, args);
    const { start, end, asyncStart, asyncEnd, error } = this;
    const settle = (key, value) => {
      context[key] = value;
      if (key === 'error') error.publish(context);
      asyncStart.publish(context);
      asyncEnd.publish(context);
    };
    const onResolved = (result) => {
      settle('result', result);
      return result;
    };
    const onRejected = (failure) => {
      settle('error', failure);
      return Promise.reject(failure);
    };
    return start.runStores(context, () => {
      try {
        const promise = Reflect.apply(run, self, args);
        return (promise instanceof Promise ? promise : Promise.resolve(promise)).then(onResolved, onRejected);
      } catch (failure) {
        context.error = failure;
        error.publish(context);
        throw failure;
      } finally {
        end.publish(context);
      }
    });
  }

  traceCallback(run, position = -1, context = {}, self = undefined, ...args) {
    if (!this.hasSubscribers) return Reflect.apply(run, self, args);
    const { start, end, asyncStart, asyncEnd, error } = this;
    const callback = args.at(position);
    validateFunction(callback, 'callback');
    function wrapped(failure, result) {
      if (failure) {
        context.error = failure;
        error.publish(context);
      } else {
        context.result = result;
      }
      asyncStart.runStores(context, () => {
        try {
          return Reflect.apply(callback, this, arguments);
        } finally {
          asyncEnd.publish(context);
        }
      });
    }
    args.splice(position, 1, wrapped);
    return start.runStores(context, () => {
      try {
        return Reflect.apply(run, self, args);
      } catch (failure) {
        context.error = failure;
        error.publish(context);
        throw failure;
      } finally {
        end.publish(context);
      }
    });
  }
}

const boundedEvents = ['start', 'end'];

// The publications at the start and the end of something that is bounded by a block or a call.
class BoundedChannel {
  constructor(nameOrChannels) {
    for (const event of boundedEvents) {
      Object.defineProperty(this, event, {
        __proto__: null,
        value: channelOf(nameOrChannels, event, 'BoundedChannel'),
      });
    }
  }

  get hasSubscribers() {
    return this.start.hasSubscribers || this.end.hasSubscribers;
  }

  subscribe(handlers) {
    for (const event of boundedEvents) if (handlers[event]) this[event].subscribe(handlers[event]);
  }

  unsubscribe(handlers) {
    let all = true;
    for (const event of boundedEvents) if (handlers[event] && !this[event].unsubscribe(handlers[event])) all = false;
    return all;
  }

  withScope(context = kEmptyObject) {
    return new BoundedChannelScope(this, context);
  }

  run(context, run, self, ...args) {
    const scope = this.withScope(context ?? {});
    try {
      return Reflect.apply(run, self, args);
    } finally {
      scope[Symbol.dispose]();
    }
  }
}

class BoundedChannelScope {
  #context;
  #end;
  #scope;

  constructor({ start, end, hasSubscribers }, context) {
    if (!hasSubscribers) return;
    this.#context = context;
    this.#end = end;
    this.#scope = start.withStoreScope(context);
  }

  [Symbol.dispose]() {
    if (this.#scope === undefined) return;
    this.#end.publish(this.#context);
    this.#scope[Symbol.dispose]();
    this.#scope = undefined;
  }
}

const boundedChannel = (nameOrChannels) => new BoundedChannel(nameOrChannels);
const tracingChannel = (nameOrChannels) => new TracingChannel(nameOrChannels);

function withSubscribers(name) {
  const found = channels.get(name)?.deref();
  return found?.hasSubscribers ? found : undefined;
}

require('internal/diagnostics').setChannels(withSubscribers, (name) =>
  traceEvents.some((event) => withSubscribers(`tracing:${name}:${event}`) !== undefined)
    ? tracingChannel(name)
    : undefined,
);

module.exports = {
  boundedChannel,
  channel,
  hasSubscribers,
  subscribe,
  tracingChannel,
  unsubscribe,
  BoundedChannel,
  Channel,
};
