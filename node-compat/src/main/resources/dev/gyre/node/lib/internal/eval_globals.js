// In a program of the command line (-e, -p) and in the REPL each module of the library is a global variable, loaded at its first use.

const isGlobalName = (name) => name[0] !== '_' && !name.includes('/');

function defineModule(target, name) {
  const define = (descriptor) =>
    Object.defineProperty(target, name, { __proto__: null, configurable: true, ...descriptor });
  const set = (value) => define({ value, enumerable: true, writable: true });
  define({
    get() {
      const library = require('module').createRequire(`${process.cwd()}/`)(name);
      define({ get: () => library, set, enumerable: false });
      return library;
    },
    set,
    enumerable: false,
  });
}

function defineModules(target = globalThis) {
  for (const name of require('module').builtinModules)
    if (isGlobalName(name) && !Object.hasOwn(target, name)) defineModule(target, name);
}

module.exports = { defineModules };
