// node:util.
'use strict';

const { nodeError } = require('internal/errors');
const { defineLazy, deprecate, promisify } = require('internal/util');
const { inspect, format, formatWithOptions } = require('internal/util/inspect');

function inherits(constructor, superConstructor) {
  if (constructor === undefined || constructor === null) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'ctor', 'Function', constructor);
  }
  if (superConstructor === undefined || superConstructor === null) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'superCtor', 'Function', superConstructor);
  }
  if (superConstructor.prototype === undefined) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'superCtor.prototype', 'Object', superConstructor.prototype);
  }
  Object.defineProperty(constructor, 'super_', {
    __proto__: null,
    value: superConstructor,
    writable: true,
    configurable: true,
  });
  Object.setPrototypeOf(constructor.prototype, superConstructor.prototype);
}

function callbackify(original) {
  require('internal/validators').validateFunction(original, 'original');
  function callbackified(...args) {
    const callback = args.pop();
    require('internal/validators').validateFunction(callback, 'last argument');
    const done = callback.bind(this);
    Reflect.apply(original, this, args).then(
      (result) => process.nextTick(done, null, result),
      (reason) =>
        process.nextTick(() => {
          if (!reason) {
            const error = nodeError('ERR_FALSY_VALUE_REJECTION');
            error.reason = reason;
            reason = error;
          }
          done(reason);
        }),
    );
  }
  const descriptors = Object.getOwnPropertyDescriptors(original);
  if (typeof descriptors.length.value === 'number') descriptors.length.value++;
  if (typeof descriptors.name.value === 'string') descriptors.name.value += 'Callbackified';
  return Object.defineProperties(callbackified, descriptors);
}

function getSystemErrorName(number) {
  require('internal/validators').validateNumber(number, 'err');
  if (number >= 0 || !Number.isSafeInteger(number))
    throw nodeError('ERR_OUT_OF_RANGE', 'err', 'a negative integer', number);
  return require('internal/uv').errorName(number);
}

function getSystemErrorMessage(number) {
  require('internal/validators').validateNumber(number, 'err');
  if (number >= 0 || !Number.isSafeInteger(number))
    throw nodeError('ERR_OUT_OF_RANGE', 'err', 'a negative integer', number);
  return require('internal/uv').errorMap().get(number)?.[1] ?? `Unknown system error ${number}`;
}

// 128 plus the number of the signal, the exit code that shells report.
function convertProcessSignalToExitCode(signalCode) {
  const { signals } = require('os').constants;
  require('internal/validators').validateOneOf(signalCode, 'signalCode', Object.keys(signals));
  return 128 + signals[signalCode];
}

function styleText(style, text, options = undefined) {
  const { validateBoolean, validateObject, validateString, validateOneOf } = require('internal/validators');
  validateString(text, 'text');
  if (options !== undefined) validateObject(options, 'options');
  const validateStream = options?.validateStream ?? true;
  validateBoolean(validateStream, 'options.validateStream');
  let plain = false;
  if (validateStream) {
    const stream = options?.stream ?? process.stdout;
    if (
      stream === null ||
      typeof stream !== 'object' ||
      typeof (stream.write ?? stream.getReader ?? stream.getWriter) !== 'function'
    ) {
      throw nodeError('ERR_INVALID_ARG_TYPE', 'stream', ['ReadableStream', 'WritableStream', 'Stream'], stream);
    }
    plain = !require('internal/util/colors').shouldColorize(stream);
  }
  let open = '';
  let close = '';
  let inner = text;
  for (const name of Array.isArray(style) ? style : [style]) {
    if (name === 'none') continue;
    const codes = inspect.colors[name];
    if (codes === undefined) validateOneOf(name, 'format', Reflect.ownKeys(inspect.colors));
    const [opening, closing] = codes.map((code) => `\u001b[${code}m`);
    open += opening;
    close = closing + close;
    inner = restyled(inner, opening, closing);
  }
  return plain ? text : `${open}${inner}${close}`;
}

// If the text contains a code that ends a style, the outer style must be reopened. Bold and dim have the same end code,
// which is kept so that it ends the inner one.
function restyled(text, opening, closing) {
  const pieces = text.split(closing);
  const ending = pieces.length > 1 && pieces.at(-1) === '' ? pieces.splice(-2).join(closing) : undefined;
  if (ending !== undefined) pieces.push(ending);
  return pieces.join(closing === '\u001b[22m' ? closing + opening : opening);
}

function parseEnv(content) {
  require('internal/validators').validateString(content, 'content');
  return internalBinding('options').parseEnv(content.toWellFormed());
}

function aborted(signal, resource) {
  if (signal === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'signal', 'AbortSignal', signal);
  require('internal/validators').validateAbortSignal(signal, 'signal');
  require('internal/validators').validateObject(resource, 'resource', { allowFunction: true });
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

function getCallSites(frameCount = 10, options = undefined) {
  if (typeof frameCount === 'object') frameCount = 10;
  require('internal/validators').validateInteger(frameCount, 'frameCount', 1, 200);
  return internalBinding('util').getCallSites(frameCount);
}

// A rejection of the promise is not reported as unhandled.
function markPromiseAsHandled(promise) {
  if (!require('internal/util/types').isPromise(promise)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'promise', 'Promise', promise);
  }
  Promise.prototype.then.call(promise, undefined, () => {});
}

function debuglog(section, callback) {
  return require('internal/util/debuglog').debuglog(section, callback);
}

const deprecated = (name, implementation, code) =>
  deprecate(implementation, `The \`util.${name}\` API is deprecated.`, code);

module.exports = {
  _errnoException: (...args) => require('internal/errors').errnoException(...args),
  _exceptionWithHostPort: (...args) => require('internal/errors').exceptionWithHostPort(...args),
  _extend: deprecated(
    '_extend',
    (target, source) => {
      if (source === null || typeof source !== 'object') return target;
      return Object.assign(target, source);
    },
    'DEP0060',
  ),
  aborted,
  callbackify,
  convertProcessSignalToExitCode,
  debug: debuglog,
  debuglog,
  deprecate,
  format,
  formatWithOptions,
  getCallSites,
  getSystemErrorMap: () => require('internal/uv').errorMap(),
  getSystemErrorMessage,
  getSystemErrorName,
  inherits,
  inspect,
  isArray: deprecated('isArray', Array.isArray, 'DEP0044'),
  isDeepStrictEqual: (a, b, options) => require('internal/util/comparisons').isDeepStrictEqual(a, b, options),
  isPartialDeepStrictEqual(a, b) {
    return require('internal/util/comparisons').isPartialStrictEqual(a, b);
  },
  markPromiseAsHandled,
  parseEnv,
  promisify,
  stripVTControlCharacters: require('internal/util/inspect/strings').stripVTControlCharacters,
  // As with --trace-sigint, SIGINT ends the program without a stack.
  setTraceSigInt() {
    if (!internalBinding('worker').isMainThread)
      throw require('internal/errors').nodeError('ERR_WORKER_UNSUPPORTED_OPERATION', 'Calling util.setTraceSigInt');
  },
  styleText,
  toUSVString: (input) => `${input}`.toWellFormed(),
  types: require('internal/util/types'),
};

defineLazy(module.exports, ['parseArgs'], () => require('internal/util/parse_args'));
defineLazy(module.exports, ['MIMEParams', 'MIMEType'], () => require('internal/mime'));
defineLazy(module.exports, ['debounce', 'throttle'], () => require('internal/util/limited_calls'));
defineLazy(module.exports, ['diff'], () => require('internal/util/diff'));
defineLazy(module.exports, ['TextDecoder', 'TextEncoder'], () => require('internal/encoding'));
defineLazy(module.exports, ['transferableAbortController', 'transferableAbortSignal'], () => ({
  transferableAbortController: () => new AbortController(),
  transferableAbortSignal(signal) {
    if (!(signal instanceof AbortSignal)) throw nodeError('ERR_INVALID_ARG_TYPE', 'signal', 'AbortSignal', signal);
    return signal;
  },
}));
