// Memory, Table and Global. https://webassembly.github.io/spec/js-api/#memories

const { checkDescriptor, defineTag, toIndex, toLimits } = require('internal/webassembly/convert');
const { store } = require('internal/webassembly/errors');

const binding = internalBinding('wasm');

const MOST_PAGES = 65536;
const MOST_ELEMENTS = 10_000_000;
const TYPES = ['i32', 'i64', 'f32', 'f64', 'externref', 'anyfunc'];
const ADOPT = Symbol('adopt'); // The first argument of a constructor that receives a handle instead of a descriptor.

class Memory {
  #handle;

  constructor(descriptor, handle) {
    if (descriptor === ADOPT) {
      this.#handle = handle;
      return;
    }
    const place = 'WebAssembly.Memory()';
    checkDescriptor(descriptor, place, 'memory');
    const { initial, maximum } = toLimits(descriptor, place, MOST_PAGES);
    if (descriptor.shared) throw new TypeError(`${place}: shared memories are not supported`);
    this.#handle = binding.memory(initial, maximum);
  }

  get buffer() {
    return binding.memoryBuffer(this.#handle);
  }

  grow(delta) {
    const before = binding.memoryGrow(this.#handle, toIndex(delta, 'WebAssembly.Memory.grow()', 'Argument 0'));
    if (before < 0) throw new RangeError('WebAssembly.Memory.grow(): Maximum memory size exceeded');
    return before;
  }

  static handleOf(value) {
    return #handle in value ? value.#handle : undefined;
  }
}

class Table {
  #handle;

  constructor(descriptor, value) {
    if (descriptor === ADOPT) {
      this.#handle = value;
      return;
    }
    const place = 'WebAssembly.Table()';
    checkDescriptor(descriptor, place, 'table');
    const { element } = descriptor;
    if (!['anyfunc', 'externref'].includes(element))
      throw new TypeError(`${place}: Descriptor property 'element' must be a WebAssembly reference type`);
    const { initial, maximum } = toLimits(descriptor, place, MOST_ELEMENTS);
    this.#handle = binding.table(element, initial, maximum);
    if (value !== undefined) for (let i = 0; i < initial; i++) binding.tableSet(store, this.#handle, i, value);
  }

  get length() {
    return binding.tableLength(this.#handle);
  }

  get(index) {
    return binding.tableGet(store, this.#handle, toIndex(index, 'WebAssembly.Table.get()', 'Argument 0'));
  }

  set(index, value = null) {
    binding.tableSet(store, this.#handle, toIndex(index, 'WebAssembly.Table.set()', 'Argument 0'), value);
  }

  grow(delta, value = null) {
    const before = binding.tableGrow(
      store,
      this.#handle,
      toIndex(delta, 'WebAssembly.Table.grow()', 'Argument 0'),
      value,
    );
    if (before < 0) throw new RangeError(`WebAssembly.Table.grow(): failed to grow table by ${delta}`);
    return before;
  }

  static handleOf(value) {
    return #handle in value ? value.#handle : undefined;
  }
}

class Global {
  #handle;

  constructor(descriptor, value) {
    if (descriptor === ADOPT) {
      this.#handle = value;
      return;
    }
    const place = 'WebAssembly.Global()';
    checkDescriptor(descriptor, place, 'global');
    const mutable = Boolean(descriptor.mutable);
    const type = String(descriptor.value);
    if (type === 'v128') throw new TypeError(`${place}: A global of type 'v128' cannot be created in JavaScript`);
    if (!TYPES.includes(type)) throw new TypeError(`${place}: Descriptor property 'value' must be a WebAssembly type`);
    this.#handle = binding.global(store, type, mutable, value);
  }

  get value() {
    return binding.globalGet(store, this.#handle);
  }

  set value(value) {
    if (!binding.globalIsMutable(this.#handle))
      throw new TypeError("set WebAssembly.Global.value): Can't set the value of an immutable global.");
    binding.globalSet(store, this.#handle, value);
  }

  valueOf() {
    return binding.globalGet(store, this.#handle);
  }

  static handleOf(value) {
    return #handle in value ? value.#handle : undefined;
  }
}

// The handle of an object of one of these classes, or undefined.
const readers = [Memory, Table, Global].map((type) => type.handleOf);

function handleOf(value) {
  if (value === null || typeof value !== 'object') return undefined;
  for (const read of readers) {
    const handle = read(value);
    if (handle !== undefined) return handle;
  }
  return undefined;
}

const classes = { memory: Memory, table: Table, global: Global };
const known = []; // Weak references to the objects, so that each handle has only one.

// The object of a handle that a module exports.
function adopt(kind, handle) {
  for (let i = known.length - 1; i >= 0; i--) {
    const object = known[i].deref();
    if (object === undefined) known.splice(i, 1);
    else if (binding.isSame(handleOf(object), handle)) return object;
  }
  const object = new classes[kind](ADOPT, handle);
  remember(object);
  return object;
}

function remember(object) {
  known.push(new WeakRef(object));
}

for (const [name, type] of [
  ['WebAssembly.Memory', Memory],
  ['WebAssembly.Table', Table],
  ['WebAssembly.Global', Global],
]) {
  delete type.handleOf;
  defineTag(type.prototype, name);
  Object.defineProperty(type, 'length', { __proto__: null, value: 1, configurable: true });
  for (const key of Object.getOwnPropertyNames(type.prototype)) {
    if (key !== 'constructor') Object.defineProperty(type.prototype, key, { __proto__: null, enumerable: true });
  }
}

module.exports = { Global, Memory, Table, adopt, handleOf, remember };
