// node:ffi. https://nodejs.org/api/ffi.html

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { emitExperimentalWarning } = require('internal/util');
const { isArrayBuffer } = require('internal/util/types');
const { validateInteger, validateString } = require('internal/validators');

const binding = internalBinding('ffi');
const { exportBytes, requirePermission } = binding;

const DynamicLibrary = binding.libraryClass();

emitExperimentalWarning('FFI');

function dlopen(path, definitions) {
  requirePermission();
  const lib = new DynamicLibrary(path);
  try {
    return {
      lib,
      functions: definitions === undefined ? Object.freeze({ __proto__: null }) : lib.getFunctions(definitions),
      [Symbol.dispose]() {
        lib.close();
      },
    };
  } catch (error) {
    lib.close();
    throw error;
  }
}

function dlclose(handle) {
  handle.close();
}

function dlsym(handle, symbol) {
  return handle.getSymbol(symbol);
}

// ---- Memory --------------------------------------------------------------------------------------------------------

function validateRoom(length, needed) {
  if (length < needed) throw nodeError('ERR_OUT_OF_RANGE', 'len', `>= ${needed}`, length);
}

function exportString(str, data, len, encoding = 'utf8') {
  requirePermission();
  validateString(str, 'string');
  validateString(encoding, 'encoding');
  validateInteger(len, 'len', 0);
  const bytes = Buffer.from(str, encoding);
  const terminator = /^(ucs-?2|utf-?16le)$/i.test(encoding) ? 2 : 1;
  validateRoom(len, bytes.length + terminator);
  const terminated = Buffer.alloc(bytes.length + terminator);
  bytes.copy(terminated);
  exportBytes(terminated, data, len);
}

function exportBuffer(source, data, len) {
  requirePermission();
  if (!Buffer.isBuffer(source)) throw nodeError('ERR_INVALID_ARG_TYPE', 'buffer', 'Buffer', source);
  validateInteger(len, 'len', 0);
  validateRoom(len, source.length);
  exportBytes(source, data, len);
}

function exportArrayBuffer(source, data, len) {
  requirePermission();
  if (!isArrayBuffer(source)) throw nodeError('ERR_INVALID_ARG_TYPE', 'arrayBuffer', 'ArrayBuffer', source);
  validateInteger(len, 'len', 0);
  validateRoom(len, source.byteLength);
  exportBytes(source, data, len);
}

function exportArrayBufferView(source, data, len) {
  requirePermission();
  if (!ArrayBuffer.isView(source)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'arrayBufferView', 'ArrayBufferView', source);
  }
  validateInteger(len, 'len', 0);
  // A detached view has no length that could be compared.
  if (!source.buffer.detached) validateRoom(len, source.byteLength);
  exportBytes(source, data, len);
}

const { toArrayBuffer, toBuffer } = {
  toArrayBuffer(...range) {
    return binding.bytes('an ArrayBuffer', range);
  },
  toBuffer(...range) {
    return Buffer.from(binding.bytes('a buffer', range));
  },
};

// ---- Exports -------------------------------------------------------------------------------------------------------

const types = {
  __proto__: null,
  VOID: 'void',
  POINTER: 'pointer',
  BUFFER: 'buffer',
  ARRAY_BUFFER: 'arraybuffer',
  FUNCTION: 'function',
  BOOL: 'bool',
  CHAR: 'char',
  STRING: 'string',
  FLOAT: 'float',
  DOUBLE: 'double',
  INT_8: 'int8',
  UINT_8: 'uint8',
  INT_16: 'int16',
  UINT_16: 'uint16',
  INT_32: 'int32',
  UINT_32: 'uint32',
  INT_64: 'int64',
  UINT_64: 'uint64',
  FLOAT_32: 'float32',
  FLOAT_64: 'float64',
};

module.exports = {
  DynamicLibrary,
  dlopen,
  dlclose,
  dlsym,
  exportArrayBuffer,
  exportArrayBufferView,
  exportString,
  exportBuffer,
  getInt8: binding.getInt8,
  getUint8: binding.getUint8,
  getInt16: binding.getInt16,
  getUint16: binding.getUint16,
  getInt32: binding.getInt32,
  getUint32: binding.getUint32,
  getInt64: binding.getInt64,
  getUint64: binding.getUint64,
  getFloat32: binding.getFloat32,
  getFloat64: binding.getFloat64,
  getCurrentEventLoop: binding.getCurrentEventLoop,
  getRawPointer: binding.getRawPointer,
  setInt8: binding.setInt8,
  setUint8: binding.setUint8,
  setInt16: binding.setInt16,
  setUint16: binding.setUint16,
  setInt32: binding.setInt32,
  setUint32: binding.setUint32,
  setInt64: binding.setInt64,
  setUint64: binding.setUint64,
  setFloat32: binding.setFloat32,
  setFloat64: binding.setFloat64,
  suffix: 'so',
  toString: binding.toString,
  toArrayBuffer,
  toBuffer,
  types,
};
