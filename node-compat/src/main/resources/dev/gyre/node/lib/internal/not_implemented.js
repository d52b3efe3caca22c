// Placeholders for functions that Gyre lacks: packages can load the modules that export them, and a call throws
// ERR_METHOD_NOT_IMPLEMENTED.

const { nodeError } = require('internal/errors');

// A function (or constructor) that throws an error with its own name.
function notImplemented(module, name) {
  return Object.defineProperty(
    function () {
      throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', `${module}.${name}()`);
    },
    'name',
    { __proto__: null, value: name, configurable: true },
  );
}

// An object with such a function for each of the names, which are separated by spaces.
function notImplementedAll(module, names) {
  return Object.fromEntries(names.split(' ').map((name) => [name, notImplemented(module, name)]));
}

module.exports = { notImplemented, notImplementedAll };
