// The JavaScript part of process. Java creates a small object and calls setup(process) when another member is first
// used.

const EventEmitter = require('events');
const { errnoException, nodeError } = require('internal/errors');
const { validateFunction, validateString } = require('internal/validators');

const binding = internalBinding('process');

let target; // The process object, once set up.

function define(name, value) {
  Object.defineProperty(target, name, { __proto__: null, value, writable: true, configurable: true, enumerable: true });
}

function lazy(name, load) {
  Object.defineProperty(target, name, {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get() {
      const value = load();
      define(name, value);
      return value;
    },
    set(value) {
      define(name, value);
    },
  });
}

function setup(process) {
  if (target !== undefined) return;
  target = process;
  // Java's accessors shadow the emitter's methods, so remove them.
  for (const name of [...Object.getOwnPropertyNames(EventEmitter.prototype)]) {
    if (name !== 'constructor' && !name.startsWith('_') && Object.getOwnPropertyDescriptor(process, name)?.configurable)
      delete process[name];
  }
  EventEmitter.call(process);
  for (const name of ['_events', '_eventsCount', '_maxListeners']) {
    Object.defineProperty(process, name, {
      __proto__: null,
      enumerable: false,
      writable: true,
      configurable: true,
      value: process[name],
    });
  }
  lazy('stdout', () => require('internal/process/stdio').createOutput(1));
  lazy('stderr', () => require('internal/process/stdio').createOutput(2));
  lazy('stdin', () => require('internal/process/stdio').createStdin());
  for (const [name, make] of Object.entries(require('internal/process/about')))
    lazy(name, () => make(process.version.slice(1)));
  define('title', internalBinding('options').get('--title') ?? 'gyre');
  define('constrainedMemory', () => binding.constrainedMemory());
  define('availableMemory', () => binding.availableMemory());
  define('_rawDebug', (...values) => {
    internalBinding('stdio').write(2, require('buffer').Buffer.from(`${require('util').format(...values)}\n`));
  });
  define('emitWarning', emitWarning);
  define('hrtime', hrtime);
  define('memoryUsage', memoryUsage);
  define('resourceUsage', resourceUsage);
  define('uptime', () => binding.uptime());
  define('kill', kill);
  define('umask', umask);
  define('abort', () => binding.abort());
  define('setUncaughtExceptionCaptureCallback', setUncaughtExceptionCaptureCallback);
  define('hasUncaughtExceptionCaptureCallback', () => captureCallback !== null);
  define('addUncaughtExceptionCaptureCallback', (callback) => {
    extraCaptures.push(callback);
  });
  define('getActiveResourcesInfo', activeResources);
  define('_getActiveHandles', () => require('internal/process/active_handles').list());
  define('_getActiveRequests', activeRequests);
  define('_fatalException', fatalException);
  define('getBuiltinModule', (id) => {
    validateString(id, 'id');
    return internalBinding('modules').getBuiltinModule(id);
  });
  define('loadEnvFile', (path = '.env') => {
    const values = internalBinding('options').parseEnv(require('fs').readFileSync(path, 'utf8'));
    for (const [key, value] of Object.entries(values)) process.env[key] ??= value;
  });
  for (const name of ['getuid', 'geteuid', 'getgid', 'getegid']) if (binding[name]) define(name, () => binding[name]());
  define('getgroups', () => [binding.getgid()]);
  require('internal/process/rare_members').addTo(define, lazy);
  define('setSourceMapsEnabled', (value) => require('internal/source_map/source_map_cache').setSourceMapsEnabled(value));
  Object.defineProperty(target, 'sourceMapsEnabled', {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get: () => require('internal/source_map/source_map_cache').getSourceMapsSupport().enabled,
  });
  lazy('features', features);
  process.on('newListener', startListeningForSignal);
  process.on('removeListener', stopListeningForSignal);
  if (binding.emitWarningEnabled) process.on('warning', onWarning);
}

// process.features, https://nodejs.org/api/process.html#processfeaturesinspector
function features() {
  const getter = (value) => ({ __proto__: null, enumerable: true, configurable: false, get: () => value });
  const result = {
    inspector: true,
    debug: false,
    uv: true,
    ipv6: true,
    tls_alpn: true,
    tls_sni: true,
    tls_ocsp: true,
    tls: true,
    openssl_is_boringssl: false,
  };
  return Object.defineProperties(result, {
    cached_builtins: getter(true),
    require_module: getter(true),
    dtls: getter(false),
    quic: getter(false),
    typescript: getter(binding.typeScript),
  });
}

// ---- warnings ------------------------------------------------------------------------------------------------------

function emitWarning(warning, type, code, hideFrom) {
  let detail;
  if (type !== null && typeof type === 'object' && !Array.isArray(type)) {
    hideFrom = type.ctor;
    code = type.code;
    if (typeof type.detail === 'string') detail = type.detail;
    type = type.type || 'Warning';
  } else if (typeof type === 'function') {
    hideFrom = type;
    code = '';
    type = 'Warning';
  }
  if (type !== undefined) validateString(type, 'type');
  if (typeof code === 'function') {
    hideFrom = code;
    code = '';
  } else if (code !== undefined) {
    validateString(code, 'code');
  }
  if (typeof warning === 'string') {
    const error = new Error(warning);
    error.name = String(type || 'Warning');
    if (code !== undefined && code !== '') error.code = code;
    if (detail !== undefined) error.detail = detail;
    Error.captureStackTrace(error, hideFrom || emitWarning);
    warning = error;
  } else if (!(warning instanceof Error)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'warning', ['Error', 'string'], warning);
  }
  if (warning.name === 'DeprecationWarning') {
    if (target.noDeprecation) return;
    if (target.throwDeprecation) {
      target.nextTick(() => {
        throw warning;
      });
      return;
    }
  }
  target.nextTick(deliverWarning, warning);
}

let hintGiven = false;

// Prints a warning synchronously, before the program ends.
function emitWarningNow(message) {
  deliverWarning(namedWarning('Warning', message));
}

function deliverWarning(warning) {
  target.emit('warning', warning);
}

// The default listener of 'warning', which programs may remove.
function onWarning(warning) {
  if (!isDisabled(warning)) printWarning(warning);
}

function isDisabled({ name, code }) {
  return binding.disabledWarnings.includes(name) || (code !== undefined && binding.disabledWarnings.includes(code));
}

function printWarning(warning) {
  const isDeprecation = warning.name === 'DeprecationWarning';
  const trace = target.traceProcessWarnings || (isDeprecation && target.traceDeprecation);
  let text = `(node:${target.pid}) `;
  if (warning.code) text += `[${warning.code}] `;
  if (trace && warning.stack) text += `${warning.stack}`;
  else text += typeof warning.toString === 'function' ? `${Error.prototype.toString.call(warning)}` : `${warning}`;
  if (typeof warning.detail === 'string') text += `\n${warning.detail}`;
  if (!trace && !hintGiven) {
    hintGiven = true;
    const flag = isDeprecation ? '--trace-deprecation' : '--trace-warnings';
    text += `\n(Use \`${require('path').basename(target.argv0 || 'node', '.exe')} ${flag} ...\` to show where the warning was created)`;
  }
  writeWarning(`${text}\n`);
}

// Appends to the file of --redirect-warnings, or prints.
function writeWarning(text) {
  const file = internalBinding('options').get('--redirect-warnings') ?? target.env.NODE_REDIRECT_WARNINGS;
  if (file) {
    try {
      require('fs').appendFileSync(file, text);
      return;
    } catch {
      // Printed, as in Node.
    }
  }
  internalBinding('stdio').write(2, require('buffer').Buffer.from(text));
}

// ---- time, memory, system ------------------------------------------------------------------------------------------

function hrtime(previous) {
  const now = binding.hrtime();
  const seconds = Number(now / 1000000000n);
  const nanos = Number(now % 1000000000n);
  if (previous === undefined) return [seconds, nanos];
  require('internal/validators').validateArray(previous, 'time');
  if (previous.length !== 2) throw nodeError('ERR_OUT_OF_RANGE', 'time', 2, previous.length);
  const wholes = seconds - previous[0];
  const rest = nanos - previous[1];
  return rest < 0 ? [wholes - 1, rest + 1e9] : [wholes, rest];
}
hrtime.bigint = () => binding.hrtime();

function memoryUsage() {
  const [rss, heapTotal, heapUsed, external, arrayBuffers] = binding.memoryUsage();
  return { rss, heapTotal, heapUsed, external, arrayBuffers };
}
memoryUsage.rss = () => binding.rss();

const resourceNames = [
  'userCPUTime',
  'systemCPUTime',
  'maxRSS',
  'sharedMemorySize',
  'unsharedDataSize',
  'unsharedStackSize',
  'minorPageFault',
  'majorPageFault',
  'swappedOut',
  'fsRead',
  'fsWrite',
  'ipcSent',
  'ipcReceived',
  'signalsCount',
  'voluntaryContextSwitches',
  'involuntaryContextSwitches',
];

function resourceUsage() {
  const values = binding.resourceUsage();
  return Object.fromEntries(resourceNames.map((name, i) => [name, values[i]]));
}

function kill(pid, signal = 'SIGTERM') {
  if (pid != (pid | 0)) throw nodeError('ERR_INVALID_ARG_TYPE', 'pid', 'number', pid); // eslint-disable-line eqeqeq
  let number = signal;
  if (typeof signal === 'string') number = require('os').constants.signals[signal];
  if (typeof number !== 'number') throw nodeError('ERR_UNKNOWN_SIGNAL', signal);
  const failure = binding.kill(pid, number);
  if (failure) throw errnoException(failure, 'kill');
  return true;
}

function umask(mask) {
  if (mask === undefined) return binding.umask();
  return binding.umask(require('internal/validators').parseFileMode(mask, 'mask'));
}

// The timeouts are counted: the loop's list does not have the one that is running.
function activeResources() {
  const names = binding.getActiveResources().filter((name) => name !== 'Timeout');
  for (let count = internalBinding('timers').activeTimeouts(); count > 0; count--) names.push('Timeout');
  return names;
}

// An object for each request that is under way, whose class is named after its kind.
function activeRequests() {
  const names = binding.getActiveResources().filter((name) => name.includes('Req'));
  return names.map((name) => new { [name]: class {} }[name]());
}

// ---- signals -------------------------------------------------------------------------------------------------------

const listening = new Set();

function signalNumber(event) {
  return typeof event === 'string' && event.startsWith('SIG') ? require('os').constants.signals[event] : undefined;
}

function startListeningForSignal(event) {
  if (event === 'workerMessage') require('internal/worker/thread_messages').listen();
  const number = signalNumber(event);
  if (number === undefined || listening.has(event)) return;
  listening.add(event);
  binding.startSignal(number, () => target.emit(event, event, number));
}

function stopListeningForSignal(event) {
  if (!listening.has(event) || target.listenerCount(event) > 0) return;
  listening.delete(event);
  binding.stopSignal(signalNumber(event));
}

// ---- exit and uncaught errors ------------------------------------------------------------------------------------

// Java may call this before the program has used process; then there are no listeners.
function emitBeforeExit(code) {
  if (target === undefined) return;
  target.emit('beforeExit', target.exitCode ?? code ?? 0);
}

function emitExit() {
  target?.emit('exit', target.exitCode ?? 0);
}

const NO_HANDLER = 6; // The exit code where a program has replaced the handler by something else.
let captureCallback = null;
let captureOfDomains;
const extraCaptures = [];
let reportUncaught; // Writes a report of an error that ends the process, once process.report is in use.

function setUncaughtExceptionCaptureCallback(callback) {
  if (callback === null) {
    captureCallback = null;
    return;
  }
  if (typeof callback !== 'function') throw nodeError('ERR_INVALID_ARG_TYPE', 'fn', ['Function', 'null'], callback);
  if (captureCallback !== null) throw nodeError('ERR_UNCAUGHT_EXCEPTION_CAPTURE_ALREADY_SET');
  captureCallback = callback;
}

// Returns whether JavaScript has handled the error; throws errors of handlers. As in Node, a program may take the place of the function that does it.
function uncaughtException(error, fromPromise) {
  if (target === undefined) return false;
  const { _fatalException: handle } = target;
  if (handle === fatalException) return fatalException(error, fromPromise);
  if (typeof handle !== 'function') target.reallyExit(NO_HANDLER);
  return handle.call(target, error, fromPromise) !== false;
}

function fatalException(error, fromPromise) {
  for (const capture of extraCaptures) if (capture(error) === true) return true;
  const origin = fromPromise ? 'unhandledRejection' : 'uncaughtException';
  target.emit('uncaughtExceptionMonitor', error, origin);
  if (captureCallback !== null) {
    captureCallback(error);
    return true;
  }
  if (captureOfDomains !== undefined && captureOfDomains(error, fromPromise)) return true;
  const handled = target.emit('uncaughtException', error, origin);
  if (!handled && reportUncaught !== undefined) reportUncaught(error);
  return handled;
}

function describeUncaught(error) {
  const { inspect } = require('internal/util/inspect');
  const options = {
    colors: require('internal/util/colors').shouldColorize({
      isTTY: internalBinding('stdio').guessHandleType(2) === 'TTY',
    }),
  };
  if (
    error instanceof Error ||
    (typeof error === 'object' && error !== null && require('internal/util/types').isNativeError(error))
  ) {
    const enhance = error[EventEmitter.kEnhanceStack];
    if (typeof enhance === 'function') {
      const { stack } = error;
      error.stack = enhance();
      const text = inspect(error, options);
      error.stack = stack;
      return text;
    }
  }
  return inspect(error, options);
}

function unhandledRejection(reason, promise) {
  return target !== undefined && target.emit('unhandledRejection', reason, promise);
}

function namedWarning(name, message) {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const warning = new Error(message);
  Error.stackTraceLimit = stackTraceLimit;
  warning.name = name;
  return warning;
}

function unhandledRejectionWarning(reason, shown, id) {
  setup(globalThis.process);
  const name = 'UnhandledPromiseRejectionWarning';
  const warning = namedWarning(
    name,
    'Unhandled promise rejection. This error originated either by throwing inside of an async function without a catch block, ' +
      'or by rejecting a promise which was not handled with .catch(). To terminate the node process on unhandled promise rejection, use the CLI flag ' +
      '`--unhandled-rejections=strict` (see https://nodejs.org/api/cli.html#cli_unhandled_rejections_mode). ' +
      `(rejection id: ${id})`,
  );
  const { stack } = Object(reason);
  if (typeof stack === 'string') {
    warning.stack = stack;
    emitWarning(stack, name);
  } else {
    emitWarning(shown, name);
  }
  emitWarning(warning);
}

// The error of a rejection that becomes an uncaught exception.
function rejectionError(reason, shown) {
  if (reason instanceof Error || require('internal/util/types').isNativeError(reason)) return reason;
  return new UnhandledPromiseRejection(shown);
}

class UnhandledPromiseRejection extends Error {
  constructor(shown) {
    super(
      'This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise ' +
        `which was not handled with .catch(). The promise rejected with the reason "${shown}".`,
    );
    this.name = 'UnhandledPromiseRejection';
    this.code = 'ERR_UNHANDLED_REJECTION';
  }
}

// Created where the handler is added, so that its stack shows that position.
function handledLateWarning(id) {
  const warning = new Error(`Promise rejection was handled asynchronously (rejection id: ${id})`);
  warning.name = 'PromiseRejectionHandledWarning';
  warning.id = id;
  return warning;
}

function rejectionHandled(promise, warning) {
  setup(globalThis.process);
  if (!target.emit('rejectionHandled', promise)) emitWarning(warning);
}

// What node:domain does with an error: whether a domain has handled it.
function captureForDomains(capture) {
  setup(globalThis.process); // So that Java asks JavaScript about errors.
  captureOfDomains = capture;
}

module.exports = {
  onUncaught(report) {
    reportUncaught = report;
  },
  captureForDomains,
  emitWarningNow,
  describeUncaught,
  emitBeforeExit,
  emitExit,
  handledLateWarning,
  rejectionError,
  rejectionHandled,
  setup,
  uncaughtException,
  unhandledRejection,
  unhandledRejectionWarning,
};
