// WebAssembly modules as ES modules: their imports, exports and instances.
// https://nodejs.org/api/esm.html#wasm-modules and https://webassembly.github.io/esm-integration/js-api/

const { Instance, Module } = require('internal/webassembly/module');

const instances = new WeakMap(); // The instance's exports, by module namespace.

const namesOf = (list, name) => [...new Set(list.map((one) => one[name]))];

// place is the name of the file in errors.
function compile(bytes, place) {
  let module;
  try {
    module = new Module(bytes);
  } catch (error) {
    error.message = `${place}: ${error.message}`;
    throw error;
  }
  return {
    module,
    imports: namesOf(Module.imports(module), 'module'),
    exports: namesOf(Module.exports(module), 'name'),
  };
}

// A global that another WebAssembly module exports is imported as the Global object; the namespace has only its value.
function importsFrom(module, name, namespace) {
  const exported = instances.get(namespace);
  if (exported === undefined) return namespace;
  const imported = { __proto__: null, ...namespace };
  for (const one of Module.imports(module)) {
    if (one.module === name && one.kind === 'global') imported[one.name] = exported[one.name];
  }
  return imported;
}

// Instantiates with the namespaces of the imported modules, in the order of compile; returns the values of the exports.
function instantiate({ module, imports, exports: names }, namespaces, own) {
  const given = { __proto__: null };
  imports.forEach((name, i) => (given[name] = importsFrom(module, name, namespaces[i])));
  const { exports } = new Instance(module, given);
  instances.set(own, exports);
  const globals = new Set(
    Module.exports(module)
      .filter(({ kind }) => kind === 'global')
      .map(({ name }) => name),
  );
  return names.map((name) => (globals.has(name) ? exports[name].value : exports[name]));
}

module.exports = { compile, instantiate };
