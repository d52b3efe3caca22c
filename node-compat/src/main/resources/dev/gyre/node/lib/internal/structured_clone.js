// structuredClone ( value, { transfer } ), https://html.spec.whatwg.org/#structured-cloning.

const { nodeError } = require('internal/errors');

const { brandOf } = internalBinding('util');
const errorNames = ['EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'];

function fail(shown) {
  const { DOMException } = require('internal/domexception');
  throw new DOMException(`${shown} could not be cloned.`, 'DataCloneError');
}

class Cloner {
  constructor(transferred) {
    this.seen = new Map();
    this.transferred = transferred;
  }

  clone(value) {
    if (typeof value === 'symbol') fail(String(value));
    if (typeof value === 'function') fail(String(value));
    if (value === null || typeof value !== 'object') return value;
    const known = this.seen.get(value);
    return known ?? this.cloneObject(value);
  }

  remember(value, copy) {
    this.seen.set(value, copy);
    return copy;
  }

  cloneObject(value) {
    const brand = brandOf(value);
    switch (brand) {
      case 'Array': return this.properties(value, this.remember(value, new Array(value.length)));
      case 'Map': return this.map(value);
      case 'Set': return this.set(value);
      case 'Date': return this.remember(value, new Date(value.getTime()));
      case 'RegExp': return this.remember(value, new RegExp(value.source, value.flags));
      case 'Number': case 'String': case 'Boolean': case 'BigInt':
        return this.remember(value, Object(value.valueOf()));
      case 'Error': return this.error(value);
      case 'ArrayBuffer': return this.buffer(value);
      case 'SharedArrayBuffer': return value;
      case 'TypedArray': case 'DataView': return this.view(value, brand);
      case 'Object': case 'Arguments':
        return this.properties(value, this.remember(value, {}));
      default: return fail(brand === 'Promise' ? '#<Promise>' : `#<${value.constructor?.name || brand}>`);
    }
  }

  properties(value, copy) {
    for (const key of Object.keys(value)) {
      const cloned = this.clone(value[key]);
      Object.defineProperty(copy, key, { __proto__: null, value: cloned, writable: true, enumerable: true, configurable: true });
    }
    return copy;
  }

  map(value) {
    const copy = this.remember(value, new Map());
    for (const [key, item] of [...value]) copy.set(this.clone(key), this.clone(item));
    return copy;
  }

  set(value) {
    const copy = this.remember(value, new Set());
    for (const item of [...value]) copy.add(this.clone(item));
    return copy;
  }

  error(value) {
    const name = errorNames.includes(value.name) ? value.name : 'Error';
    const copy = this.remember(value, new globalThis[name]());
    for (const key of ['message', 'stack', 'cause']) {
      const descriptor = Object.getOwnPropertyDescriptor(value, key);
      if (descriptor === undefined) continue;
      const text = key === 'cause' ? this.clone(value.cause) : `${value[key]}`;
      Object.defineProperty(copy, key, { __proto__: null, value: text, writable: true, enumerable: false, configurable: true });
    }
    return copy;
  }

  buffer(value) {
    if (value.detached) fail('An ArrayBuffer is detached and');
    if (this.transferred.has(value)) return this.remember(value, value.transfer());
    const copy = value.resizable ? new ArrayBuffer(value.byteLength, { maxByteLength: value.maxByteLength }) : new ArrayBuffer(value.byteLength);
    new Uint8Array(copy).set(new Uint8Array(value));
    return this.remember(value, copy);
  }

  view(value, brand) {
    const { byteOffset, byteLength, length } = value;
    const buffer = this.clone(value.buffer);
    if (brand === 'DataView') return this.remember(value, new DataView(buffer, byteOffset, byteLength));
    const Type = globalThis[Reflect.get(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag, value)];
    return this.remember(value, new Type(buffer, byteOffset, length));
  }
}

function structuredClone(value, options = undefined) {
  if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'The "value" argument');
  const transferred = new Set(options?.transfer ?? []);
  for (const item of transferred) {
    if (item === null || typeof item !== 'object' || brandOf(item) !== 'ArrayBuffer') fail(item === null || typeof item !== 'object' ? String(item) : `#<${item.constructor?.name || 'Object'}>`);
  }
  const cloner = new Cloner(transferred);
  const result = cloner.clone(value);
  for (const item of transferred) if (!item.detached) item.transfer();
  return result;
}

module.exports = { structuredClone };
