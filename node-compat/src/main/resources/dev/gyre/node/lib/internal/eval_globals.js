// In a program of the command line (-e, -p) each module of the library is a global variable, loaded at its first use.

const isGlobalName = (name) => name[0] !== '_' && !name.includes('/') && !Object.hasOwn(globalThis, name);

function defineModule(name) {
  const define = (descriptor) =>
    Object.defineProperty(globalThis, name, { __proto__: null, configurable: true, ...descriptor });
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

function defineModules() {
  for (const name of require('module').builtinModules) if (isGlobalName(name)) defineModule(name);
}

module.exports = { defineModules };
