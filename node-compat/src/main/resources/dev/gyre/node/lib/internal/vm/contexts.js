// Identifies contexts, and determines how imports in texts of node:vm are resolved.

const { validateFunction } = require('internal/validators');

const contexts = new WeakMap();

function isContext(object) {
  return contexts.has(object);
}

function contextOf(object) {
  return contexts.get(object);
}

function register(object, context) {
  contexts.set(object, context);
}

let warned = false;

// The library uses the program's loader itself: in the REPL.
function allowDefaultLoader() {
  warned = true;
}

function warnOfDefaultLoader() {
  if (warned) return;
  warned = true;
  process.emitWarning(
    'vm.USE_MAIN_CONTEXT_DEFAULT_LOADER is an experimental feature and might change at any time',
    'ExperimentalWarning',
  );
}

// The importer for the binding: a function that returns a promise of a namespace or a module's handle, 'default', or
// undefined.
async function refuseImport() {
  throw require('internal/errors').nodeError('ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING_FLAG');
}

function importerOf(option, name, constants, referrer) {
  if (option === undefined) return undefined;
  if (option === constants.USE_MAIN_CONTEXT_DEFAULT_LOADER) {
    warnOfDefaultLoader();
    return 'default';
  }
  validateFunction(option, name);
  if (!require('internal/options').optionValue('--experimental-vm-modules', false)) return refuseImport;
  return async (specifier, attributes) => {
    const module = await option(specifier, referrer(), attributes, 'evaluation');
    if (module === null || typeof module !== 'object')
      throw require('internal/errors').nodeError('ERR_VM_MODULE_NOT_MODULE');
    return require('internal/vm/module').handleOf(module) ?? module;
  };
}

module.exports = { allowDefaultLoader, contextOf, importerOf, isContext, register };
