// node:crypto's random bytes, numbers and identifiers. The system generates them; results of up to 4 KiB use the record
// ring.

const { nodeError } = require('internal/errors');
const { validateBoolean, validateFunction, validateObject } = require('internal/validators');

const { randomFill: fill, takeUuid } = internalBinding('crypto');
const { Buffer } = require('buffer');

const MOST = 2 ** 31 - 1;
const MOST_VALUES = 65536;
// Numbers are computed from 48 random bits.
const RANGE = 2 ** 48;
const WORD = 6;
const NUMBERS_AT_ONCE = 1024;
const IDS_AT_ONCE = 128;
const ID_BYTES = 16;

function toSize(value, unit, offset, length) {
  if (typeof value !== 'number') throw nodeError('ERR_INVALID_ARG_TYPE', 'size', 'number', value);
  value *= unit;
  if (Number.isNaN(value) || value > MOST || value < 0)
    throw nodeError('ERR_OUT_OF_RANGE', 'size', `>= 0 && <= ${MOST}`, value);
  if (value + offset > length) throw nodeError('ERR_OUT_OF_RANGE', 'size + offset', `<= ${length}`, value + offset);
  return value >>> 0;
}

function toOffset(value, unit, length) {
  if (typeof value !== 'number') throw nodeError('ERR_INVALID_ARG_TYPE', 'offset', 'number', value);
  value *= unit;
  const most = Math.min(length, MOST);
  if (Number.isNaN(value) || value > most || value < 0)
    throw nodeError('ERR_OUT_OF_RANGE', 'offset', `>= 0 && <= ${most}`, value);
  return value >>> 0;
}

// [bytes, offset, size] of the part of a buffer to fill; the caller's offset and size count elements.
function toPart(buffer, offset, size) {
  if (!ArrayBuffer.isView(buffer) && !require('internal/util/types').isAnyArrayBuffer(buffer)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'buf', ['ArrayBuffer', 'ArrayBufferView'], buffer);
  }
  const unit = buffer.BYTES_PER_ELEMENT || 1;
  const length = buffer.byteLength;
  offset = toOffset(offset ?? 0, unit, length);
  size = size === undefined ? length - offset : toSize(size, unit, offset, length);
  const bytes = ArrayBuffer.isView(buffer)
    ? new Uint8Array(buffer.buffer, buffer.byteOffset, length)
    : new Uint8Array(buffer);
  return [bytes, offset, size];
}

function randomBytes(size, callback) {
  size = toSize(size, 1, 0, Infinity);
  if (callback === undefined) {
    const buffer = Buffer.allocUnsafeSlow(size);
    fill(buffer, 0, size);
    return buffer;
  }
  validateFunction(callback, 'callback');
  if (size === 0) {
    callback(null, Buffer.alloc(0));
    return undefined;
  }
  require('internal/records').randomBytes(size, callback);
  return undefined;
}

function randomFillSync(buffer, offset = 0, size = undefined) {
  const part = toPart(buffer, offset, size);
  if (part[2] > 0) fill(...part);
  return buffer;
}

function randomFill(buffer, offset, size, callback) {
  if (typeof offset === 'function') {
    callback = offset;
    offset = 0;
    size = undefined;
  } else if (typeof size === 'function') {
    callback = size;
    size = undefined;
  } else {
    validateFunction(callback, 'callback');
  }
  const [bytes, from, count] = toPart(buffer, offset, size);
  if (count === 0) {
    callback(null, buffer);
    return;
  }
  require('internal/records').randomFill(bytes, from, count, (error) => {
    if (error) callback(error);
    else callback(null, buffer);
  });
}

// ---- numbers ------------------------------------------------------------------------------------------------------

const numbers = Buffer.alloc(WORD * NUMBERS_AT_ONCE);
let nextNumber = numbers.length;

function takeNumber() {
  if (nextNumber === numbers.length) {
    fill(numbers, 0, numbers.length);
    nextNumber = 0;
  }
  const number = numbers.readUIntBE(nextNumber, WORD);
  // Returned random bytes are erased from the cache.
  numbers.fill(0, nextNumber, (nextNumber += WORD));
  return number;
}

function randomInt(min, max, callback) {
  const minIsThere = !(max === undefined || typeof max === 'function');
  if (!minIsThere) {
    callback = max;
    max = min;
    min = 0;
  }
  if (callback !== undefined) validateFunction(callback, 'callback');
  if (!Number.isSafeInteger(min)) throw nodeError('ERR_INVALID_ARG_TYPE', 'min', 'a safe integer', min);
  if (!Number.isSafeInteger(max)) throw nodeError('ERR_INVALID_ARG_TYPE', 'max', 'a safe integer', max);
  if (max <= min) throw nodeError('ERR_OUT_OF_RANGE', 'max', `greater than the value of "min" (${min})`, max);
  const range = max - min;
  if (!(range < RANGE)) throw nodeError('ERR_OUT_OF_RANGE', minIsThere ? 'max - min' : 'max', `<= ${RANGE - 1}`, range);
  // Above the last multiple of the range the remainders would not be equally likely.
  const limit = RANGE - (RANGE % range);
  let number = takeNumber();
  while (number >= limit) number = takeNumber();
  const result = (number % range) + min;
  if (callback === undefined) return result;
  process.nextTick(callback, undefined, result);
  return undefined;
}

// ---- identifiers --------------------------------------------------------------------------------------------------

let ids;
let nextId = IDS_AT_ONCE;

// The text of a UUID of a version. Random bytes that are in use are erased from the cache.
function takeId(options, version) {
  if (options !== undefined) validateObject(options, 'options');
  const isFresh = options?.disableEntropyCache ?? false;
  validateBoolean(isFresh, 'options.disableEntropyCache');
  const time = version === 7 ? Date.now() : 0;
  if (isFresh) {
    const bytes = Buffer.alloc(ID_BYTES);
    fill(bytes, 0, ID_BYTES);
    return takeUuid(bytes, 0, version, time);
  }
  if (nextId === IDS_AT_ONCE) {
    ids ??= Buffer.alloc(ID_BYTES * IDS_AT_ONCE);
    fill(ids, 0, ids.length);
    nextId = 0;
  }
  return takeUuid(ids, nextId++ * ID_BYTES, version, time);
}

// A version 4 UUID, https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-4
function randomUUID(options) {
  return takeId(options, 4);
}

// A version 7 UUID: milliseconds, then random bits. https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7
function randomUUIDv7(options) {
  return takeId(options, 7);
}

// ---- Web Cryptography ---------------------------------------------------------------------------------------------

// Crypto.getRandomValues ( array ), https://w3c.github.io/webcrypto/#Crypto-method-getRandomValues
function getRandomValues(array) {
  const { DOMException } = require('internal/domexception');
  const type = ArrayBuffer.isView(array) ? array[Symbol.toStringTag] : undefined;
  if (type === undefined || type === 'DataView' || type.startsWith('Float')) {
    throw new DOMException('The data argument must be an integer-type TypedArray', 'TypeMismatchError');
  }
  if (array.byteLength > MOST_VALUES) {
    throw new DOMException('The requested length exceeds 65,536 bytes', 'QuotaExceededError');
  }
  return randomFillSync(array);
}

module.exports = { getRandomValues, randomBytes, randomFill, randomFillSync, randomInt, randomUUID, randomUUIDv7 };
