// structuredClone ( value, { transfer } ), https://html.spec.whatwg.org/#structured-cloning, and what message ports do with their messages.

const { nodeError } = require('internal/errors');
const { kTransfer } = require('internal/util');
const { untransferable } = require('internal/untransferable');

const { brandOf } = internalBinding('util');
const errorNames = ['EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'];

// Objects that move rather than being copied: { name, isPort, isDetached(), taker(), handTo(taker) }; the object that takes over is made first and gets
// what it takes over only when nothing can fail any more. Others have a method kTransfer that makes this record.
const transferables = new WeakMap();
const uncloneable = new WeakSet();

function refuse(message) {
  const { DOMException } = require('internal/domexception');
  throw new DOMException(message, 'DataCloneError');
}

function fail(shown) {
  refuse(`${shown} could not be cloned.`);
}

function transferableOf(value, brand) {
  return transferables.get(value) ?? (brand === 'Object' ? value[kTransfer]?.() : undefined);
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
    const transferable = transferableOf(value, brand);
    if (transferable !== undefined) return this.move(value, transferable);
    if (uncloneable.has(value)) refuse('Cannot clone object of unsupported type.');
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
      case 'Object': case 'Arguments': return this.plain(value);
      case 'Generator': case 'Symbol': return fail(`[object ${brand}]`);
      default: return fail(brand === 'Promise' ? '#<Promise>' : `#<${value.constructor?.name || brand}>`);
    }
  }

  move(value, transferable) {
    if (!this.transferred.has(value)) refuse('Object that needs transfer was found in message but not listed in transferList');
    return this.remember(value, transferable.taker());
  }

  plain(value) {
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== null && prototype !== Object.prototype) {
      const { Blob } = require('internal/blob');
      if (value instanceof Blob) return this.remember(value, value.slice(0, value.size, value.type));
    }
    return this.properties(value, this.remember(value, {}));
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
    const { DOMException } = require('internal/domexception');
    if (value instanceof DOMException) return this.remember(value, Object.defineProperty(new DOMException(value.message, value.name), 'stack', { __proto__: null, value: value.stack }));
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
    // The bytes belong to both until the transferred one is detached.
    if (this.transferred.has(value) && !value.resizable) return this.remember(value, internalBinding('messaging').share(value));
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

function checkTransferable(item, source, found) {
  if (item === null || typeof item !== 'object') refuse('Found invalid value in transferList.');
  const brand = brandOf(item);
  const transferable = transferableOf(item, brand);
  const isBuffer = brand === 'ArrayBuffer';
  if (untransferable.has(item)) refuse('Cannot transfer object of unsupported type.');
  if (!isBuffer && transferable === undefined) refuse('Found invalid value in transferList.');
  if (found.has(item)) refuse(`Transfer list contains duplicate ${transferable?.name ?? 'ArrayBuffer'}`);
  if (item === source) refuse('Transfer list contains source port');
  if (isBuffer && item.detached) refuse('Cannot transfer object of unsupported type.');
  if (transferable?.isDetached()) refuse(`${transferable.name} in transfer list is already detached`);
}

// { value, ports }: a copy, and the ports of the list as they arrive; they are still to be opened. source is a port that must not send itself.
function clone(value, list, source = undefined) {
  const transferred = new Set();
  for (const item of list) {
    checkTransferable(item, source, transferred);
    transferred.add(item);
  }
  const cloner = new Cloner(transferred);
  const copy = cloner.clone(value);
  const ports = [];
  for (const item of transferred) {
    const transferable = transferableOf(item, brandOf(item));
    if (transferable === undefined) {
      if (!item.detached) item.transfer();
      continue;
    }
    const taker = cloner.seen.get(item) ?? transferable.taker();
    transferable.handTo(taker);
    if (transferable.isPort) ports.push(taker);
  }
  return { value: copy, ports };
}

function optionError(message) {
  return Object.assign(new TypeError(`Failed to execute 'structuredClone': ${message}`), { code: 'ERR_INVALID_ARG_TYPE' });
}

function structuredClone(value, options = undefined) {
  if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'The value argument must be specified');
  if (options === undefined || options === null) return clone(value, []).value;
  if (typeof options !== 'object' && typeof options !== 'function') throw optionError('Options cannot be converted to a dictionary');
  const { transfer } = options;
  if (transfer === undefined) return clone(value, []).value;
  if (transfer === null || typeof transfer !== 'object' || typeof transfer[Symbol.iterator] !== 'function') {
    throw optionError('transfer in Options cannot be converted to sequence.');
  }
  const list = [...transfer];
  list.forEach((item, i) => {
    if (item === null || (typeof item !== 'object' && typeof item !== 'function')) throw optionError(`transfer in Options[${i}] is not an object.`);
  });
  const result = clone(value, list);
  result.ports.forEach((port) => require('internal/messaging/port').open(port));
  return result.value;
}

function isObject(value) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function markAsUntransferable(value) {
  if (isObject(value)) untransferable.add(value);
}

function isMarkedAsUntransferable(value) {
  return isObject(value) && untransferable.has(value);
}

function markAsUncloneable(value) {
  if (isObject(value)) uncloneable.add(value);
}

module.exports = { clone, isMarkedAsUntransferable, markAsUncloneable, markAsUntransferable, structuredClone, transferables };
