// The hooks of module.register: they run in a separate runtime with its own globals; the program calls them and waits
// for results.
// https://nodejs.org/api/module.html#asynchronous-customization-hooks

const { deserialize, serialize } = require('v8');
const { nodeError } = require('internal/errors');
const { deserialize: deserializeMessage, serialize: serializeMessage } = require('internal/structured_clone');
const { validateObject, validateString } = require('internal/validators');
const binding = internalBinding('modules');

// Calls are sent as messages, which can transfer ports and buffers; results as text with one byte per character.
const pack = (value) => serialize(value).toString('latin1');
const unpack = (text) => deserialize(Buffer.from(text, 'latin1'));

// ---- the program's side

function ask(request, transferList) {
  const text = binding.askHooks(serializeMessage(request, transferList));
  if (typeof text === 'number') process.exit(text);
  if (text === undefined) {
    const [method, asked, context] = request;
    const args = method === 'resolve' ? [asked, context.parentURL, context.importAttributes] : request.slice(1);
    throw Object.assign(nodeError('ERR_ASYNC_LOADER_REQUEST_NEVER_SETTLED'), { details: { method, args } });
  }
  const answer = unpack(text);
  if (answer.error) throw revived(answer.error);
  return answer.value;
}

function revived({ thrown, name, message, stack, properties }) {
  if (name === undefined) return thrown;
  const named = Reflect.get(globalThis, name);
  const error = Object.assign(new (typeof named === 'function' ? named : Error)(message), properties);
  Object.defineProperty(error, 'stack', { value: stack, writable: true, configurable: true });
  return error;
}

const resolve = (specifier, context) => ask(['resolve', specifier, context], []);
const load = (url, context) => ask(['load', url, context], []);

function register(specifier, parentUrl, data, transferList) {
  ask(['register', specifier, parentUrl, data], transferList);
  binding.useHooks({ resolve, load });
}

// ---- the side of the hooks

// Hooks run in reverse order of registration; each may call the one registered before it.
const chains = {
  resolve: [{ from: 'node:internal/modules/esm/resolve', hook: binding.defaultResolve }],
  load: [{ from: 'node:internal/modules/esm/load', hook: binding.defaultLoad }],
};

const answers = {
  async register(specifier, parentUrl, data) {
    Object.assign(require('worker_threads'), { isMainThread: false, isInternalThread: true, threadId: 1 });
    const hooks = await binding.importUrl(binding.resolveImport(specifier, parentUrl));
    await hooks.initialize?.(data);
    for (const name of ['resolve', 'load']) {
      if (hooks[name]) chains[name].push({ from: specifier, hook: hooks[name] });
    }
  },

  async resolve(specifier, context) {
    const { by, result } = await run('resolve', specifier, context);
    const { url, format, importAttributes } = result;
    if (typeof url !== 'string' || !URL.canParse(url))
      throw nodeError('ERR_INVALID_RETURN_PROPERTY_VALUE', 'a URL string', by, 'url', url);
    if (format != null && typeof format !== 'string')
      throw nodeError('ERR_INVALID_RETURN_PROPERTY_VALUE', 'a string', by, 'format', format);
    return { url, format, importAttributes };
  },

  async load(url, context) {
    const { by, result } = await run('load', url, context);
    const { format, source } = result;
    if (format == null || typeof format !== 'string')
      throw nodeError('ERR_INVALID_RETURN_PROPERTY_VALUE', 'a string', by, 'format', format);
    const isBytes = source instanceof ArrayBuffer || source instanceof SharedArrayBuffer || ArrayBuffer.isView(source);
    if (source != null && typeof source !== 'string' && !isBytes) {
      throw nodeError(
        'ERR_INVALID_RETURN_PROPERTY_VALUE',
        'a string, an ArrayBuffer, or a TypedArray',
        by,
        'source',
        source,
      );
    }
    return { format, source };
  },
};

async function run(name, argument, context) {
  const chain = chains[name];
  const nextName = `next${name[0].toUpperCase()}${name.slice(1)}()`;
  const argumentName = name === 'resolve' ? 'specifier' : 'url';
  let by,
    ended = false;

  async function step(index, given, additions) {
    const { from, hook } = chain[index];
    by = `${from} '${name}'`;
    validateString(given, `${by} hook's ${nextName} ${argumentName}`);
    if (additions) validateObject(additions, `${by} hook's ${nextName} context`);
    Object.assign(context, additions);
    if (index === 0) ended = true;
    const result = await hook(given, context, (next = undefined, more = undefined) => step(index - 1, next, more));
    if (typeof result !== 'object' || result === null)
      throw nodeError('ERR_INVALID_RETURN_VALUE', 'an object', `${from} '${name}' hook's ${nextName}`, result);
    if (result.shortCircuit === true) ended = true;
    return result;
  }

  const result = await step(chain.length - 1, argument);
  if (!ended) throw nodeError('ERR_LOADER_CHAIN_INCOMPLETE', by);
  return { by, result };
}

function described(error) {
  if (!(error instanceof Error)) return { thrown: error };
  const properties = {};
  for (const key of Object.keys(error)) {
    if (typeof error[key] !== 'function') properties[key] = error[key];
  }
  return { name: error.constructor.name, message: error.message, stack: error.stack, properties };
}

async function answer(message) {
  const [question, ...rest] = deserializeMessage(message).value;
  try {
    return pack({ value: await answers[question](...rest) });
  } catch (error) {
    return pack({ error: described(error) });
  }
}

module.exports = { answer, register };
