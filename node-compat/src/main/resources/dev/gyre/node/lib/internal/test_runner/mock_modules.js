// mock.module(): modules that others are imported and required instead of, while they are mocked.
// https://nodejs.org/api/test.html#mockmodulespecifier-options

const { nodeError } = require('internal/errors');
const { emitExperimentalWarning, kEmptyObject } = require('internal/util');
const { validateBoolean, validateObject } = require('internal/validators');

const binding = internalBinding('modules');

// Where the text of a mocked ES module finds its values.
const kValues = Symbol.for('gyre.test.mockedModule');
const REFUSED = 'Cannot create mock because named exports cannot be applied to the provided default export.';

// Contexts by the URL of the module that is mocked, and by that of what is loaded instead.
const mocked = new Map();
const loaded = new Map();
let count = 0;
let stopHooks;

const reported = new Set();

function deprecated(name, instead) {
  if (reported.has(name)) return;
  reported.add(name);
  process.emitWarning(`mock.module(): options.${name} is deprecated. Use ${instead} instead.`, 'DeprecationWarning');
}

// The values of a mock: names, and whether there is a default.
function readExports(options) {
  const { exports, namedExports } = options;
  const hasDefault = 'defaultExport' in options;
  if (exports !== undefined) {
    validateObject(exports, 'options.exports');
    for (const other of ['namedExports', 'defaultExport']) {
      if (other in options)
        throw nodeError('ERR_INVALID_ARG_VALUE', 'options.exports', exports, `cannot be used with 'options.${other}'`);
    }
    const { default: value, ...named } = exports;
    return { named, hasDefault: 'default' in exports, value };
  }
  if (namedExports !== undefined) {
    validateObject(namedExports, 'options.namedExports');
    deprecated('namedExports', 'options.exports');
  }
  if (hasDefault) deprecated('defaultExport', 'options.exports.default');
  return { named: { ...namedExports }, hasDefault, value: options.defaultExport };
}

// The URL of the module that calls the test runner.
function callerUrl() {
  const file = internalBinding('util')
    .getCallSites(100)
    .map((site) => site.scriptName)
    .find((name) => name !== '' && !name.startsWith('node:'));
  if (file === undefined) return require('url').pathToFileURL(`${process.cwd()}/`).href;
  return file.startsWith('file:') ? file : require('url').pathToFileURL(file).href;
}

function keyOf(specifier) {
  const { isBuiltin } = require('module');
  const text = `${specifier}`;
  if (isBuiltin(text)) return text.startsWith('node:') ? text : `node:${text}`;
  return binding.resolveImport(text, callerUrl());
}

// Whether what is mocked is required, not an ES module: then its exports are one value with properties.
function isCommonJs(url) {
  if (!url.startsWith('file:')) return true;
  if (/\.m[jt]s$/.test(url)) return false;
  if (/\.(c[jt]s|json)$/.test(url)) return true;
  return binding.defaultLoad(url, { __proto__: null, importAttributes: kEmptyObject }).format !== 'module';
}

class MockModuleContext {
  #url;
  #cache;
  #exports;
  #isCommonJs;
  #instance; // With a cache, the URL of what is loaded instead, and the value that is required.
  #required;

  constructor(specifier, url, cache, exports) {
    this.#url = url;
    this.#cache = cache;
    this.#exports = exports;
    this.#isCommonJs = isCommonJs(url);
    if (mocked.has(url))
      throw nodeError('ERR_INVALID_STATE', `Cannot mock '${specifier}'. The module is already mocked.`);
    mocked.set(url, this);
    if (mocked.size === 1) stopHooks = startHooks();
  }

  restore() {
    if (mocked.get(this.#url) !== this) return;
    mocked.delete(this.#url);
    if (mocked.size === 0) stopHooks();
  }

  static instanceOf(context) {
    if (context.#cache && context.#instance !== undefined) return context.#instance;
    context.#instance = `mock:${++count}`;
    loaded.set(context.#instance, context);
    return context.#instance;
  }

  static required(context) {
    if (context.#cache && context.#required !== undefined) return context.#required.value;
    const { named, hasDefault, value } = context.#exports;
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
    if (hasDefault && !isObject && Object.keys(named).length > 0) throw new Error(REFUSED);
    const result = hasDefault ? value : {};
    for (const name of Object.keys(named))
      Object.defineProperty(result, name, { __proto__: null, ...Object.getOwnPropertyDescriptor(named, name) });
    context.#required = { value: result };
    return result;
  }

  // The names and values of the ES module.
  static entries(context) {
    const { named, hasDefault, value } = context.#exports;
    const entries = Object.keys(named).map((name) => [name, named[name]]);
    if (context.#isCommonJs) {
      const result = required(context);
      entries.push(['default', result], ['module.exports', result]);
    } else if (hasDefault) {
      entries.push(['default', value]);
    }
    return entries;
  }
}
const { entries, instanceOf, required } = MockModuleContext;
for (const name of ['entries', 'instanceOf', 'required']) delete MockModuleContext[name];

function sourceOf(instance) {
  const names = entries(loaded.get(instance)).map(([name]) => name);
  const values = `const values = globalThis[Symbol.for('gyre.test.mockedModule')](${JSON.stringify(instance)});\n`;
  return names.reduce(
    (text, name, i) => `${text}const v${i} = values[${i}];\nexport { v${i} as ${JSON.stringify(name)} };\n`,
    values,
  );
}

function resolveMock(specifier, context, nextResolve) {
  const result = nextResolve(specifier, context);
  const mock = mocked.get(result.url);
  return mock === undefined ? result : { url: instanceOf(mock), format: 'module', shortCircuit: true };
}

function loadMock(url, context, nextLoad) {
  return loaded.has(url) ? { format: 'module', source: sourceOf(url), shortCircuit: true } : nextLoad(url, context);
}

// ES modules are resolved and loaded by hooks, what is required by Module._load. Returns what ends both.
function startHooks() {
  const Module = require('module');
  Object.defineProperty(globalThis, kValues, {
    __proto__: null,
    configurable: true,
    value: (instance) => entries(loaded.get(instance)).map(([, value]) => value),
  });
  const isImport = (context) => context.conditions?.includes('import') === true;
  const hooks = Module.registerHooks({
    resolve: (specifier, context, next) =>
      isImport(context) ? resolveMock(specifier, context, next) : next(specifier, context),
    load: loadMock,
  });
  const load = Module._load;
  Module._load = function (request, parent, isMain) {
    const mock = mocked.get(requestedUrl(Module, request, parent));
    return mock === undefined ? Reflect.apply(load, this, [request, parent, isMain]) : required(mock);
  };
  return () => {
    hooks.deregister();
    Module._load = load;
  };
}

function requestedUrl(Module, request, parent) {
  if (Module.isBuiltin(request)) return request.startsWith('node:') ? request : `node:${request}`;
  try {
    return require('url').pathToFileURL(Module._resolveFilename(request, parent)).href;
  } catch {
    return undefined; // The original function throws the error.
  }
}

function mockModule(specifier, options = kEmptyObject) {
  emitExperimentalWarning('Module mocking');
  if (typeof specifier !== 'string' && !(specifier instanceof URL))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'specifier', ['string', 'URL'], specifier);
  validateObject(options, 'options');
  const { cache = false } = options;
  validateBoolean(cache, 'options.cache');
  const exports = readExports(options);
  return new MockModuleContext(specifier, keyOf(specifier), cache, exports);
}

module.exports = { mockModule };
