// Conversion and validation of arguments of fs functions: paths, flags, options, positions.

const { nodeError } = require('internal/errors');
const { kEmptyObject, normalizeEncoding } = require('internal/util');
const { validateInt32, validateInteger } = require('internal/validators');
const constants = require('internal/fs/constants');

const { O_APPEND, O_CREAT, O_EXCL, O_RDONLY, O_RDWR, O_SYNC, O_TRUNC, O_WRONLY } = constants;

const flagNames = {
  __proto__: null,
  r: O_RDONLY,
  rs: O_RDONLY | O_SYNC,
  sr: O_RDONLY | O_SYNC,
  'r+': O_RDWR,
  'rs+': O_RDWR | O_SYNC,
  'sr+': O_RDWR | O_SYNC,
  w: O_TRUNC | O_CREAT | O_WRONLY,
  wx: O_TRUNC | O_CREAT | O_WRONLY | O_EXCL,
  xw: O_TRUNC | O_CREAT | O_WRONLY | O_EXCL,
  'w+': O_TRUNC | O_CREAT | O_RDWR,
  'wx+': O_TRUNC | O_CREAT | O_RDWR | O_EXCL,
  'xw+': O_TRUNC | O_CREAT | O_RDWR | O_EXCL,
  a: O_APPEND | O_CREAT | O_WRONLY,
  ax: O_APPEND | O_CREAT | O_WRONLY | O_EXCL,
  xa: O_APPEND | O_CREAT | O_WRONLY | O_EXCL,
  as: O_APPEND | O_CREAT | O_WRONLY | O_SYNC,
  sa: O_APPEND | O_CREAT | O_WRONLY | O_SYNC,
  'a+': O_APPEND | O_CREAT | O_RDWR,
  'ax+': O_APPEND | O_CREAT | O_RDWR | O_EXCL,
  'xa+': O_APPEND | O_CREAT | O_RDWR | O_EXCL,
  'as+': O_APPEND | O_CREAT | O_RDWR | O_SYNC,
  'sa+': O_APPEND | O_CREAT | O_RDWR | O_SYNC,
};

function toFlags(flags, name = 'flags') {
  if (typeof flags === 'number') {
    validateInt32(flags, name);
    return flags;
  }
  if (flags == null) return O_RDONLY;
  const value = typeof flags === 'string' ? flagNames[flags] : undefined;
  if (value === undefined) throw nodeError('ERR_INVALID_ARG_VALUE', name, flags);
  return value;
}

// Converts a path argument: string, Buffer or file URL. Strings are not changed.
function toPath(path, name = 'path') {
  if (typeof path === 'string') {
    if (path.includes('\u0000')) {
      throw nodeError('ERR_INVALID_ARG_VALUE', name, path, 'must be a string, Uint8Array, or URL without null bytes');
    }
    return path;
  }
  if (path instanceof Uint8Array) {
    if (path.includes(0)) {
      throw nodeError('ERR_INVALID_ARG_VALUE', name, path, 'must be a string, Uint8Array, or URL without null bytes');
    }
    return require('buffer').Buffer.from(path).toString();
  }
  if (typeof path?.href === 'string' && path.protocol && path.auth === undefined && path.path === undefined) {
    return toPath(require('internal/url').fileURLToPath(path), name);
  }
  throw nodeError('ERR_INVALID_ARG_TYPE', name, ['string', 'Buffer', 'URL'], path);
}

function toFd(fd, name = 'fd') {
  if (typeof fd !== 'number') throw nodeError('ERR_INVALID_ARG_TYPE', name, 'number', fd);
  require('internal/validators').validateInt32(fd, name, 0, 2147483647);
  return fd;
}

function checkEncoding(encoding) {
  if (encoding && encoding !== 'buffer' && normalizeEncoding(encoding) === undefined) {
    throw nodeError('ERR_INVALID_ARG_VALUE', 'encoding', encoding, 'is invalid encoding');
  }
}

// The options of a call: an encoding or an object over the defaults.
function toOptions(options, defaults = kEmptyObject) {
  if (options == null || typeof options === 'function') return defaults;
  if (typeof options === 'string') {
    checkEncoding(options);
    return { ...defaults, encoding: options };
  }
  if (typeof options !== 'object') throw nodeError('ERR_INVALID_ARG_TYPE', 'options', ['string', 'Object'], options);
  checkEncoding(options.encoding);
  if (options.signal !== undefined)
    require('internal/validators').validateAbortSignal(options.signal, 'options.signal');
  return options;
}

// Converts a text result to the requested encoding.
function encodeResult(text, encoding) {
  if (!encoding || encoding === 'utf8' || encoding === 'utf-8' || typeof text !== 'string') return text;
  const { Buffer } = require('buffer');
  return encoding === 'buffer' ? Buffer.from(text) : Buffer.from(text).toString(encoding);
}

const MAX_POSITION = 2n ** 63n - 1n;
const MAX_EXACT_POSITION = 2 ** 63 - 1024; // The greatest number below it.

// Validates the position of an operation on so many bytes; -1 is the current position. Without a length a bigint is not
// checked.
function toPosition(position, length = 0) {
  if (position == null) return -1;
  if (typeof position === 'bigint') {
    const last = MAX_POSITION - BigInt(length);
    if (position < -1n || position > last)
      throw nodeError('ERR_OUT_OF_RANGE', 'position', `>= -1 && <= ${last}`, position);
    return Math.min(Number(position), MAX_EXACT_POSITION);
  }
  if (typeof position !== 'number')
    throw nodeError('ERR_INVALID_ARG_TYPE', 'position', ['integer', 'bigint'], position);
  validateInteger(position, 'position', -1);
  return position;
}

// Seconds for utimes, from a number, a numeric string or a Date.
function toSeconds(time, name = 'time') {
  if (typeof time === 'string' && +time == time) return +time; // eslint-disable-line eqeqeq
  if (Number.isFinite(time)) return time < 0 ? Date.now() / 1000 : time;
  if (internalBinding('util').objectKindOf(Object(time)) === 'Date') return time.getTime() / 1000;
  throw nodeError('ERR_INVALID_ARG_TYPE', name, ['Date', 'Time in seconds'], time);
}

function checkAborted(signal) {
  if (signal?.aborted) {
    const { AbortError } = require('internal/errors');
    throw new AbortError(undefined, { cause: signal.reason });
  }
}

// [view, offset, length, position] of read and write, from either form of their arguments.
function toRange(view, offset, length, rest) {
  if (offset == null) offset = 0;
  else validateInteger(offset, 'offset', 0);
  if (length === undefined || length === null) length = rest - offset;
  if (offset > rest) throw nodeError('ERR_OUT_OF_RANGE', 'offset', `<= ${rest}`, offset);
  if (length > rest - offset) throw nodeError('ERR_OUT_OF_RANGE', 'length', `<= ${rest - offset}`, length);
  if (length < 0) throw nodeError('ERR_OUT_OF_RANGE', 'length', '>= 0', length);
  return [offset, length | 0];
}

module.exports = { checkAborted, encodeResult, toFd, toFlags, toOptions, toPath, toPosition, toRange, toSeconds };
