// Modules that the program links itself, with --experimental-vm-modules. https://nodejs.org/api/vm.html#class-vmmodule

const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const {
  validateBoolean,
  validateFunction,
  validateInt32,
  validateObject,
  validateString,
  validateUint32,
} = require('internal/validators');
const { contextOf, importerOf, isContext } = require('internal/vm/contexts');

const { Buffer } = require('buffer');

const binding = internalBinding('vm');
const PENDING = 0;
const REJECTED = 2;
const handles = new WeakMap();

function handleOf(module) {
  return handles.get(module);
}

let count = 0;

// The state of a module: { handle, identifier, context, status, error, isSource }.
const states = new WeakMap();

function stateOf(module) {
  const state = states.get(module);
  if (state === undefined) throw nodeError('ERR_INVALID_THIS', 'Module');
  return state;
}

function checkContext(context) {
  if (context === undefined) return;
  validateObject(context, 'context');
  if (!isContext(context)) throw nodeError('ERR_INVALID_ARG_TYPE', 'options.context', 'vm.Context', context);
}

class Module {
  constructor() {
    if (new.target === Module) throw new TypeError('Module is not a constructor');
  }

  get identifier() {
    return stateOf(this).identifier;
  }

  get context() {
    return stateOf(this).context;
  }

  get namespace() {
    const { status, handle } = stateOf(this);
    if (status === 'unlinked' || status === 'linking')
      throw nodeError('ERR_VM_MODULE_STATUS', 'must not be unlinked or linking');
    return handle.namespace();
  }

  get status() {
    return stateOf(this).status;
  }

  get error() {
    const { status, error } = stateOf(this);
    if (status !== 'errored') throw nodeError('ERR_VM_MODULE_STATUS', 'must be errored');
    return error;
  }

  async link(linker) {
    const state = stateOf(this);
    validateFunction(linker, 'linker');
    if (state.status === 'linked') throw nodeError('ERR_VM_MODULE_ALREADY_LINKED');
    if (state.status !== 'unlinked') throw nodeError('ERR_VM_MODULE_STATUS', 'must be unlinked');
    state.status = 'linking';
    try {
      await loadGraph(this, linker, new Set());
      state.handle.instantiate();
    } catch (error) {
      state.status = 'errored';
      state.error = error;
      throw error;
    }
    markLinked(this);
  }

  // The promise is settled at once if no module of the graph awaits.
  evaluate(options = kEmptyObject) {
    try {
      return evaluateModule(this, options);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    if (typeof depth === 'number' && depth < 0) return this;
    const { status, identifier, context } = stateOf(this);
    const shown = { status, identifier, context };
    Object.setPrototypeOf(shown, Object.getPrototypeOf(this));
    Object.defineProperty(shown, 'constructor', { __proto__: null, value: this.constructor, enumerable: false });
    return require('internal/util/inspect').inspect(shown, { ...options, customInspect: false });
  }
}

function evaluateModule(module, options) {
  const state = stateOf(module);
  validateObject(options, 'options');
  const { timeout, breakOnSigint = false } = options;
  if (timeout !== undefined) validateUint32(timeout, 'options.timeout', true);
  validateBoolean(breakOnSigint, 'options.breakOnSigint');
  if (!['linked', 'evaluated', 'errored'].includes(state.status))
    throw nodeError('ERR_VM_MODULE_STATUS', 'must be one of linked, evaluated, or errored');
  if (state.status === 'errored') throw state.error;
  if (state.status !== 'evaluated') state.status = 'evaluating';
  const fail = (error) => {
    Object.assign(state, { status: 'errored', error });
    markFailed(module);
    throw error;
  };
  let evaluation;
  try {
    evaluation = state.handle.evaluate(timeout ?? 0, breakOnSigint);
  } catch (error) {
    fail(error);
  }
  const [promiseState, result] = internalBinding('util').getPromiseDetails(evaluation);
  if (promiseState === REJECTED) {
    evaluation.catch(() => {});
    fail(result);
  }
  if (promiseState !== PENDING) {
    markEvaluated(module);
    return Promise.resolve();
  }
  return evaluation.then(() => markEvaluated(module), fail);
}

function dependenciesOf(module) {
  return stateOf(module).dependencies;
}

// Calls the linker for the requests of a module, and for theirs.
async function loadGraph(module, linker, seen) {
  if (seen.has(module)) return;
  seen.add(module);
  const state = stateOf(module);
  const requests = state.handle.requests();
  const modules = await Promise.all(
    requests.map(async ({ specifier, attributes }) => {
      const found = await linker(specifier, module, { attributes, assert: attributes });
      if (handleOf(found) === undefined) throw nodeError('ERR_VM_MODULE_NOT_MODULE');
      if (stateOf(found).context !== state.context) throw nodeError('ERR_VM_MODULE_DIFFERENT_CONTEXT');
      if (stateOf(found).status === 'errored') {
        const failure = nodeError(
          'ERR_VM_MODULE_LINK_FAILURE',
          `request for '${specifier}' resolved to an errored module`,
        );
        failure.cause = stateOf(found).error;
        throw failure;
      }
      return found;
    }),
  );
  state.dependencies = modules;
  modules.forEach((found, i) => state.handle.setRequested(i, handleOf(found)));
  for (const found of modules) {
    if (stateOf(found).status !== 'unlinked') continue;
    stateOf(found).status = 'linking';
    await loadGraph(found, linker, seen);
  }
}

function walk(module, visit, seen = new Set()) {
  if (seen.has(module)) return;
  seen.add(module);
  visit(stateOf(module));
  for (const dependency of dependenciesOf(module)) walk(dependency, visit, seen);
}

function markLinked(module) {
  walk(module, (state) => {
    if (state.status === 'linking' || state.status === 'unlinked') state.status = 'linked';
  });
}

function markEvaluated(module) {
  walk(module, (state) => {
    if (state.status === 'linked' || state.status === 'evaluating') state.status = 'evaluated';
  });
}

// Sets the error of a failed module: its own, or that of an import or of its cycle.
function markFailed(module) {
  walk(module, (state) => {
    const failure = state.handle.failure();
    if (failure !== undefined) Object.assign(state, { status: 'errored', error: failure[0] });
  });
}

// The requests of a module; those with the same specifier and attributes are one.
function distinctRequests(handle) {
  const found = new Map();
  handle.requests().forEach(({ specifier, attributes }, index) => {
    const key = JSON.stringify([specifier, Object.entries(attributes).sort()]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { specifier, attributes, indices: [index] });
    else known.indices.push(index);
  });
  return [...found.values()];
}

function viewOf({ buffer, byteOffset, byteLength }) {
  return Buffer.from(buffer, byteOffset, byteLength);
}

// Identifies the text of a module. Functions are compiled when they are first called, so there is no code to keep.
function cachedDataOf(source) {
  const { createHash } = require('crypto');
  return Buffer.from(`gyre ${createHash('sha256').update(source).digest('hex')}`);
}

// A graph can be instantiated once all its modules are linked.
function checkLinked(module) {
  walk(module, (state) => {
    const [request] = state.status === 'unlinked' ? distinctRequests(state.handle) : [];
    if (request === undefined) return;
    throw nodeError(
      'ERR_VM_MODULE_LINK_FAILURE',
      state === stateOf(module)
        ? 'module is not linked'
        : `request for '${request.specifier}' can not be resolved on module '${state.identifier}' that is not linked`,
    );
  });
}

function begin(module, handle, identifier, context) {
  states.set(module, { handle, identifier, context, status: 'unlinked', error: undefined, dependencies: [] });
  handles.set(module, handle);
}

class SourceTextModule extends Module {
  constructor(source, options = kEmptyObject) {
    super();
    validateString(source, 'sourceText');
    validateObject(options, 'options');
    const {
      lineOffset = 0,
      columnOffset = 0,
      initializeImportMeta,
      importModuleDynamically,
      context,
      identifier = `vm:module(${count++})`,
      cachedData,
    } = options;
    validateString(identifier, 'options.identifier');
    checkContext(context);
    validateInt32(lineOffset, 'options.lineOffset');
    validateInt32(columnOffset, 'options.columnOffset');
    if (initializeImportMeta !== undefined) validateFunction(initializeImportMeta, 'options.initializeImportMeta');
    if (cachedData !== undefined && !ArrayBuffer.isView(cachedData)) {
      throw nodeError('ERR_INVALID_ARG_TYPE', 'options.cachedData', ['Buffer', 'TypedArray', 'DataView'], cachedData);
    }
    const isOther = cachedData !== undefined && Buffer.compare(viewOf(cachedData), cachedDataOf(source)) !== 0;
    if (isOther) throw nodeError('ERR_VM_MODULE_CACHED_DATA_REJECTED');
    const importer = importerOf(
      importModuleDynamically,
      'options.importModuleDynamically',
      require('vm').constants,
      () => this,
    );
    const handle = binding.sourceTextModule({
      code: source,
      filename: identifier,
      lineOffset,
      columnOffset,
      importer,
      context: context === undefined ? undefined : contextOf(context),
      meta: initializeImportMeta === undefined ? undefined : (meta) => initializeImportMeta(meta, this),
    });
    begin(this, handle, identifier, context);
    stateOf(this).source = source;
  }

  get moduleRequests() {
    return distinctRequests(stateOf(this).handle).map(({ specifier, attributes }) =>
      Object.freeze({ __proto__: null, specifier, attributes, phase: 'evaluation' }),
    );
  }

  get dependencySpecifiers() {
    return distinctRequests(stateOf(this).handle).map(({ specifier }) => specifier);
  }

  // Links with one module for each request, in their order.
  linkRequests(modules) {
    const state = stateOf(this);
    if (state.status !== 'unlinked') throw nodeError('ERR_VM_MODULE_STATUS', 'must be unlinked');
    require('internal/validators').validateArray(modules, 'modules');
    const requests = distinctRequests(state.handle);
    if (modules.length !== requests.length)
      throw nodeError('ERR_MODULE_LINK_MISMATCH', `Expected ${requests.length} modules, got ${modules.length}`);
    for (const module of modules) if (handleOf(module) === undefined) throw nodeError('ERR_VM_MODULE_NOT_MODULE');
    modules.forEach((module, i) => {
      for (const index of requests[i].indices) state.handle.setRequested(index, handleOf(module));
    });
    state.dependencies = modules.slice();
    state.status = 'linking';
  }

  instantiate() {
    const state = stateOf(this);
    checkLinked(this);
    state.handle.instantiate();
    markLinked(this);
  }

  hasTopLevelAwait() {
    return stateOf(this).handle.hasTopLevelAwait();
  }

  hasAsyncGraph() {
    if (stateOf(this).status === 'unlinked') throw nodeError('ERR_VM_MODULE_STATUS', 'must be instantiated');
    let found = false;
    walk(this, (state) => {
      found ||= state.handle.hasTopLevelAwait();
    });
    return found;
  }

  createCachedData() {
    const { status } = stateOf(this);
    if (['evaluating', 'evaluated', 'errored'].includes(status))
      throw nodeError('ERR_VM_MODULE_CANNOT_CREATE_CACHED_DATA');
    return cachedDataOf(stateOf(this).source);
  }
}

class SyntheticModule extends Module {
  constructor(exportNames, evaluateCallback, options = kEmptyObject) {
    super();
    if (!Array.isArray(exportNames) || exportNames.some((name) => typeof name !== 'string')) {
      throw nodeError('ERR_INVALID_ARG_TYPE', 'exportNames', 'Array of unique strings', exportNames);
    }
    exportNames.forEach((name, i) => {
      if (exportNames.indexOf(name, i + 1) !== -1)
        throw nodeError('ERR_INVALID_ARG_VALUE', `exportNames.${name}`, name, 'is duplicated');
    });
    validateFunction(evaluateCallback, 'evaluateCallback');
    validateObject(options, 'options');
    const { context, identifier = `vm:module(${count++})` } = options;
    validateString(identifier, 'options.identifier');
    checkContext(context);
    const handle = binding.syntheticModule(
      exportNames,
      () => {
        evaluateCallback.call(this);
      },
      context === undefined ? undefined : contextOf(context),
    );
    begin(this, handle, identifier, context);
    Object.assign(stateOf(this), { names: new Set(exportNames), status: 'linked' });
  }

  link() {
    return Promise.resolve();
  }

  setExport(name, value) {
    validateString(name, 'name');
    const { names, handle } = stateOf(this);
    if (!names.has(name)) throw new ReferenceError(`Export '${name}' is not defined in module`);
    handle.setExport(name, value);
  }
}

module.exports = { Module, SourceTextModule, SyntheticModule, handleOf };
