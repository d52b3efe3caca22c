// Deep equality: strict (util.isDeepStrictEqual, assert.deepStrictEqual), loose (assert.deepEqual) and partial.
'use strict';

const { objectKindOf, getOwnNonIndexProperties } = internalBinding('util');

const STRICT = 1;
const LOOSE = 0;
const PARTIAL = 2;
const WITHOUT_PROTOTYPES = 3;

const isEnumerable = Object.prototype.propertyIsEnumerable;
const hasOwn = Object.prototype.hasOwnProperty;
const boxes = new Set(['Number', 'String', 'Boolean', 'BigInt', 'Symbol']);

const unbox = {
  Number: Number.prototype.valueOf,
  String: String.prototype.valueOf,
  Boolean: Boolean.prototype.valueOf,
  BigInt: BigInt.prototype.valueOf,
  Symbol: Symbol.prototype.valueOf,
};

function isPrimitive(value) {
  return value === null || (typeof value !== 'object' && typeof value !== 'function');
}

// The pairs that are being compared: a pair that occurs again inside itself counts as equal, so that cycles end.
class Pairs {
  constructor() {
    this.left = new Map();
    this.right = new Map();
    this.position = 0;
  }
}

function equal(a, b, mode, pairs) {
  if (a === b) return a !== 0 || mode === LOOSE || Object.is(a, b);
  if (mode !== LOOSE) {
    if (typeof a === 'number') return Number.isNaN(a) && Number.isNaN(b);
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
    if (mode === STRICT && !sameClass(a, b)) return false;
  } else {
    if (a === null || typeof a !== 'object') {
      // eslint-disable-next-line eqeqeq
      return (b === null || typeof b !== 'object') && (a == b || (Number.isNaN(a) && Number.isNaN(b)));
    }
    if (b === null || typeof b !== 'object') return false;
  }
  return sameKind(a, b, mode, pairs);
}

// The classes that the constructor property of an object may refer to.
let knownClasses;

function isKnownClass(value) {
  knownClasses ??= new Set([
    Object,
    Function,
    Array,
    Number,
    Boolean,
    String,
    Symbol,
    Date,
    Promise,
    RegExp,
    Error,
    ArrayBuffer,
    Uint8Array,
    Int8Array,
    Uint16Array,
    Int16Array,
    Uint32Array,
    Int32Array,
    BigUint64Array,
    BigInt64Array,
    Uint8ClampedArray,
    Float16Array,
    Float32Array,
    Float64Array,
    DataView,
    Map,
    BigInt,
    Set,
    WeakMap,
    WeakSet,
    require('buffer').Buffer,
  ]);
  return knownClasses.has(value);
}

// As in Node, objects have the same class if they have the same constructor or, without one, the same prototype.
function sameClass(a, b) {
  const { constructor } = a;
  if (constructor !== undefined && (!hasOwn.call(a, 'constructor') || isKnownClass(constructor)))
    return constructor === b.constructor;
  return Object.getPrototypeOf(a) === Object.getPrototypeOf(b);
}

function isURL(value) {
  return typeof value.href === 'string' && value instanceof require('internal/url').URL;
}

// How a value is compared: one whose tag is Object only by its properties, and so is a proxy, except of an array.
function kindOf(value, tag) {
  const objectKind = objectKindOf(value);
  if (objectKind === 'Array' || (objectKind === 'Proxy' && Array.isArray(value))) return 'Array';
  if (tag === '[object Object]') return 'Object';
  if (objectKind !== 'Proxy') return objectKind;
  return Function.prototype[Symbol.hasInstance].call(Error, value) ? 'Error' : 'Object';
}

function sameKind(a, b, mode, pairs) {
  const tag = Object.prototype.toString.call(a);
  if (tag !== Object.prototype.toString.call(b)) return false;
  const objectKind = kindOf(a, tag);
  if (objectKind !== kindOf(b, tag)) return false;
  switch (objectKind) {
    case 'Array':
      return arrays(a, b, mode, pairs);
    case 'Date':
      if (
        Date.prototype.getTime.call(a) !== Date.prototype.getTime.call(b) &&
        !(Number.isNaN(a.getTime()) && Number.isNaN(b.getTime()))
      )
        return false;
      break;
    case 'RegExp':
      if (a.source !== b.source || a.flags !== b.flags || a.lastIndex !== b.lastIndex) return false;
      break;
    case 'Error':
      if (!errors(a, b, mode, pairs)) return false;
      break;
    case 'TypedArray':
    case 'DataView':
    case 'ArrayBuffer':
    case 'SharedArrayBuffer':
      if (!bytes(a, b, mode, objectKind)) return false;
      if (objectKind === 'TypedArray') {
        const [from, other] = mode === PARTIAL ? [b, a] : [a, b];
        const keys = getOwnNonIndexProperties(from, 2);
        return (
          (mode === PARTIAL || keys.length === getOwnNonIndexProperties(other, 2).length) &&
          objects(a, b, mode, pairs, keys, 'none')
        );
      }
      break;
    case 'Map':
    case 'Set':
      return objects(a, b, mode, pairs, undefined, objectKind);
    case 'Object':
      if (isURL(a) && !(isURL(b) && a.href === b.href)) return false;
      break;
    case 'WeakMap':
    case 'WeakSet':
    case 'Promise':
      return false; // Their contents are not accessible: only identical ones are equal.
    default:
      if (boxes.has(objectKind) && !Object.is(unbox[objectKind].call(a), unbox[objectKind].call(b))) return false;
  }
  return objects(a, b, mode, pairs, undefined, 'none');
}

function arrays(a, b, mode, pairs) {
  if (mode === PARTIAL ? a.length < b.length : a.length !== b.length) return false;
  const keysA = getOwnNonIndexProperties(a, 2);
  const keysB = getOwnNonIndexProperties(b, 2);
  const filterSymbols = (keys) => (mode === LOOSE ? keys.filter((key) => typeof key !== 'symbol') : keys);
  if (mode !== PARTIAL && filterSymbols(keysA).length !== filterSymbols(keysB).length) return false;
  return objects(a, b, mode, pairs, filterSymbols(mode === PARTIAL ? keysB : keysA), 'Array');
}

function errors(a, b, mode, pairs) {
  for (const name of ['message', 'name']) if (!hiddenEqual(a, b, name, mode, pairs)) return false;
  for (const name of ['cause', 'errors']) {
    const own = hasOwn.call(a, name);
    if (own !== hasOwn.call(b, name) && (mode !== PARTIAL || !own)) return false;
    if (hasOwn.call(b, name) && !hiddenEqual(a, b, name, mode, pairs)) return false;
  }
  return true;
}

// Enumerable ones are compared with the other properties. An optional property may be expected to be undefined, a
// message to be empty.
function hiddenEqual(a, b, name, mode, pairs) {
  if (isEnumerable.call(b, name)) return true;
  if (mode === PARTIAL && (b[name] === undefined || (name === 'message' && b[name] === ''))) return true;
  return equal(a[name], b[name], mode, pairs);
}

function bytes(a, b, mode, objectKind) {
  if (objectKind === 'TypedArray' && mode === LOOSE && a.length === b.length && /^Float/.test(a[Symbol.toStringTag])) {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
    return true;
  }
  if (mode === PARTIAL ? a.byteLength < b.byteLength : a.byteLength !== b.byteLength) return false;
  const view = (value) =>
    ArrayBuffer.isView(value)
      ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
      : new Uint8Array(value);
  const left = view(a);
  const right = view(b);
  if (left.length !== right.length) return occurInOrder(left, right);
  return internalBinding('buffer').compare(left, 0, left.length, right, 0, right.length) === 0;
}

function occurInOrder(bytes, wanted) {
  let found = 0;
  for (let i = 0; i < bytes.length && found < wanted.length; i++) if (bytes[i] === wanted[found]) found++;
  return found === wanted.length;
}

// The own enumerable keys of `from`, with symbols unless the comparison is loose.
function keysOf(from, mode) {
  const keys = Object.keys(from);
  if (mode !== LOOSE) {
    for (const symbol of Object.getOwnPropertySymbols(from)) if (isEnumerable.call(from, symbol)) keys.push(symbol);
  }
  return keys;
}

function objects(a, b, mode, pairs, keys, contents) {
  if (keys === undefined) {
    keys = keysOf(mode === PARTIAL ? b : a, mode);
    if (mode !== PARTIAL && keys.length !== keysOf(b, mode).length) return false;
  }
  for (const key of keys) if (!isEnumerable.call(mode === PARTIAL ? a : b, key)) return false;
  if (keys.length === 0 && contents === 'none') return true;
  pairs ??= new Pairs();
  const seen = pairs.left.get(a);
  if (seen !== undefined) {
    const other = pairs.right.get(b);
    if (other !== undefined) return seen === other;
  }
  pairs.position++;
  pairs.left.set(a, pairs.position);
  pairs.right.set(b, pairs.position);
  const result = compareContents(a, b, mode, pairs, keys, contents);
  pairs.left.delete(a);
  pairs.right.delete(b);
  return result;
}

function compareContents(a, b, mode, pairs, keys, contents) {
  if (contents === 'Set' && !sets(a, b, mode, pairs)) return false;
  if (contents === 'Map' && !maps(a, b, mode, pairs)) return false;
  if (contents === 'Array' && !items(a, b, mode, pairs)) return false;
  for (const key of keys) if (!equal(a[key], b[key], mode, pairs)) return false;
  return true;
}

function items(a, b, mode, pairs) {
  if (mode === PARTIAL) return itemsInOrder(a, b, pairs);
  for (let i = 0; i < a.length; i++) {
    if (hasOwn.call(a, i)) {
      if (!hasOwn.call(b, i) || !equal(a[i], b[i], mode, pairs)) return false;
    } else if (hasOwn.call(b, i)) {
      return false;
    }
  }
  return true;
}

// The expected items must occur in order. Holes are not items, except that up to the first hole of either array each
// expected index needs one.
function itemsInOrder(a, b, pairs) {
  let from = 0;
  let isDense = true;
  for (let i = 0; i < b.length; i++) {
    if (!hasOwn.call(b, i)) {
      isDense = false;
      continue;
    }
    for (; ; from++) {
      if (from >= a.length || (isDense && from > a.length - b.length + i)) return false;
      if (!hasOwn.call(a, from)) isDense = false;
      else if (equal(a[from], b[i], PARTIAL, pairs)) break;
    }
    from++;
  }
  return true;
}

function takeEqual(candidates, value, mode, pairs) {
  for (const candidate of candidates) {
    if (equal(value, candidate, mode, pairs)) {
      candidates.delete(candidate);
      return true;
    }
  }
  return false;
}

function sets(a, b, mode, pairs) {
  if (mode === PARTIAL ? a.size < b.size : a.size !== b.size) return false;
  const [from, within] = mode === PARTIAL ? [b, a] : [a, b];
  const unmatched = [];
  for (const value of from) {
    if (within.has(value)) continue;
    if (isPrimitive(value) && mode !== LOOSE) return false;
    unmatched.push(value);
  }
  if (unmatched.length === 0) return true;
  const candidates = new Set();
  for (const value of within) if (!from.has(value) && (mode === LOOSE || !isPrimitive(value))) candidates.add(value);
  return unmatched.every((value) =>
    mode === PARTIAL
      ? [...candidates].some((candidate) => equal(candidate, value, mode, pairs) && candidates.delete(candidate))
      : takeEqual(candidates, value, mode, pairs),
  );
}

function maps(a, b, mode, pairs) {
  if (mode === PARTIAL ? a.size < b.size : a.size !== b.size) return false;
  const [from, within] = mode === PARTIAL ? [b, a] : [a, b];
  const ordered = (fromValue, withinValue) =>
    mode === PARTIAL ? equal(withinValue, fromValue, mode, pairs) : equal(fromValue, withinValue, mode, pairs);
  const unmatched = [];
  for (const [key, value] of from) {
    if (within.has(key)) {
      if (ordered(value, within.get(key))) continue;
      if (isPrimitive(key)) return false;
    } else if (isPrimitive(key) && mode !== LOOSE) {
      return false;
    }
    unmatched.push([key, value]);
  }
  if (unmatched.length === 0) return true;
  const candidates = new Set(within.keys());
  return unmatched.every(([key, value]) => {
    for (const candidate of candidates) {
      if (ordered(key, candidate) && ordered(value, within.get(candidate))) {
        candidates.delete(candidate);
        return true;
      }
    }
    return false;
  });
}

function isDeepStrictEqual(a, b, skipPrototype = false) {
  return equal(a, b, skipPrototype ? WITHOUT_PROTOTYPES : STRICT);
}

module.exports = {
  isDeepEqual: (a, b) => equal(a, b, LOOSE),
  isDeepStrictEqual,
  isPartialStrictEqual: (a, b) => equal(a, b, PARTIAL),
};
