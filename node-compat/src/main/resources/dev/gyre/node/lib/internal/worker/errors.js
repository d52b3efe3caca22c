// How an uncaught error is sent to the parent: as one of the same native class with the same properties, else as the text of inspect.

const { customInspectSymbol } = require('internal/util');
const { serialize, deserialize } = require('internal/structured_clone');

const constructors = {
  __proto__: null,
  Error,
  RangeError,
  ReferenceError,
  SyntaxError,
  TypeError,
  URIError,
  EvalError,
  AggregateError,
};

function isError(value) {
  return require('internal/util/types').isNativeError(value) || value instanceof Error;
}

// The nearest native class of an error.
function nativeNameOf(error) {
  for (let prototype = Object.getPrototypeOf(error); prototype !== null; prototype = Object.getPrototypeOf(prototype)) {
    const name = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value?.name;
    if (name in constructors && constructors[name].prototype === prototype) return name;
  }
  return undefined;
}

function propertiesOf(error) {
  const properties = {};
  for (const object of [Object.getPrototypeOf(error), error]) {
    if (object === null || object in Object.values(constructors)) continue;
    for (const key of Object.getOwnPropertyNames(object)) {
      if (key === 'constructor') continue;
      const descriptor = Object.getOwnPropertyDescriptor(object, key);
      const value = 'value' in descriptor ? descriptor.value : valueOf(error, key);
      if (isSendable(value))
        properties[key] = {
          value: isError(value) ? packed(value) : value,
          isError: isError(value),
          enumerable: descriptor.enumerable,
        };
    }
  }
  return properties;
}

function valueOf(error, key) {
  try {
    return error[key];
  } catch {
    return undefined;
  }
}

function isSendable(value) {
  if (isError(value)) return true;
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  try {
    serialize(value, []);
    return true;
  } catch {
    return false;
  }
}

function packed(error) {
  try {
    if (isError(error)) {
      const name = nativeNameOf(error);
      if (name !== undefined) return { kind: 'error', name, properties: propertiesOf(error) };
    }
  } catch {
    // If its accessors throw, the text of inspect is used.
  }
  if (typeof error === 'symbol') return { kind: 'symbol', text: error.description };
  try {
    return { kind: 'value', value: deserialize(serialize(error, [])).value };
  } catch {
    return { kind: 'shown', text: require('internal/util/inspect').inspect(error) };
  }
}

function unpacked(message) {
  switch (message.kind) {
    case 'error':
      return unpackedError(message);
    case 'symbol':
      return Symbol(message.text);
    case 'value':
      return message.value;
    default:
      return { [customInspectSymbol]: () => message.text };
  }
}

function unpackedError({ name, properties }) {
  const Type = constructors[name];
  const error = Object.create(Type.prototype);
  const made = Error.captureStackTrace === undefined ? error : Reflect.construct(Error, [], Type);
  for (const [key, { value, isError: nested, enumerable }] of Object.entries(properties)) {
    Object.defineProperty(made, key, {
      __proto__: null,
      value: nested ? unpacked(value) : value,
      enumerable,
      writable: true,
      configurable: true,
    });
  }
  return made;
}

module.exports = { packed, unpacked };
