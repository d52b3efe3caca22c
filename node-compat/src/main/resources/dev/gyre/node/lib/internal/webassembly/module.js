// Module and Instance. https://webassembly.github.io/spec/js-api/#modules

const { defineTag } = require('internal/webassembly/convert');
const { CompileError, store } = require('internal/webassembly/errors');
const { adopt, handleOf, remember } = require('internal/webassembly/values');
const { whyNot } = require('internal/webassembly/permission');
const { isAnyArrayBuffer } = require('internal/util/types');

const binding = internalBinding('wasm');

function toBytes(source, place) {
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (isAnyArrayBuffer(source)) return new Uint8Array(source);
  throw new TypeError(`${place}: Argument 0 must be a buffer source`);
}

function decode(source, place) {
  const bytes = toBytes(source, place);
  if (bytes.length === 0) throw new CompileError(`${place}: BufferSource argument is empty`);
  try {
    return binding.compile(store, bytes);
  } catch (error) {
    error.message = `${place}: ${error.message}`;
    throw error;
  }
}

// HostEnsureCanCompileWasmBytes, https://webassembly.github.io/content-security-policy/js-api/#host-ensure-can-compile-wasm-bytes
function compileHandle(source, place) {
  const reason = whyNot();
  if (reason !== undefined) throw new CompileError(`${place}: ${reason}`);
  return decode(source, place);
}

function isValid(source) {
  try {
    decode(source, 'WebAssembly.validate()');
    return true;
  } catch (error) {
    if (error instanceof CompileError) return false;
    throw error;
  }
}

const HANDLE = Symbol('handle'); // The second argument for a Module that is already compiled.

class Module {
  #handle;

  constructor(source, mark, handle) {
    this.#handle = mark === HANDLE ? handle : compileHandle(source, 'WebAssembly.Module()');
  }

  static #of(module, name) {
    if (module === null || typeof module !== 'object' || !(#handle in module)) {
      throw new TypeError(`WebAssembly.${name}: Argument 0 must be a WebAssembly.Module`);
    }
    return module.#handle;
  }

  static exports(module) {
    const parts = binding.exportsOf(Module.#of(module, 'Module.exports()'));
    return Array.from({ length: parts.length / 2 }, (_, i) => ({ name: parts[2 * i], kind: parts[2 * i + 1] }));
  }

  static imports(module) {
    const parts = binding.importsOf(Module.#of(module, 'Module.imports()'));
    return Array.from({ length: parts.length / 3 }, (_, i) => ({
      module: parts[3 * i],
      name: parts[3 * i + 1],
      kind: parts[3 * i + 2],
    }));
  }

  static customSections(module, name) {
    const handle = Module.#of(module, 'Module.customSections()');
    if (name === undefined) throw new TypeError('WebAssembly.Module.customSections(): Argument 1 is required');
    return binding.customSections(handle, String(name));
  }

  static handleFor(module, name) {
    return Module.#of(module, name);
  }
}

const { handleFor } = Module;
delete Module.handleFor;

function compileBytes(source, place) {
  return new Module(undefined, HANDLE, compileHandle(source, place));
}

// Reads the values of the import object, in the order of the module's imports; WebAssembly objects become handles.
function readImports(module, imports) {
  const wanted = Module.imports(module);
  if (wanted.length > 0 && (imports === null || (typeof imports !== 'object' && typeof imports !== 'function'))) {
    throw new TypeError('WebAssembly.Instance(): Imports argument must be present and must be an object');
  }
  return wanted.map((one, i) => {
    const space = imports[one.module];
    if (space === null || (typeof space !== 'object' && typeof space !== 'function')) {
      throw new TypeError(`WebAssembly.Instance(): Import #${i} "${one.module}": module is not an object or function`);
    }
    const value = space[one.name];
    const handle = handleOf(value);
    if (handle !== undefined) remember(value);
    return handle ?? value;
  });
}

class Instance {
  constructor(module, imports) {
    const handle = handleFor(module, 'Instance()');
    if (imports !== undefined && (imports === null || (typeof imports !== 'object' && typeof imports !== 'function'))) {
      throw new TypeError('WebAssembly.Instance(): Argument 1 must be an object');
    }
    let values;
    try {
      values = binding.instantiate(store, handle, readImports(module, imports));
    } catch (error) {
      if (error?.name === 'LinkError') error.message = `WebAssembly.Instance(): ${error.message}`;
      throw error;
    }
    const exported = Object.create(null);
    for (const [i, { name, kind }] of Module.exports(module).entries()) {
      exported[name] = kind === 'function' ? values[i] : adopt(kind, values[i]);
    }
    Object.defineProperty(this, 'exports', {
      __proto__: null,
      value: Object.freeze(exported),
      enumerable: true,
      configurable: true,
    });
  }
}

for (const [name, type] of [
  ['WebAssembly.Module', Module],
  ['WebAssembly.Instance', Instance],
]) {
  defineTag(type.prototype, name);
  Object.defineProperty(type, 'length', { __proto__: null, value: 1, configurable: true });
}

module.exports = { Instance, Module, compileBytes, isValid };
