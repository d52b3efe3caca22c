// The assertions of the scripts beside this file; runs in the script's realm before it. The host gives createRealm(): the global object of a new realm.
var same, sameElements, throws, syntaxError, rejects, eventually, attributes, builtin, accessor, traced, observed, finish;

{
  let pending = 0;
  let failure = null;
  const { getOwnPropertyDescriptor } = Object;

  const show = (value) => {
    if (typeof value === 'string') return JSON.stringify(value);
    if (Object.is(value, -0)) return '-0';
    if (typeof value === 'bigint') return value + 'n';
    return typeof value === 'object' && value !== null ? Object.prototype.toString.call(value) : String(value);
  };

  const fail = (message, about) => { throw new Error(about === undefined ? message : `${message}: ${about}`); };

  /** SameValue. */
  same = (actual, expected, about) => {
    if (!Object.is(actual, expected)) fail(`expected ${show(expected)}, got ${show(actual)}`, about);
  };

  /** SameValue of the elements of two array-likes, with holes only where holes are expected. */
  sameElements = (actual, expected, about = '') => {
    for (let i = 0; i < Math.max(actual.length, expected.length); i++) {
      same(actual[i], expected[i], about + ' element ' + i);
      if (!Object.hasOwn(expected, i) && i < expected.length) same(Object.hasOwn(actual, i), false, about + ' hole ' + i);
    }
    same(actual.length, expected.length, about + ' length');
  };

  const matches = (error, expected) => {
    if (typeof expected !== 'string') return same(error, expected);
    if (typeof error !== 'object' || error === null) fail(`expected ${expected}, thrown was ${show(error)}`);
    same(expected.includes(':') ? `${error.name}: ${error.message}` : error.name, expected);
  };

  /** The callback throws an error of that name, or "Name: message", or that very value if it is no string. */
  throws = (callback, expected) => {
    try {
      callback();
    } catch (error) {
      return matches(error, expected);
    }
    fail(`nothing thrown, expected ${show(expected)}`, callback);
  };

  /** The text is no script: compiling it throws a SyntaxError with that message. */
  syntaxError = (text, message) => {
    try {
      (0, eval)(text);
    } catch (error) {
      return same(`${error.name}: ${error.message}`, 'SyntaxError: ' + message, text);
    }
    fail('accepted', text);
  };

  /** The promise's reason is as for throws; to be awaited. */
  rejects = (promise, expected) => Promise.prototype.then.call(promise,
    () => fail(`not rejected, expected ${show(expected)}`),
    (reason) => matches(reason, expected));

  /** An asynchronous part of a test. */
  eventually = (callback) => {
    pending++;
    callback().then(() => { pending--; }, (error) => { failure ??= { error }; });
  };

  /** The attributes of an own property: w, e and c, as far as they are true. */
  attributes = (object, key, expected) => {
    const descriptor = getOwnPropertyDescriptor(object, key) ?? fail('no own property', String(key));
    same((descriptor.writable ? 'w' : '') + (descriptor.enumerable ? 'e' : '') + (descriptor.configurable ? 'c' : ''), expected, `attributes of ${String(key)}`);
    return descriptor;
  };

  const named = (fn, key, name, length) => {
    same(attributes(fn, 'length', 'c').value, length, `length of ${String(key)}`);
    same(attributes(fn, 'name', 'c').value, name, `name of ${String(key)}`);
    same(Object.getPrototypeOf(fn), Function.prototype);
  };

  const keyName = (key) => typeof key === 'symbol' ? `[${key.description}]` : key;

  /** A function that the specification defines: a method that is no constructor, writable and configurable unless said otherwise. */
  builtin = (object, key, length, { name = keyName(key), attributes: expected = 'wc' } = {}) => {
    const { value } = attributes(object, key, expected);
    named(value, key, name, length);
    same(Object.hasOwn(value, 'prototype'), false, 'prototype');
    throws(() => Reflect.construct(Object, [], value), 'TypeError');
    return value;
  };

  /** An accessor that the specification defines, without a setter unless said otherwise. */
  accessor = (object, key, { set: hasSetter = false, enumerable = false } = {}) => {
    const { get, set } = attributes(object, key, enumerable ? 'ec' : 'c');
    named(get, key, 'get ' + keyName(key), 0);
    if (hasSetter) named(set, key, 'set ' + keyName(key), 1);
    else same(set, undefined, 'setter');
    return get;
  };

  /** A Proxy of target that writes its traps to a log: "get length", "ownKeys". */
  traced = (target, log, about = '') => new Proxy(target, new Proxy({}, {
    get: (_, trap) => (...parts) => {
      const key = ['apply', 'construct', 'ownKeys', 'getPrototypeOf', 'setPrototypeOf', 'isExtensible', 'preventExtensions'].includes(trap) ? '' : ' ' + String(parts[1]);
      log.push(about + trap + key);
      // Without the receiver, so that a set does not come back as a defineProperty.
      return trap === 'get' || trap === 'set' ? Reflect[trap](...parts.slice(0, trap === 'get' ? 2 : 3)) : Reflect[trap](...parts);
    },
  }));

  /** An object that converts to the value and writes to the log how. */
  observed = (log, name, value) => ({
    valueOf() { log.push(name + '.valueOf'); return value; },
    toString() { log.push(name + '.toString'); return value; },
  });

  /** Called after all jobs have run. */
  finish = () => {
    if (failure !== null) throw failure.error;
    same(pending, 0, 'unfinished asynchronous parts');
  };
}
