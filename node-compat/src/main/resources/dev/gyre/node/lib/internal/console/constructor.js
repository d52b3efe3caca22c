// Console, and the complete global console. Java has a smaller one that is used until a program needs more.

const { nodeError } = require('internal/errors');
const { formatWithOptions, inspect } = require('internal/util/inspect');

const binding = internalBinding('console');
const stdio = internalBinding('stdio');

const kStdout = Symbol('kStdout');
const kStderr = Symbol('kStderr');
const kIgnoreErrors = Symbol('kIgnoreErrors');
const kColorMode = Symbol('kColorMode');
const kInspectOptions = Symbol('kInspectOptions');
const kIndentation = Symbol('kGroupIndent');
const kIndentationWidth = Symbol('kGroupIndentationWidth');
const kCounts = Symbol('kCounts');
const kTimers = Symbol('kTimers');

function nop() {}

const lightTrace = globalThis.console.trace;

function hide(target, values) {
  for (const key of Reflect.ownKeys(values)) {
    Object.defineProperty(target, key, {
      __proto__: null,
      value: values[key],
      writable: true,
      configurable: true,
      enumerable: false,
    });
  }
}

function Console(options, ...rest) {
  if (!new.target) return Reflect.construct(Console, [options, ...rest]);
  if (!options || typeof options.write === 'function')
    options = { stdout: options, stderr: rest[0], ignoreErrors: rest[1] };
  const {
    stdout,
    stderr = stdout,
    ignoreErrors = true,
    colorMode = 'auto',
    inspectOptions,
    groupIndentation,
  } = options;
  for (const [stream, name] of [
    [stdout, 'stdout'],
    [stderr, 'stderr'],
  ]) {
    if (!stream || typeof stream.write !== 'function') throw nodeError('ERR_CONSOLE_WRITABLE_STREAM', name);
  }
  if (typeof colorMode !== 'boolean' && colorMode !== 'auto')
    throw nodeError('ERR_INVALID_ARG_VALUE', 'colorMode', colorMode);
  if (groupIndentation !== undefined)
    require('internal/validators').validateInteger(groupIndentation, 'groupIndentation', 0, 1000);
  if (inspectOptions !== undefined) {
    require('internal/validators').validateObject(inspectOptions, 'options.inspectOptions');
    if (inspectOptions.colors !== undefined && options.colorMode !== undefined) {
      throw nodeError('ERR_INCOMPATIBLE_OPTION_PAIR', 'options.inspectOptions.color', 'colorMode');
    }
  }
  // Methods can be called without their console.
  for (const key of Object.keys(Console.prototype)) {
    this[key] = Object.defineProperty(this[key].bind(this), 'name', {
      __proto__: null,
      value: key,
      configurable: true,
    });
  }
  initialize(
    this,
    () => stdout,
    () => stderr,
    ignoreErrors,
    colorMode,
    inspectOptions,
    groupIndentation,
  );
}

function initialize(target, stdout, stderr, ignoreErrors, colorMode, inspectOptions, width = 2) {
  hide(target, {
    [kIgnoreErrors]: Boolean(ignoreErrors),
    [kColorMode]: colorMode,
    [kInspectOptions]: inspectOptions,
    [kIndentation]: '',
    [kIndentationWidth]: width,
    [kCounts]: new Map(),
    [kTimers]: new Map(),
  });
  Object.defineProperties(target, {
    [kStdout]: { __proto__: null, get: stdout, configurable: true },
    [kStderr]: { __proto__: null, get: stderr, configurable: true },
    _stdout: { __proto__: null, get: stdout, configurable: true, enumerable: false },
    _stderr: { __proto__: null, get: stderr, configurable: true, enumerable: false },
  });
}

// The stream is undefined where the console writes to no terminal and without a stream.
function optionsFor(target, stream) {
  let color = target[kColorMode];
  if (color === 'auto')
    color =
      (stream?.isTTY || process.env.FORCE_COLOR !== undefined) &&
      require('internal/util/colors').shouldColorize(stream);
  const own = target[kInspectOptions];
  if (own) return own.colors === undefined ? { ...own, colors: color } : own;
  return color ? { colors: true } : undefined;
}

function writeLine(target, useStderr, text) {
  const stream = useStderr ? target[kStderr] : target[kStdout];
  const indentation = target[kIndentation];
  if (indentation.length !== 0) {
    if (text.includes('\n')) text = text.replaceAll('\n', `\n${indentation}`);
    text = indentation + text;
  }
  text += '\n';
  if (!target[kIgnoreErrors]) {
    stream.write(text);
    return;
  }
  // A failing stream must not make logging fail.
  const quiet = stream.listenerCount?.('error') === 0;
  try {
    if (quiet) stream.once('error', nop);
    stream.write(text, (error) => {
      // The stream emits the error later, so a listener must still be present then.
      if (error && !stream._writableState?.errorEmitted && stream.listenerCount('error') === 0)
        stream.once('error', nop);
    });
  } catch (error) {
    if (require('internal/errors').isStackOverflowError(error)) throw error;
  } finally {
    if (quiet) stream.removeListener('error', nop);
  }
}

// While the program has not used the standard streams, it cannot see that the global console writes without them.
function writesDirectly(target, fd) {
  return target === globalConsole && binding.plain && stdio.guessHandleType(fd) !== 'TTY';
}

function writeDirectly(fd, text) {
  try {
    stdio.write(fd, `${text}\n`);
  } catch {
    // Errors of writing to the console are ignored.
  }
}

function print(target, useStderr, args) {
  const fd = useStderr ? 2 : 1;
  if (writesDirectly(target, fd)) {
    const text = formatted(optionsFor(target, undefined), args);
    // The program's own functions for showing a value have been called.
    if (writesDirectly(target, fd)) writeDirectly(fd, text);
    else writeLine(target, useStderr, text);
    return;
  }
  const stream = useStderr ? target[kStderr] : target[kStdout];
  if (stream.destroyed && target[kIgnoreErrors]) return; // Output to a closed stream is dropped without an error.
  const options = optionsFor(target, stream);
  writeLine(target, useStderr, formatted(options, args));
}

function formatted(options, args) {
  if (args.length === 1 && typeof args[0] === 'string') return args[0];
  return options === undefined ? formatWithOptions({}, ...args) : formatWithOptions(options, ...args);
}

// 1234.5 -> '1.235s', as console.time prints it.
function formatTime(ms) {
  const second = 1000;
  const minute = 60 * second;
  const hour = 60 * minute;
  if (ms < second) return ms === 0 ? '0ms' : `${Number(ms.toFixed(3))}ms`;
  if (ms < minute) return `${(ms / second).toFixed(3)}s`;
  const pad = (value) => `${value}`.padStart(2, '0');
  const [whole, rest] = ((ms % minute) / second).toFixed(3).split('.');
  if (ms < hour) return `${Math.floor(ms / minute)}:${pad(whole)}.${rest} (m:ss.mmm)`;
  return `${Math.floor(ms / hour)}:${pad(Math.floor((ms % hour) / minute))}:${pad(whole)}.${rest} (h:mm:ss.mmm)`;
}

function elapsed(target, name, label) {
  const started = target[kTimers].get(label);
  if (started === undefined) {
    process.emitWarning(`No such label '${label}' for console.${name}()`);
    return undefined;
  }
  return formatTime(performance.now() - started);
}

const methods = {
  log(...args) {
    print(this, false, args);
  },

  warn(...args) {
    print(this, true, args);
  },

  error(...args) {
    print(this, true, args);
  },

  dir(object, options) {
    writeLine(this, false, inspect(object, { customInspect: false, ...optionsFor(this, this[kStdout]), ...options }));
  },

  time(label = 'default') {
    label = `${label}`;
    if (this[kTimers].has(label)) {
      process.emitWarning(`Label '${label}' already exists for console.time()`);
      return;
    }
    this[kTimers].set(label, performance.now());
  },

  timeEnd(label = 'default') {
    label = `${label}`;
    const text = elapsed(this, 'timeEnd', label);
    if (text === undefined) return;
    print(this, false, ['%s: %s', label, text]);
    this[kTimers].delete(label);
  },

  timeLog(label = 'default', ...data) {
    label = `${label}`;
    const text = elapsed(this, 'timeLog', label);
    if (text !== undefined) print(this, false, ['%s: %s', label, text, ...data]);
  },

  trace: function trace(...args) {
    const error = { name: 'Trace', message: formatted(optionsFor(this, this[kStderr]), args) };
    // The smaller global console is one frame between the caller and this method.
    Error.captureStackTrace(error, this === globalConsole ? lightTrace : trace);
    if (this === globalConsole && !error.stack.includes('\n    at')) Error.captureStackTrace(error, trace);
    this.error(error.stack);
  },

  profile() {},
  profileEnd() {},
  timeStamp() {},

  assert(condition, ...args) {
    if (condition) return;
    if (typeof args[0] === 'string') args[0] = `Assertion failed: ${args[0]}`;
    else args.unshift('Assertion failed');
    this.warn(...args);
  },

  clear() {
    if (this[kStdout].isTTY && process.env.TERM !== 'dumb') this[kStdout].write('\u001b[1;1H\u001b[0J');
  },

  count(label = 'default') {
    label = `${label}`;
    const count = (this[kCounts].get(label) ?? 0) + 1;
    this[kCounts].set(label, count);
    this.log(`${label}: ${count}`);
  },

  countReset(label = 'default') {
    label = `${label}`;
    if (!this[kCounts].delete(label)) process.emitWarning(`Count for '${label}' does not exist`);
  },

  group(...data) {
    if (data.length > 0) this.log(...data);
    this[kIndentation] += ' '.repeat(this[kIndentationWidth]);
    if (this === globalConsole) binding.plain = false;
  },

  groupEnd() {
    this[kIndentation] = this[kIndentation].slice(0, this[kIndentation].length - this[kIndentationWidth]);
  },

  table(data, properties) {
    if (properties !== undefined) require('internal/validators').validateArray(properties, 'properties');
    if (data === null || typeof data !== 'object') {
      this.log(data);
      return;
    }
    const text = require('internal/console/table').render(data, properties, optionsFor(this, this[kStdout]));
    this.log(text === undefined ? data : text);
  },
};

for (const [name, method] of Object.entries(methods)) Console.prototype[name] = method;
Console.prototype.debug = Console.prototype.log;
Console.prototype.info = Console.prototype.log;
Console.prototype.dirxml = Console.prototype.log;
Console.prototype.groupCollapsed = Console.prototype.group;

const globalConsole = Object.create({});
for (const [name, method] of Object.entries(Console.prototype)) {
  globalConsole[name] = Object.defineProperty(method.bind(globalConsole), 'name', {
    __proto__: null,
    value: name,
    configurable: true,
  });
}
initialize(
  globalConsole,
  () => process.stdout,
  () => process.stderr,
  true,
  'auto',
  undefined,
);

Object.defineProperty(Console, Symbol.hasInstance, {
  __proto__: null,
  value: (instance) => instance?.[kIgnoreErrors] !== undefined || instance === globalThis.console,
});

module.exports = { Console, formatTime, globalConsole };
