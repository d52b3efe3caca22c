// Converts arguments and dictionaries of the Web Cryptography API as Web IDL specifies, and creates the API's errors.

const { codedError } = require('internal/errors');
const { isAnyArrayBuffer, isSharedArrayBuffer } = require('internal/util/types');
const { isCryptoKey } = require('internal/crypto/crypto_key');

// A DOMException of the API.
function failure(name, message, cause) {
  const { DOMException } = require('internal/domexception');
  return new DOMException(message, cause === undefined ? name : { name, cause });
}

const operationFailed = (cause) =>
  failure('OperationError', 'The operation failed for an operation-specific reason', cause);

// Runs a computation on the work pool; an exception becomes an OperationError.
function onPool(begin) {
  const { delivery } = require('internal/pool_work');
  return new Promise((resolve, reject) => {
    const ended = (error, result) => {
      if (error) reject(operationFailed(error));
      else resolve(result);
    };
    begin(delivery('crypto', ended));
  });
}

// Warns once that a part of the API is experimental.
function warnOfExperiment(name, kind) {
  require('internal/util').emitExperimentalWarning(`The ${name} Web Crypto API ${kind}`);
}

// A copy of the bytes, because the caller may change them while the promise is pending.
function copyOf(data) {
  const { Buffer } = require('buffer');
  const view = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return Buffer.copyBytesFrom(view);
}

const isBufferSource = (value) => ArrayBuffer.isView(value) || (isAnyArrayBuffer(value) && !isSharedArrayBuffer(value));
const ordinal = (n) => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'} argument`;

function typeError(method, argument, message, code = 'ERR_INVALID_ARG_TYPE') {
  return codedError(TypeError, code, `Failed to execute '${method}' on 'SubtleCrypto': ${argument} ${message}`);
}

function requireArguments(method, count, needed) {
  if (count >= needed) return;
  throw codedError(
    TypeError,
    'ERR_MISSING_ARGS',
    `Failed to execute '${method}' on 'SubtleCrypto': ${needed} argument${needed === 1 ? '' : 's'} required, but only ${count} present.`,
  );
}

function toBuffer(method, position, value) {
  if (!isBufferSource(value))
    throw typeError(method, ordinal(position), 'is not instance of ArrayBuffer, Buffer, TypedArray, or DataView.');
  if (ArrayBuffer.isView(value) && isSharedArrayBuffer(value.buffer))
    throw typeError(method, ordinal(position), 'is a view on a SharedArrayBuffer, which is not allowed.');
  return copyOf(value);
}

function toKey(method, position, value) {
  if (!isCryptoKey(value)) throw typeError(method, ordinal(position), 'is not of type CryptoKey.');
  return value;
}

const FORMATS = ['raw', 'raw-public', 'raw-seed', 'raw-secret', 'raw-private', 'pkcs8', 'spki', 'jwk'];
const USAGES = [
  'encrypt',
  'decrypt',
  'sign',
  'verify',
  'deriveKey',
  'deriveBits',
  'wrapKey',
  'unwrapKey',
  'encapsulateKey',
  'encapsulateBits',
  'decapsulateKey',
  'decapsulateBits',
];

function toFormat(method, position, value) {
  const text = `${value}`;
  if (!FORMATS.includes(text))
    throw typeError(
      method,
      ordinal(position),
      `'${text}' is not a valid enum value of type KeyFormat.`,
      'ERR_INVALID_ARG_VALUE',
    );
  return text;
}

function toUsages(method, position, value) {
  const iterator = typeof value === 'object' || typeof value === 'function' ? value?.[Symbol.iterator] : undefined;
  if (typeof iterator !== 'function') throw typeError(method, ordinal(position), 'cannot be converted to sequence.');
  const usages = [];
  for (const item of { [Symbol.iterator]: () => iterator.call(value) }) {
    const text = `${item}`;
    if (!USAGES.includes(text)) {
      throw typeError(
        method,
        `${ordinal(position)}[${usages.length}]`,
        `'${text}' is not a valid enum value of type KeyUsage.`,
        'ERR_INVALID_ARG_VALUE',
      );
    }
    usages.push(text);
  }
  return usages;
}

module.exports = {
  USAGES,
  copyOf,
  failure,
  isBufferSource,
  onPool,
  operationFailed,
  ordinal,
  requireArguments,
  toBuffer,
  toFormat,
  toKey,
  toUsages,
  typeError,
  warnOfExperiment,
};
