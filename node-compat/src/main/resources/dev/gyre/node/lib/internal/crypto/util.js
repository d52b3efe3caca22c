// Helpers of node:crypto: bytes of arguments, encodings, errors.

const { Buffer } = require('buffer');
const errors = require('internal/errors');
const { isAnyArrayBuffer } = require('internal/util/types');

const { nodeError } = errors;
const BYTES = ['ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'];
const kinds = { __proto__: null, Error, TypeError, RangeError };

// An error with a code, whose message comes from Java.
function codedError(kind, code, message) {
  return errors.codedError(kinds[kind], code, message);
}

const isBytes = (value) => ArrayBuffer.isView(value) || isAnyArrayBuffer(value);

// The bytes of an argument that may also be text.
function toBytes(value, name, encoding) {
  if (typeof value === 'string') return Buffer.from(value, encoding === 'buffer' ? 'utf8' : encoding);
  if (!isBytes(value)) throw nodeError('ERR_INVALID_ARG_TYPE', name, ['string', ...BYTES], value);
  return value;
}

// The bytes of an update: text or a view.
function toData(value, encoding, name = 'data') {
  if (typeof value === 'string') {
    require('internal/validators').validateEncoding(value, encoding);
    return Buffer.from(value, encoding === 'buffer' ? 'utf8' : encoding);
  }
  if (!ArrayBuffer.isView(value))
    throw nodeError('ERR_INVALID_ARG_TYPE', name, ['string', 'Buffer', 'TypedArray', 'DataView'], value);
  return value;
}

// Returns a Buffer, or text in an encoding.
function encoded(bytes, encoding) {
  const buffer = Buffer.from(bytes);
  return encoding && encoding !== 'buffer' ? buffer.toString(encoding) : buffer;
}

function canonicalDigest(name) {
  const canonical = internalBinding('crypto').canonicalName(name);
  if (canonical === undefined) throw nodeError('ERR_CRYPTO_INVALID_DIGEST', name);
  return canonical;
}

module.exports = { BYTES, canonicalDigest, codedError, encoded, isBytes, toBytes, toData };
