// Modules that are there so that packages load, and whose functions throw ERR_METHOD_NOT_IMPLEMENTED by their name.

const { nodeError } = require('internal/errors');

// A function, also a constructor, that says that it is missing.
function absent(module, name) {
  return Object.defineProperty(function () {
    throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', `${module}.${name}()`);
  }, 'name', { __proto__: null, value: name, configurable: true });
}

// The same for each of the names, which stand in one text.
function absentAll(module, names) {
  return Object.fromEntries(names.split(' ').map((name) => [name, absent(module, name)]));
}

module.exports = { absent, absentAll };
