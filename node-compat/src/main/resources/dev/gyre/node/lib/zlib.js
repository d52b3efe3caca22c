// node:zlib. https://nodejs.org/api/zlib.html

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const { validateFunction, validateUint32 } = require('internal/validators');
const { isAnyArrayBuffer } = require('internal/util/types');
const { Brotli } = require('internal/zlib/brotli');
const { codes, constants } = require('internal/zlib/constants');
const { Zlib } = require('internal/zlib/engine');
const { ZstdCompress, ZstdDecompress } = require('internal/zlib/zstd');

const binding = internalBinding('zlib');

function bytesOf(input) {
  if (typeof input === 'string') return Buffer.from(input);
  if (ArrayBuffer.isView(input)) return input;
  if (isAnyArrayBuffer(input)) return Buffer.from(input);
  throw nodeError(
    'ERR_INVALID_ARG_TYPE',
    'buffer',
    ['string', 'Buffer', 'TypedArray', 'DataView', 'ArrayBuffer'],
    input,
  );
}

function sync(engine, input) {
  const bytes = bytesOf(input);
  const buffer = engine.processSync(bytes);
  engine._handle.close();
  engine._handle = null;
  return engine._info ? { buffer, engine } : buffer;
}

// All output of a stream for one input.
function collect(engine, input, callback) {
  validateFunction(callback, 'callback');
  const parts = [];
  let length = 0;
  engine.on('data', (part) => {
    parts.push(part);
    length += part.length;
    if (length > engine._maxOutputLength) engine.destroy(nodeError('ERR_BUFFER_TOO_LARGE', engine._maxOutputLength));
  });
  engine.on('error', (error) => callback(error));
  engine.on('end', () => {
    const buffer = Buffer.concat(parts, length);
    engine.close();
    callback(null, engine._info ? { buffer, engine } : buffer);
  });
  engine.end(isAnyArrayBuffer(input) ? Buffer.from(input) : input);
}

let warned = false;

function warnOfMissingNew(name) {
  if (!warned)
    process.emitWarning(
      `Instantiating ${name} without the 'new' keyword has been deprecated.`,
      'DeprecationWarning',
      'DEP0184',
    );
  warned = true;
}

const exported = {};

// A stream class that can be called without new.
function callableClass(Base, name, mode) {
  function Constructor(options) {
    if (!(this instanceof Constructor)) {
      warnOfMissingNew(name);
      return new Constructor(options);
    }
    Base.call(this, options, mode);
    return undefined;
  }
  Object.defineProperty(Constructor, 'name', { __proto__: null, value: name, configurable: true });
  Object.setPrototypeOf(Constructor.prototype, Base.prototype);
  Object.setPrototypeOf(Constructor, Base);
  return Constructor;
}

// A stream class with its factory and its two functions.
function kind(Constructor, name, method) {
  exported[name] = Constructor;
  exported[`create${name}`] = (options) => new Constructor(options);
  exported[method] = (buffer, options, callback) => {
    if (typeof options === 'function') {
      callback = options;
      options = kEmptyObject;
    }
    validateFunction(callback, 'callback');
    collect(new Constructor(options), buffer, callback);
  };
  exported[`${method}Sync`] = (buffer, options) => sync(new Constructor(options), buffer);
  for (const own of [`create${name}`, method, `${method}Sync`]) {
    Object.defineProperty(exported[own], 'name', { __proto__: null, value: own, configurable: true });
  }
}

kind(callableClass(Zlib, 'Deflate', 'DEFLATE'), 'Deflate', 'deflate');
kind(callableClass(Zlib, 'Inflate', 'INFLATE'), 'Inflate', 'inflate');
kind(callableClass(Zlib, 'Gzip', 'GZIP'), 'Gzip', 'gzip');
kind(callableClass(Zlib, 'Gunzip', 'GUNZIP'), 'Gunzip', 'gunzip');
kind(callableClass(Zlib, 'DeflateRaw', 'DEFLATERAW'), 'DeflateRaw', 'deflateRaw');
kind(callableClass(Zlib, 'InflateRaw', 'INFLATERAW'), 'InflateRaw', 'inflateRaw');
kind(callableClass(Zlib, 'Unzip', 'UNZIP'), 'Unzip', 'unzip');
kind(callableClass(Brotli, 'BrotliCompress', 'BROTLI_ENCODE'), 'BrotliCompress', 'brotliCompress');
kind(callableClass(Brotli, 'BrotliDecompress', 'BROTLI_DECODE'), 'BrotliDecompress', 'brotliDecompress');
kind(ZstdCompress, 'ZstdCompress', 'zstdCompress');
kind(ZstdDecompress, 'ZstdDecompress', 'zstdDecompress');

function crc32(data, value = 0) {
  if (typeof data !== 'string' && !ArrayBuffer.isView(data))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'data', ['string', 'Buffer', 'TypedArray', 'DataView'], data);
  validateUint32(value, 'value');
  return binding.crc32(typeof data === 'string' ? Buffer.from(data) : data, value);
}

module.exports = { crc32, ...exported };
internalBinding('util').defineLazyValues(
  module.exports,
  'ZipEntry ZipFile ZipBuffer createZipArchive createZipArchiveSync zipFiles getMaxZipContentSize setMaxZipContentSize',
  (name) => require('internal/zip')[name],
);
for (const [name, value] of Object.entries({ constants, codes }))
  Object.defineProperty(module.exports, name, { __proto__: null, value, enumerable: true });

// The constants of zlib and of Zstandard are also non-enumerable members.
for (const name of Object.keys(constants)) {
  if (!name.startsWith('BROTLI'))
    Object.defineProperty(module.exports, name, { __proto__: null, value: constants[name] });
}
