// Small helpers that several modules share.

const { nodeError } = require('internal/errors');

const customPromisify = Symbol.for('nodejs.util.promisify.custom');
const promisifyArgumentNames = Symbol('customPromisifyArgs');

const encodings = {
  __proto__: null,
  utf8: 'utf8',
  'utf-8': 'utf8',
  UTF8: 'utf8',
  'UTF-8': 'utf8',
  hex: 'hex',
  base64: 'base64',
  base64url: 'base64url',
  latin1: 'latin1',
  binary: 'latin1',
  ascii: 'ascii',
  ucs2: 'utf16le',
  'ucs-2': 'utf16le',
  utf16le: 'utf16le',
  'utf-16le': 'utf16le',
  buffer: 'buffer',
};

// The canonical name of an encoding; undefined if it is unknown; utf8 if none is given.
function normalizeEncoding(encoding) {
  if (encoding === undefined || encoding === null || encoding === '') return 'utf8';
  if (typeof encoding !== 'string') return encodingNamedBy(encoding);
  const known = encodings[encoding];
  if (known !== undefined) return known === 'buffer' ? undefined : known;
  const lower = `${encoding}`.toLowerCase();
  return lower === 'buffer' ? undefined : encodings[lower];
}

// A value with a length that converts to an encoding's name, such as a String object.
function encodingNamedBy(value) {
  const text = value.length > 0 ? `${value}` : '';
  return text !== '' && text.length === value.length ? normalizeEncoding(text) : undefined;
}

// Whether a caller is a file of a package below node_modules; some deprecations are not reported to those.
function isInsideNodeModules() {
  const sites = internalBinding('util').getCallSites(100);
  return sites.some(({ scriptName }) => !scriptName.startsWith('node:') && /[\\/]node_modules[\\/]/.test(scriptName));
}

// Adds the promise forms of the global timers, which node:timers would add.
function promiseForm(original) {
  const { setImmediate, setTimeout } = internalBinding('timers');
  if (original !== setImmediate && original !== setTimeout) return undefined;
  require('timers');
  return original[customPromisify];
}

function promisify(original) {
  require('internal/validators').validateFunction(original, 'original');
  const custom = original[customPromisify] ?? promiseForm(original);
  if (custom) {
    require('internal/validators').validateFunction(custom, 'util.promisify.custom');
    return Object.defineProperty(custom, customPromisify, { __proto__: null, value: custom, configurable: true });
  }
  const names = original[promisifyArgumentNames];
  function promisified(...args) {
    return new Promise((resolve, reject) => {
      const result = original.call(this, ...args, (error, ...values) => {
        if (error) reject(error);
        else if (names !== undefined && values.length > 1) {
          const object = {};
          for (let i = 0; i < names.length; i++) object[names[i]] = values[i];
          resolve(object);
        } else resolve(values[0]);
      });
      if (typeof result?.then === 'function' && internalBinding('util').objectKindOf(result) === 'Promise') {
        process.emitWarning(
          'Calling promisify on a function that returns a Promise is likely a mistake.',
          'DeprecationWarning',
          'DEP0174',
        );
      }
    });
  }
  Object.setPrototypeOf(promisified, Object.getPrototypeOf(original));
  Object.defineProperty(promisified, customPromisify, { __proto__: null, value: promisified, configurable: true });
  return Object.defineProperties(promisified, descriptorsOf(original));
}

promisify.custom = customPromisify;

function descriptorsOf(source) {
  const descriptors = Object.getOwnPropertyDescriptors(source);
  for (const key of Reflect.ownKeys(descriptors)) Object.setPrototypeOf(descriptors[key], null);
  return descriptors;
}

const warnedCodes = new Set();

function deprecate(method, message, code, options) {
  if (code !== undefined) require('internal/validators').validateString(code, 'code');
  let warned = false;
  function deprecated(...args) {
    if (!warned && process.noDeprecation !== true) {
      warned = true;
      if (code === undefined) process.emitWarning(message, 'DeprecationWarning', deprecated);
      else if (!warnedCodes.has(code)) {
        warnedCodes.add(code);
        process.emitWarning(message, 'DeprecationWarning', code, deprecated);
      }
    }
    return new.target ? Reflect.construct(method, args, new.target) : Reflect.apply(method, this, args);
  }
  if (options?.modifyPrototype === false) return deprecated;
  Object.setPrototypeOf(deprecated, method);
  if (method.prototype) deprecated.prototype = method.prototype;
  Object.defineProperty(deprecated, 'length', {
    __proto__: null,
    ...Object.getOwnPropertyDescriptor(method, 'length'),
  });
  return deprecated;
}

// Calls once; later calls return the first result.
function once(callback) {
  let called = false;
  return function (...args) {
    if (called) return undefined;
    called = true;
    return Reflect.apply(callback, this, args);
  };
}

const experimentalWarnings = new Set();

function emitExperimentalWarning(feature) {
  if (experimentalWarnings.has(feature)) return;
  experimentalWarnings.add(feature);
  process.emitWarning(`${feature} is an experimental feature and might change at any time`, 'ExperimentalWarning');
}

// Defines a data property as an assignment does, even where the prototype has an accessor or a read-only property.
function setOwnProperty(object, key, value) {
  Object.defineProperty(object, key, {
    __proto__: null,
    value,
    writable: true,
    configurable: true,
    enumerable: true,
  });
}

function defineLazy(target, names, load) {
  for (const name of names) {
    Object.defineProperty(target, name, {
      __proto__: null,
      configurable: true,
      enumerable: true,
      get() {
        const value = load()[name];
        setOwnProperty(target, name, value);
        return value;
      },
      set(value) {
        setOwnProperty(target, name, value);
      },
    });
  }
}

// Makes a class's accessors and methods enumerable, as Web IDL requires.
function enumerableMembers(prototype, names) {
  for (const name of names) Object.defineProperty(prototype, name, { __proto__: null, enumerable: true });
}

// The class of an object: the nearest named `constructor` on its prototype chain, or undefined.
function constructorOf(object) {
  for (let holder = object; holder !== null; holder = Object.getPrototypeOf(holder)) {
    const constructor = Object.getOwnPropertyDescriptor(holder, 'constructor')?.value;
    if (typeof constructor === 'function' && constructor.name !== '') return constructor;
  }
  return undefined;
}

function assertReceiver(condition, name) {
  if (!condition) throw nodeError('ERR_INVALID_THIS', name);
}

// Methods of objects that structuredClone and message ports clone or transfer in their own way. Each returns { module,
// name, data }: the function of the library that creates the object on the other side, and its argument. kIsDetached:
// whether it has been transferred.
const kClone = Symbol('clone');
const kTransfer = Symbol('transfer');
const kIsDetached = Symbol('isDetached');

const kEmptyObject = Object.freeze({ __proto__: null });

module.exports = {
  assertReceiver,
  constructorOf,
  customInspectSymbol: Symbol.for('nodejs.util.inspect.custom'),
  defineLazy,
  deprecate,
  emitExperimentalWarning,
  enumerableMembers,
  isInsideNodeModules,
  kClone,
  kEmptyObject,
  kIsDetached,
  kTransfer,
  normalizeEncoding,
  once,
  promisify,
  promisifyArgumentNames,
  setOwnProperty,
};
