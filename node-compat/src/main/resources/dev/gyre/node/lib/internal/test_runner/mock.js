// MockTracker: functions and properties that replace others and record their calls until they are restored.

const { nodeError } = require('internal/errors');
const { validateFunction, validateObject, validateBoolean, validateInteger } = require('internal/validators');
const { kEmptyObject } = require('internal/util');

class MockFunctionContext {
  #calls = [];
  #original;
  #implementation;
  #onces = new Map();
  #times;
  #restore;

  constructor(original, implementation, times, restore) {
    this.#original = original;
    this.#implementation = implementation;
    this.#times = times;
    this.#restore = restore;
  }

  get calls() {
    return this.#calls.slice();
  }

  callCount() {
    return this.#calls.length;
  }

  mockImplementation(implementation) {
    validateFunction(implementation, 'implementation');
    this.#implementation = implementation;
  }

  mockImplementationOnce(implementation, onCall) {
    validateFunction(implementation, 'implementation');
    const call = onCall ?? this.#calls.length;
    validateInteger(call, 'onCall', this.#calls.length);
    this.#onces.set(call, implementation);
  }

  restore() {
    if (this.#restore) this.#restore();
    else this.#implementation = this.#original;
    this.#onces.clear();
  }

  resetCalls() {
    this.#calls = [];
  }

  // The implementation for the next call; counts `times` down.
  static next(context) {
    const count = context.#calls.length;
    const once = context.#onces.get(count);
    context.#onces.delete(count);
    const implementation = once ?? context.#implementation;
    if (count + 1 === context.#times) context.restore();
    return implementation;
  }

  static track(context, call) {
    context.#calls.push(call);
  }
}
const { next, track } = MockFunctionContext;
delete MockFunctionContext.next;
delete MockFunctionContext.track;

// A proxy of the original that redirects calls and constructions to the implementation and records them.
function mockFunction(original, context) {
  const record = (call, action) => {
    try {
      call.result = action();
      return call.result;
    } catch (error) {
      call.error = error;
      throw error;
    } finally {
      track(context, call);
    }
  };
  return new Proxy(original, {
    __proto__: null,
    apply(_, receiver, args) {
      const implementation = next(context);
      const call = {
        arguments: args,
        error: undefined,
        result: undefined,
        stack: new Error(),
        target: undefined,
        this: receiver,
      };
      return record(call, () => Reflect.apply(implementation, receiver, args));
    },
    construct(target, args, newTarget) {
      const implementation = next(context);
      const call = {
        arguments: args,
        error: undefined,
        result: undefined,
        stack: new Error(),
        target,
        this: undefined,
      };
      return record(call, () => (call.this = Reflect.construct(implementation, args, newTarget)));
    },
    get(target, name, receiver) {
      return name === 'mock' ? context : Reflect.get(target, name, receiver);
    },
  });
}

class MockPropertyContext {
  #object;
  #name;
  #descriptor;
  #value;
  #onces = new Map();
  #accesses = [];

  constructor(object, name, hasValue, value) {
    this.#object = object;
    this.#name = name;
    this.#descriptor = Object.getOwnPropertyDescriptor(object, name);
    if (!this.#descriptor)
      throw nodeError('ERR_INVALID_ARG_VALUE', 'propertyName', name, 'is not a property of the object');
    if (!this.#descriptor.configurable)
      throw nodeError('ERR_INVALID_ARG_VALUE', 'propertyName', name, 'is not configurable');
    this.#value = hasValue ? value : object[name];
    Object.defineProperty(object, name, {
      __proto__: null,
      configurable: true,
      enumerable: this.#descriptor.enumerable,
      get: () => this.#access('get', this.#value),
      set: (written) => this.#access('set', written),
    });
  }

  #access(type, given) {
    const count = this.#accesses.length;
    const value = this.#onces.has(count) ? this.#onces.get(count) : given;
    this.#onces.delete(count);
    this.#accesses.push({ type, value, stack: new Error() });
    if (type === 'set') this.#value = value;
    return value;
  }

  get accesses() {
    return this.#accesses.slice();
  }
  accessCount() {
    return this.#accesses.length;
  }
  mockImplementation(value) {
    this.#value = value;
  }
  mockImplementationOnce(value, onAccess) {
    this.#onces.set(onAccess ?? this.#accesses.length, value);
  }
  resetAccesses() {
    this.#accesses = [];
  }
  restore() {
    Object.defineProperty(this.#object, this.#name, this.#descriptor);
  }
}

function findDescriptor(object, name) {
  for (let holder = object; holder !== null && holder !== undefined; holder = Object.getPrototypeOf(holder)) {
    const descriptor = Object.getOwnPropertyDescriptor(holder, name);
    if (descriptor) return descriptor;
  }
  return undefined;
}

function timesOf(options) {
  const { times = Infinity } = options;
  if (times !== Infinity) validateInteger(times, 'options.times', 1);
  return times;
}

class MockTracker {
  #contexts = [];
  #timers;

  get timers() {
    return (this.#timers ??= new (require('internal/test_runner/mock_timers').MockTimers)());
  }

  // mock.fn ( [ original [ , implementation ] ] [ , options ] )
  fn(original = function () {}, implementation = original, options = kEmptyObject) {
    if (original !== null && typeof original === 'object') {
      options = original;
      original = function () {};
      implementation = original;
    } else if (implementation !== null && typeof implementation === 'object') {
      options = implementation;
      implementation = original;
    }
    validateFunction(original, 'original');
    validateFunction(implementation, 'implementation');
    validateObject(options, 'options');
    const context = new MockFunctionContext(original, implementation, timesOf(options), null);
    this.#contexts.push(context);
    return mockFunction(original, context);
  }

  // mock.method ( object, methodName [ , implementation ] [ , options ] )
  method(object, name, implementation, options = kEmptyObject) {
    if ((typeof object !== 'object' && typeof object !== 'function') || object === null)
      throw nodeError('ERR_INVALID_ARG_TYPE', 'object', 'object', object);
    if (implementation !== null && typeof implementation === 'object') {
      options = implementation;
      implementation = undefined;
    }
    validateObject(options, 'options');
    const { getter = false, setter = false } = options;
    validateBoolean(getter, 'options.getter');
    validateBoolean(setter, 'options.setter');
    if (getter && setter)
      throw nodeError('ERR_INVALID_ARG_VALUE', 'options.setter', setter, "cannot be used with 'options.getter'");
    const kind = getter ? 'get' : setter ? 'set' : 'value';
    const descriptor = findDescriptor(object, name);
    const original = descriptor?.[kind];
    if (typeof original !== 'function')
      throw nodeError('ERR_INVALID_ARG_VALUE', 'methodName', original, 'must be a method');
    // As in Node, a restored method is an own property, even if it was inherited before.
    const restore = () => Object.defineProperty(object, name, descriptor);
    const context = new MockFunctionContext(original, implementation ?? original, timesOf(options), restore);
    const mock = mockFunction(original, context);
    Object.defineProperty(object, name, { __proto__: null, ...descriptor, configurable: true, [kind]: mock });
    this.#contexts.push(context);
    return mock;
  }

  getter(object, name, implementation, options) {
    const isOptions = implementation !== null && typeof implementation === 'object';
    return this.method(object, name, isOptions ? undefined : implementation, {
      ...(isOptions ? implementation : options),
      getter: true,
    });
  }

  setter(object, name, implementation, options) {
    const isOptions = implementation !== null && typeof implementation === 'object';
    return this.method(object, name, isOptions ? undefined : implementation, {
      ...(isOptions ? implementation : options),
      setter: true,
    });
  }

  // mock.property ( object, propertyName [ , value ] ): the object, whose `mock` is the property's context
  property(object, name, ...value) {
    const context = new MockPropertyContext(object, name, value.length > 0, value[0]);
    this.#contexts.push(context);
    return new Proxy(object, {
      __proto__: null,
      get: (target, key, receiver) => (key === 'mock' ? context : Reflect.get(target, key, receiver)),
    });
  }

  static keep(tracker, context) {
    tracker.#contexts.push(context);
  }

  restoreAll() {
    for (const context of this.#contexts) context.restore();
  }

  reset() {
    this.restoreAll();
    this.#timers?.reset();
    this.#contexts = [];
  }
}

const { keep } = MockTracker;
delete MockTracker.keep;

if (internalBinding('options').get('--experimental-test-module-mocks')) {
  // mock.module ( specifier [ , options ] )
  const { module } = {
    module(specifier, options) {
      const context = require('internal/test_runner/mock_modules').mockModule(specifier, options);
      keep(this, context);
      return context;
    },
  };
  Object.defineProperty(MockTracker.prototype, 'module', {
    __proto__: null,
    value: module,
    writable: true,
    configurable: true,
  });
}

module.exports = { MockTracker };
