// Validation of arguments: each function throws Node's ERR_* error.

const { nodeError } = require('internal/errors');

function validateString(value, name) {
  if (typeof value !== 'string') throw nodeError('ERR_INVALID_ARG_TYPE', name, 'string', value);
}

function validateBoolean(value, name) {
  if (typeof value !== 'boolean') throw nodeError('ERR_INVALID_ARG_TYPE', name, 'boolean', value);
}

function validateFunction(value, name) {
  if (typeof value !== 'function') throw nodeError('ERR_INVALID_ARG_TYPE', name, 'Function', value);
}

function validateInteger(value, name, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) {
  if (typeof value !== 'number') throw nodeError('ERR_INVALID_ARG_TYPE', name, 'number', value);
  if (!Number.isInteger(value)) throw nodeError('ERR_OUT_OF_RANGE', name, 'an integer', value);
  if (value < min || value > max) throw nodeError('ERR_OUT_OF_RANGE', name, `>= ${min} && <= ${max}`, value);
}

function validateInt32(value, name, min = -2147483648, max = 2147483647) {
  validateInteger(value, name, min, max);
}

function validateUint32(value, name, positive = false) {
  validateInteger(value, name, positive ? 1 : 0, 4294967295);
}

function validateNumber(value, name, min = undefined, max = undefined) {
  if (typeof value !== 'number') throw nodeError('ERR_INVALID_ARG_TYPE', name, 'number', value);
  if (
    (min !== undefined && value < min) ||
    (max !== undefined && value > max) ||
    ((min !== undefined || max !== undefined) && Number.isNaN(value))
  ) {
    const lower = min !== undefined ? `>= ${min}` : '';
    const upper = max !== undefined ? `<= ${max}` : '';
    throw nodeError('ERR_OUT_OF_RANGE', name, `${lower}${lower && upper ? ' && ' : ''}${upper}`, value);
  }
}

// options: { allowArray, allowFunction, nullable }
function validateObject(value, name, options = undefined) {
  if (value === null ? options?.nullable : false) return;
  const type = typeof value;
  if (
    value === null ||
    (!options?.allowArray && Array.isArray(value)) ||
    (type !== 'object' && !(options?.allowFunction && type === 'function'))
  ) {
    throw nodeError('ERR_INVALID_ARG_TYPE', name, 'Object', value);
  }
}

function validateArray(value, name, minLength = 0) {
  if (!Array.isArray(value)) throw nodeError('ERR_INVALID_ARG_TYPE', name, 'Array', value);
  if (value.length < minLength) {
    throw nodeError('ERR_INVALID_ARG_VALUE', name, value, `must be longer than ${minLength}`);
  }
}

function validateStringArray(value, name) {
  validateArray(value, name);
  for (let i = 0; i < value.length; i++) validateString(value[i], `${name}[${i}]`);
}

function validateBooleanArray(value, name) {
  validateArray(value, name);
  for (let i = 0; i < value.length; i++) validateBoolean(value[i], `${name}[${i}]`);
}

function validateOneOf(value, name, allowed) {
  if (allowed.includes(value)) return;
  const shown = allowed.map((item) => (typeof item === 'string' ? `'${item}'` : String(item))).join(', ');
  throw nodeError('ERR_INVALID_ARG_VALUE', name, value, `must be one of: ${shown}`);
}

function validatePort(port, name = 'Port', allowZero = true) {
  if (
    (typeof port !== 'number' && typeof port !== 'string') ||
    (typeof port === 'string' && port.trim().length === 0) ||
    +port !== +port >>> 0 ||
    port > 0xffff ||
    (port === 0 && !allowZero)
  ) {
    throw nodeError('ERR_SOCKET_BAD_PORT', name, port, allowZero);
  }
  return port | 0;
}

function validateAbortSignal(signal, name) {
  if (signal !== undefined && (signal === null || typeof signal !== 'object' || !('aborted' in signal))) {
    throw nodeError('ERR_INVALID_ARG_TYPE', name, 'AbortSignal', signal);
  }
}

function validateSignalName(signal, name = 'signal') {
  validateString(signal, name);
  if (require('os').constants.signals[signal] === undefined) throw nodeError('ERR_UNKNOWN_SIGNAL', signal);
}

function validateBuffer(value, name = 'buffer') {
  if (!ArrayBuffer.isView(value)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', name, ['Buffer', 'TypedArray', 'DataView'], value);
  }
}

function validateEncoding(data, encoding) {
  const normalized = require('internal/util').normalizeEncoding(encoding);
  if (normalized === 'hex' && data.length % 2 !== 0) {
    throw nodeError('ERR_INVALID_ARG_VALUE', 'encoding', encoding, `is invalid for data of length ${data.length}`);
  }
}

// A mode given as a number or an octal string.
function parseFileMode(value, name, fallback) {
  value ??= fallback;
  if (typeof value === 'string') {
    if (!/^[0-7]+$/.test(value)) {
      throw nodeError('ERR_INVALID_ARG_VALUE', name, value, 'must be a 32-bit unsigned integer or an octal string');
    }
    value = Number.parseInt(value, 8);
  }
  validateUint32(value, name);
  return value;
}

module.exports = {
  parseFileMode,
  validateAbortSignal,
  validateArray,
  validateBoolean,
  validateBooleanArray,
  validateBuffer,
  validateEncoding,
  validateFunction,
  validateInt32,
  validateInteger,
  validateNumber,
  validateObject,
  validateOneOf,
  validatePort,
  validateSignalName,
  validateString,
  validateStringArray,
  validateUint32,
};
