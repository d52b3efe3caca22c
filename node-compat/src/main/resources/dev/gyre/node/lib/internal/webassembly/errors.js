// The error classes of WebAssembly, which have the form of the built-in ones. https://webassembly.github.io/spec/js-api/#error-objects

function define(name) {
  function Constructor(message, options) {
    const error = Reflect.construct(
      Error,
      message === undefined ? [] : options === undefined ? [message] : [message, options],
      new.target ?? Constructor,
    );
    return error;
  }
  Object.defineProperty(Constructor, 'name', { __proto__: null, value: name, configurable: true });
  Object.defineProperty(Constructor, 'length', { __proto__: null, value: 1, configurable: true });
  Object.setPrototypeOf(Constructor, Error);
  const prototype = Object.create(Error.prototype);
  for (const [key, value] of [
    ['constructor', Constructor],
    ['name', name],
    ['message', ''],
  ]) {
    Object.defineProperty(prototype, key, {
      __proto__: null,
      value,
      writable: true,
      enumerable: false,
      configurable: true,
    });
  }
  Object.defineProperty(Constructor, 'prototype', { __proto__: null, value: prototype, writable: false });
  return Constructor;
}

const CompileError = define('CompileError');
const LinkError = define('LinkError');
const RuntimeError = define('RuntimeError');

module.exports = {
  CompileError,
  LinkError,
  RuntimeError,
  store: internalBinding('wasm').store(CompileError, LinkError, RuntimeError),
};
