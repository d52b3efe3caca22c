// Validates and normalises the arguments and options of the functions of child_process.

const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const {
  validateAbortSignal,
  validateBoolean,
  validateInt32,
  validateInteger,
  validateNumber,
  validateObject,
  validateString,
} = require('internal/validators');

function checkNullBytes(value, name) {
  if (typeof value === 'string' && value.includes('\u0000'))
    throw nodeError('ERR_INVALID_ARG_VALUE', name, value, 'must be a string without null bytes');
}

function checkAllNullBytes(values, name) {
  for (let i = 0; i < values.length; i++) checkNullBytes(values[i], `${name}[${i}]`);
}

// A path as a string: from a string, a Buffer or a file URL.
function validPath(value, name) {
  if (value instanceof URL) return require('url').fileURLToPath(value);
  if (typeof value === 'string' || ArrayBuffer.isView(value)) {
    const text = typeof value === 'string' ? value : require('buffer').Buffer.from(value).toString();
    if (text.includes('\u0000'))
      throw nodeError('ERR_INVALID_ARG_VALUE', name, value, 'must be a string, Uint8Array, or URL without null bytes');
    return text;
  }
  throw nodeError('ERR_INVALID_ARG_TYPE', name, ['string', 'Buffer', 'URL'], value);
}

function isPresent(value) {
  return value !== undefined && value !== null;
}

function validateTimeout(timeout) {
  if (isPresent(timeout)) validateInteger(timeout, 'timeout', 0);
}

function validateMaxBuffer(maxBuffer) {
  if (isPresent(maxBuffer)) validateNumber(maxBuffer, 'options.maxBuffer', 0);
}

// The number of a signal given by name or number.
function signalNumber(signal) {
  const { signals } = require('os').constants;
  if (typeof signal === 'number') {
    for (const name in signals) if (signals[name] === signal) return signal;
  }
  if (typeof signal === 'string') {
    const number = signals[signal.toUpperCase()];
    if (number !== undefined) return number;
  }
  throw nodeError('ERR_UNKNOWN_SIGNAL', signal);
}

function signalName(number) {
  const { signals } = require('os').constants;
  for (const name in signals) if (signals[name] === number) return name;
  return null;
}

function killSignalNumber(signal) {
  if (typeof signal === 'string' || typeof signal === 'number') return signalNumber(signal);
  if (isPresent(signal)) throw nodeError('ERR_INVALID_ARG_TYPE', 'options.killSignal', ['string', 'number'], signal);
  return undefined;
}

// Splits (file, args, options), where args is optional, into [args, options].
function splitArguments(file, args, options) {
  if (Array.isArray(args)) return [args.slice(), options];
  if (!isPresent(args)) return [[], options];
  if (typeof args !== 'object') throw nodeError('ERR_INVALID_ARG_TYPE', 'args', 'object', args);
  return [[], args];
}

function validateOptions(options) {
  if (isPresent(options.cwd)) options.cwd = validPath(options.cwd, 'options.cwd');
  if (isPresent(options.detached)) validateBoolean(options.detached, 'options.detached');
  for (const name of ['uid', 'gid']) if (isPresent(options[name])) validateInt32(options[name], `options.${name}`);
  if (isPresent(options.shell) && typeof options.shell !== 'boolean' && typeof options.shell !== 'string') {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options.shell', ['boolean', 'string'], options.shell);
  }
  if (isPresent(options.argv0)) {
    validateString(options.argv0, 'options.argv0');
    checkNullBytes(options.argv0, 'options.argv0');
  }
  if (isPresent(options.windowsHide)) validateBoolean(options.windowsHide, 'options.windowsHide');
  if (isPresent(options.windowsVerbatimArguments))
    validateBoolean(options.windowsVerbatimArguments, 'options.windowsVerbatimArguments');
}

let warnedOfShell = false;

function warnOfShell() {
  if (warnedOfShell) return;
  warnedOfShell = true;
  process.emitWarning(
    'Passing args to a child process with shell option true can lead to security vulnerabilities, as the arguments are not escaped, ' +
      'only concatenated.',
    'DeprecationWarning',
    'DEP0190',
  );
}

function environmentPairs(given, args) {
  let env = given || process.env;
  if (process.permission !== undefined) {
    const { inheritedOptions } = require('internal/process/permission');
    const options = inheritedOptions(env.NODE_OPTIONS, args);
    if (options !== env.NODE_OPTIONS) env = { ...env, NODE_OPTIONS: options };
  }
  const pairs = [];
  for (const key in env) {
    const value = env[key];
    if (value === undefined) continue;
    checkNullBytes(key, `options.env['${key}']`);
    checkNullBytes(value, `options.env['${key}']`);
    pairs.push(`${key}=${value}`);
  }
  return pairs;
}

// Common to spawn and spawnSync: { ...options, file, args (argv[0] first), envPairs, cwd, detached }.
function normalizeSpawnArguments(file, args, options) {
  validateString(file, 'file');
  checkNullBytes(file, 'file');
  if (file.length === 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'file', file, 'cannot be empty');
  [args, options] = splitArguments(file, args, options);
  checkAllNullBytes(args, 'args');
  if (options === undefined) options = kEmptyObject;
  else validateObject(options, 'options');
  options = { __proto__: null, ...options };
  validateOptions(options);
  if (options.shell) {
    checkNullBytes(options.shell, 'options.shell');
    if (args.length > 0) warnOfShell();
    const command = [file, ...args].join(' ');
    file = typeof options.shell === 'string' ? options.shell : '/bin/sh';
    args = ['-c', command];
  }
  args.unshift(typeof options.argv0 === 'string' ? options.argv0 : file);
  return {
    __proto__: null,
    ...options,
    args,
    cwd: options.cwd,
    detached: !!options.detached,
    envPairs: environmentPairs(options.env, args),
    file,
  };
}

// For exec and execSync: the shell runs the command.
function normalizeExecArguments(command, options, callback) {
  validateString(command, 'command');
  checkNullBytes(command, 'command');
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  }
  options = { __proto__: null, ...options };
  options.shell = typeof options.shell === 'string' ? options.shell : true;
  return { file: command, options, callback };
}

// execFile(file[, args][, options][, callback])
function normalizeExecFileArguments(file, args, options, callback) {
  if (Array.isArray(args)) {
    args = args.slice();
  } else if (isPresent(args) && typeof args === 'object') {
    callback = options;
    options = args;
    args = null;
  } else if (typeof args === 'function') {
    callback = args;
    options = null;
    args = null;
  }
  args ??= [];
  if (typeof options === 'function') callback = options;
  else if (isPresent(options)) validateObject(options, 'options');
  if (typeof options === 'function' || !isPresent(options)) options = kEmptyObject;
  if (isPresent(callback)) require('internal/validators').validateFunction(callback, 'callback');
  if (isPresent(options.argv0)) {
    validateString(options.argv0, 'options.argv0');
    checkNullBytes(options.argv0, 'options.argv0');
  }
  return { file, args, options, callback };
}

module.exports = {
  checkAllNullBytes,
  checkNullBytes,
  isPresent,
  killSignalNumber,
  normalizeExecArguments,
  normalizeExecFileArguments,
  normalizeSpawnArguments,
  signalName,
  signalNumber,
  validPath,
  validateAbortSignal,
  validateMaxBuffer,
  validateTimeout,
};
