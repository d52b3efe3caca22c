// node:vm. https://nodejs.org/api/vm.html

const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const {
  validateArray,
  validateBoolean,
  validateBuffer,
  validateInt32,
  validateObject,
  validateOneOf,
  validateString,
  validateStringArray,
  validateUint32,
} = require('internal/validators');
const { contextOf, importerOf, isContext, register } = require('internal/vm/contexts');

const binding = internalBinding('vm');
const kScript = Symbol('script');
const kParsingContext = Symbol('parsingContext');

const constants = {
  __proto__: null,
  USE_MAIN_CONTEXT_DEFAULT_LOADER: Symbol('vm_dynamic_import_main_context_default'),
  DONT_CONTEXTIFY: Symbol('vm_context_no_contextify'),
};
Object.freeze(constants);

// ---- options -------------------------------------------------------------------------------------------------------

// The position of a text in stack traces.
function positionOf({ filename = 'evalmachine.<anonymous>', lineOffset = 0, columnOffset = 0 }) {
  validateString(filename, 'options.filename');
  validateInt32(lineOffset, 'options.lineOffset');
  validateInt32(columnOffset, 'options.columnOffset');
  return { filename, lineOffset, columnOffset };
}

function objectOf(options, name = 'options') {
  if (typeof options === 'string') return { filename: options };
  validateObject(options, name);
  return options;
}

function checkCachedData({ cachedData, produceCachedData = false }) {
  if (cachedData !== undefined && !ArrayBuffer.isView(cachedData)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options.cachedData', ['Buffer', 'TypedArray', 'DataView'], cachedData);
  }
  validateBoolean(produceCachedData, 'options.produceCachedData');
}

function runOptionsOf(options) {
  validateObject(options, 'options');
  const { breakOnSigint = false, displayErrors = true, timeout } = options;
  if (timeout !== undefined) validateUint32(timeout, 'options.timeout', true);
  validateBoolean(displayErrors, 'options.displayErrors');
  validateBoolean(breakOnSigint, 'options.breakOnSigint');
  return [timeout ?? 0, breakOnSigint, displayErrors ? prependPosition : undefined];
}

const placed = new WeakSet();

// Adds the position and source line before an error's stack, once: for the first script that the error leaves.
function prependPosition(error, place) {
  if (placed.has(error)) return;
  try {
    const { stack } = error;
    if (typeof stack !== 'string') return;
    error.stack = `${place}\n${stack}`;
    placed.add(error);
  } catch {} // A read-only stack is not changed.
}

function isContextifiedObject(object) {
  validateObject(object, 'object', { allowArray: true });
  return isContext(object);
}

function requireContext(object) {
  if (!isContextifiedObject(object))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'contextifiedObject', 'vm.Context', object);
}

// The options of a new context, which runInNewContext has under longer names.
function contextOptionsOf(options) {
  if (!options) return kEmptyObject;
  const { contextName: name, contextOrigin: origin, contextCodeGeneration: codeGeneration, microtaskMode } = options;
  if (name !== undefined) validateString(name, 'options.contextName');
  if (origin !== undefined) validateString(origin, 'options.contextOrigin');
  if (codeGeneration !== undefined) {
    validateObject(codeGeneration, 'options.contextCodeGeneration');
    for (const kind of ['strings', 'wasm']) {
      if (codeGeneration[kind] !== undefined)
        validateBoolean(codeGeneration[kind], `options.contextCodeGeneration.${kind}`);
    }
  }
  if (microtaskMode !== undefined) validateOneOf(microtaskMode, 'options.microtaskMode', ['afterEvaluate', undefined]);
  return { name, origin, codeGeneration, microtaskMode };
}

// ---- scripts -------------------------------------------------------------------------------------------------------

class Script {
  constructor(code, options = kEmptyObject) {
    code = `${code}`;
    options = objectOf(options);
    const place = positionOf(options);
    const { cachedData, produceCachedData } = options;
    checkCachedData(options);
    const importer = importerOf(
      options.importModuleDynamically,
      'options.importModuleDynamically',
      constants,
      () => this,
    );
    const script = binding.compileScript({
      ...place,
      code,
      importer,
      cachedData,
      context: options[kParsingContext],
      show: prependPosition,
    });
    Object.defineProperty(this, kScript, { __proto__: null, value: script });
    if (cachedData !== undefined) this.cachedDataRejected = !binding.isKept(script);
    if (produceCachedData) {
      this.cachedData = this.createCachedData();
      this.cachedDataProduced = true;
    }
    const comment = (name) =>
      [...code.matchAll(new RegExp(`(?:^|[\\s;})])//[#@] ${name}=([^\\s'"]+)[\\t ]*$`, 'gm'))].at(-1)?.[1];
    this.sourceURL = comment('sourceURL');
    this.sourceMapURL = comment('sourceMappingURL');
  }

  createCachedData() {
    return require('buffer').Buffer.from(binding.cachedData(this[kScript]));
  }

  runInThisContext(options) {
    return binding.runScript(this[kScript], undefined, ...runOptionsOf(options === undefined ? kEmptyObject : options));
  }

  runInContext(contextifiedObject, options) {
    requireContext(contextifiedObject);
    return binding.runScript(
      this[kScript],
      contextOf(contextifiedObject),
      ...runOptionsOf(options === undefined ? kEmptyObject : options),
    );
  }

  runInNewContext(contextObject, options) {
    return this.runInContext(createContext(contextObject, contextOptionsOf(options)), options);
  }
}

// ---- contexts ------------------------------------------------------------------------------------------------------

let contexts = 0;

function createContext(contextObject = {}, options = kEmptyObject) {
  if (contextObject === constants.DONT_CONTEXTIFY) contextObject = undefined;
  else if (isContextifiedObject(contextObject)) return contextObject;
  validateObject(options, 'options');
  const { name = `VM Context ${++contexts}`, origin, codeGeneration, microtaskMode, importModuleDynamically } = options;
  validateString(name, 'options.name');
  if (origin !== undefined) validateString(origin, 'options.origin');
  if (codeGeneration !== undefined) validateObject(codeGeneration, 'options.codeGeneration');
  const { strings = true, wasm = true } = codeGeneration ?? kEmptyObject;
  validateBoolean(strings, 'options.codeGeneration.strings');
  validateBoolean(wasm, 'options.codeGeneration.wasm');
  validateOneOf(microtaskMode, 'options.microtaskMode', ['afterEvaluate', undefined]);
  importerOf(importModuleDynamically, 'options.importModuleDynamically', constants, () => contextObject);
  const context = binding.makeContext(contextObject, strings, microtaskMode === 'afterEvaluate');
  contextObject ??= binding.globalOf(context);
  register(contextObject, context);
  return contextObject;
}

function createScript(code, options) {
  return new Script(code, options);
}

function withFilename(options) {
  return typeof options === 'string' ? { filename: options } : { ...options };
}

function runInContext(code, contextifiedObject, options) {
  requireContext(contextifiedObject);
  options = { ...withFilename(options), [kParsingContext]: contextOf(contextifiedObject) };
  return createScript(code, options).runInContext(contextifiedObject, options);
}

function runInNewContext(code, contextObject, options) {
  options = withFilename(options);
  contextObject = createContext(contextObject, contextOptionsOf(options));
  options[kParsingContext] = contextOf(contextObject);
  return createScript(code, options).runInNewContext(contextObject, options);
}

function runInThisContext(code, options) {
  options = typeof options === 'string' ? { filename: options } : options;
  return createScript(code, options).runInThisContext(options);
}

// ---- functions -----------------------------------------------------------------------------------------------------

function compileFunction(code, params, options = kEmptyObject) {
  validateString(code, 'code');
  validateObject(options, 'options');
  if (params !== undefined) validateStringArray(params, 'params');
  const {
    filename = '',
    lineOffset,
    columnOffset,
    cachedData,
    produceCachedData,
    parsingContext,
    contextExtensions = [],
    importModuleDynamically,
  } = options;
  const place = positionOf({ filename, lineOffset, columnOffset });
  if (cachedData !== undefined) validateBuffer(cachedData, 'options.cachedData');
  if (produceCachedData !== undefined) validateBoolean(produceCachedData, 'options.produceCachedData');
  if (parsingContext !== undefined && !isContext(parsingContext)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options.parsingContext', 'Context', parsingContext);
  }
  validateArray(contextExtensions, 'options.contextExtensions');
  contextExtensions.forEach((extension, i) =>
    validateObject(extension, `options.contextExtensions[${i}]`, { nullable: true }),
  );
  let compiled;
  const importer = importerOf(importModuleDynamically, 'options.importModuleDynamically', constants, () => compiled);
  compiled = binding.compileFunction({
    ...place,
    code,
    importer,
    parameters: params ?? [],
    extensions: contextExtensions,
    context: parsingContext === undefined ? undefined : contextOf(parsingContext),
    show: prependPosition,
  });
  // Functions are compiled when they are first called, so there is no code to cache.
  if (produceCachedData) compiled.cachedDataProduced = false;
  if (cachedData !== undefined) compiled.cachedDataRejected = true;
  return compiled;
}

// vm.measureMemory([options]): all contexts share the heap, so nothing is known of each. https://nodejs.org/api/vm.html#vmmeasurememoryoptions
function measureMemory(options = kEmptyObject) {
  const { validateObject, validateOneOf } = require('internal/validators');
  require('internal/util').emitExperimentalWarning('vm.measureMemory');
  validateObject(options, 'options');
  const { mode = 'summary', execution = 'default' } = options;
  validateOneOf(mode, 'options.mode', ['summary', 'detailed']);
  validateOneOf(execution, 'options.execution', ['default', 'eager']);
  const { heapUsed, heapTotal } = process.memoryUsage();
  const total = { jsMemoryEstimate: heapUsed, jsMemoryRange: [heapUsed, heapTotal] };
  const details = mode === 'detailed' ? { current: { ...total }, other: [] } : undefined;
  return Promise.resolve({ total, WebAssembly: { code: 0, metadata: 0 }, ...details });
}

Object.defineProperty(isContextifiedObject, 'name', { __proto__: null, value: 'isContext', configurable: true });

module.exports = {
  Script,
  createContext,
  createScript,
  runInContext,
  runInNewContext,
  runInThisContext,
  isContext: isContextifiedObject,
  compileFunction,
  measureMemory,
  constants,
};

if (internalBinding('options').get('--experimental-vm-modules')) {
  const { Module, SourceTextModule, SyntheticModule } = require('internal/vm/module');
  Object.assign(module.exports, { Module, SourceTextModule, SyntheticModule });
}
