// node:module: the Module function of the loaders, and the members that are written in JavaScript.

const { nodeError } = require('internal/errors');
const { validateFunction, validateString } = require('internal/validators');
const binding = internalBinding('modules');

const Module = binding.module();

// module.registerHooks(options), https://nodejs.org/api/module.html#moduleregisterhooksoptions
function registerHooks(hooks) {
  const { resolve, load } = hooks;
  if (resolve) validateFunction(resolve, 'hooks.resolve');
  if (load) validateFunction(load, 'hooks.load');
  const registered = new ModuleHooks(resolve, load);
  binding.addHooks(registered);
  return registered;
}

class ModuleHooks {
  constructor(resolve, load) {
    this.resolve = resolve;
    this.load = load;
  }

  deregister() {
    binding.removeHooks(this);
  }
}

// module.register(specifier[, parentURL][, options]), https://nodejs.org/api/module.html#moduleregisterspecifier-parenturl-options
function register(specifier, parentURL = undefined, options = undefined) {
  if (parentURL != null && typeof parentURL === 'object' && !isUrl(parentURL)) {
    options = parentURL;
    parentURL = options.parentURL;
  }
  const parent = parentURL === undefined ? 'data:' : `${parentURL}`;
  require('internal/modules/hooks').register(`${specifier}`, parent, options?.data, options?.transferList ?? []);
}

const isUrl = (value) => Boolean(value?.href && value.protocol && value.auth === undefined && value.path === undefined);

function parsed(text) {
  return URL.canParse(text) ? new URL(text).href : text;
}

// module.findPackageJSON(specifier[, base]), https://nodejs.org/api/module.html#modulefindpackagejsonspecifier-base
function findPackageJSON(specifier, base = 'data:') {
  if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'specifier');
  if (isUrl(specifier)) specifier = specifier.href;
  else validateString(specifier, 'specifier');
  specifier = parsed(specifier);
  if (!isUrl(base)) validateString(base, 'base');
  const parent = isUrl(base)
    ? base.href
    : base.startsWith('/')
      ? require('url').pathToFileURL(base).href
      : new URL(base).href;
  const isBare = specifier !== '' && specifier[0] !== '.' && specifier[0] !== '/' && !specifier.startsWith('file:');
  if (isBare) return binding.packageOf(specifier, parent);
  return binding.packageAround(specifier, parent);
}

// module.syncBuiltinESMExports(), https://nodejs.org/api/module.html#modulesyncbuiltinesmexports
function syncBuiltinESMExports() {
  binding.synchronizeBuiltins();
}

Object.assign(Module, { findPackageJSON, register, registerHooks, syncBuiltinESMExports });

module.exports = Module;
