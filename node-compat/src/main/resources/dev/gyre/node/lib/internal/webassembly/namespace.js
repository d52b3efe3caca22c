// The WebAssembly namespace. https://webassembly.github.io/spec/js-api/

const { defineTag } = require('internal/webassembly/convert');
const { CompileError, LinkError, RuntimeError } = require('internal/webassembly/errors');
const { Instance, Module, compileBytes, isValid } = require('internal/webassembly/module');
const { Global, Memory, Table } = require('internal/webassembly/values');

const WebAssembly = {};
defineTag(WebAssembly, 'WebAssembly');

async function compile(source) {
  return compileBytes(source, 'WebAssembly.compile()');
}

// With bytes as first argument the result has module and instance, with a module only the instance.
async function instantiate(source, imports) {
  if (source instanceof Module) return new Instance(source, imports);
  const module = compileBytes(source, 'WebAssembly.instantiate()');
  await null;
  return { module, instance: new Instance(module, imports) };
}

function validate(source) {
  return isValid(source);
}

async function responseBytes(source, name) {
  const response = await source;
  if (!(response instanceof Response)) {
    const { nodeError } = require('internal/errors');
    throw nodeError('ERR_INVALID_ARG_TYPE', 'source', ['Response', 'Promise resolving to Response'], response);
  }
  const type = response.headers.get('Content-Type');
  if (type !== 'application/wasm')
    throw new TypeError(`WebAssembly response has unsupported MIME type '${type ?? ''}'`);
  if (!response.ok) throw new TypeError(`WebAssembly response has status code ${response.status}`);
  if (response.bodyUsed) throw new TypeError('WebAssembly response body has already been used');
  return compileBytes(await response.arrayBuffer(), `WebAssembly.${name}()`);
}

async function compileStreaming(source) {
  return responseBytes(source, 'compileStreaming');
}

async function instantiateStreaming(source, imports) {
  const module = await responseBytes(source, 'instantiateStreaming');
  return { module, instance: new Instance(module, imports) };
}

const members = {
  compile,
  validate,
  instantiate,
  compileStreaming,
  instantiateStreaming,
  Module,
  Instance,
  Table,
  Memory,
  Global,
  CompileError,
  LinkError,
  RuntimeError,
};
for (const [name, value] of Object.entries(members)) {
  Object.defineProperty(WebAssembly, name, {
    __proto__: null,
    value,
    writable: true,
    enumerable: /^[a-z]/.test(name),
    configurable: true,
  });
}

module.exports = { WebAssembly };
