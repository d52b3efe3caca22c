// Web IDL conversions of arguments, with the messages of Node's fetch, https://webidl.spec.whatwg.org/#js-type-mapping

function illegal() {
  return Object.assign(new TypeError('Illegal invocation'), { code: 'ERR_INVALID_THIS' });
}

function need(given, count, where) {
  if (given >= count) return;
  throw new TypeError(
    `${where}: ${count} argument${count === 1 ? '' : 's'} required, but${given > 0 ? ' only' : ''} ${given} found.`,
  );
}

function show(value) {
  if (typeof value === 'symbol') return `Symbol(${value.description})`;
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'object' && value !== null) return require('internal/util/inspect').inspect(value);
  return `${value}`;
}

// ByteString, https://webidl.spec.whatwg.org/#js-ByteString
function toByteString(value, where, name) {
  if (typeof value === 'symbol')
    throw new TypeError(`${where}: ${name} is a symbol, which cannot be converted to a ByteString.`);
  const text = `${value}`;
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) > 255) {
      throw new TypeError(
        `Cannot convert argument to a ByteString because the character at index ${i} has a value of ${text.charCodeAt(i)} which is greater than 255.`,
      );
    }
  }
  return text;
}

// DOMString, https://webidl.spec.whatwg.org/#js-DOMString
function toDOMString(value, where, name) {
  if (typeof value === 'symbol')
    throw new TypeError(`${where}: ${name} is a symbol, which cannot be converted to a DOMString.`);
  return `${value}`;
}

// USVString, https://webidl.spec.whatwg.org/#js-USVString
function toUSVString(value, where, name) {
  return toDOMString(value, where, name).toWellFormed();
}

// unsigned short, https://webidl.spec.whatwg.org/#js-unsigned-short
function toUnsignedShort(value) {
  return Math.trunc(+value) & 0xffff;
}

// A dictionary; undefined and null mean an empty one.
function toDictionary(value) {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' && typeof value !== 'function') {
    throw new TypeError(`undefined: Expected ${value} to be one of: Null, Undefined, Object.`);
  }
  return value;
}

function toEnum(value, values) {
  if (value === undefined) return undefined;
  const text = toDOMString(value, 'RequestInit', 'value');
  if (!values.includes(text))
    throw new TypeError(`undefined: ${text} is not an accepted type. Expected one of ${values.join(', ')}.`);
  return text;
}

// Adds the iterators of a pair iterable to a class, https://webidl.spec.whatwg.org/#js-iterable. pairs(object) returns its current pairs.
function definePairIterable(Interface, pairs, check) {
  const { name, prototype } = Interface;
  const states = new WeakMap();
  const IteratorPrototype = Object.setPrototypeOf(
    {
      next() {
        const state = states.get(this);
        if (state === undefined)
          throw new TypeError(`'next' called on an object that does not implement interface ${name} Iterator.`);
        const list = pairs(state.object);
        if (state.index >= list.length) return { value: undefined, done: true };
        const [key, value] = list[state.index++];
        return { value: state.kind === 'entries' ? [key, value] : state.kind === 'keys' ? key : value, done: false };
      },
    },
    Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
  );
  Object.defineProperty(IteratorPrototype, Symbol.toStringTag, {
    __proto__: null,
    configurable: true,
    value: `${name} Iterator`,
  });

  const make = (object, kind) => {
    check(object);
    const iterator = Object.create(IteratorPrototype);
    states.set(iterator, { object, kind, index: 0 });
    return iterator;
  };
  const methods = {
    keys() {
      return make(this, 'keys');
    },
    values() {
      return make(this, 'values');
    },
    entries() {
      return make(this, 'entries');
    },
    forEach(callback, thisArg = undefined) {
      check(this);
      need(arguments.length, 1, `${name}.forEach`);
      if (typeof callback !== 'function')
        throw new TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);
      for (const [key, value] of make(this, 'entries')) callback.call(thisArg, value, key, this);
    },
  };
  for (const [key, value] of Object.entries(methods)) {
    Object.defineProperty(prototype, key, {
      __proto__: null,
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
  Object.defineProperty(prototype, Symbol.iterator, {
    __proto__: null,
    value: methods.entries,
    writable: true,
    configurable: true,
  });
}

module.exports = {
  definePairIterable,
  illegal,
  need,
  show,
  toByteString,
  toDOMString,
  toDictionary,
  toEnum,
  toUSVString,
  toUnsignedShort,
};
