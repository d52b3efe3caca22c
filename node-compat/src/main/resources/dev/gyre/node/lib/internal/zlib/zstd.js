// Zstandard streams of node:zlib. https://nodejs.org/api/zlib.html#class-zlibzstdcompress

const { codedError, nodeError } = require('internal/errors');
const { constants } = require('internal/zlib/constants');
const { ZlibBase, dictionaryOf, useHandle } = require('internal/zlib/engine');

const { Zlib: Stream } = internalBinding('zlib');
const { ZSTD_c_overlapLog, ZSTD_d_windowLogMax, ZSTD_e_continue, ZSTD_e_end, ZSTD_e_flush } = constants;

const defaults = { flush: ZSTD_e_continue, finishFlush: ZSTD_e_end, fullFlush: ZSTD_e_flush, most: ZSTD_e_end };

// The values by parameter, -1 for those that are not given.
function parametersOf(params, last) {
  const parameters = new Int32Array(last + 1).fill(-1);
  for (const key of Object.keys(params ?? {})) {
    const number = +key;
    if (Number.isNaN(number) || number < 0 || number > last || parameters[number] !== -1)
      throw nodeError('ERR_ZSTD_INVALID_PARAM', key);
    const value = params[key];
    if (typeof value !== 'number' && typeof value !== 'boolean')
      throw nodeError('ERR_INVALID_ARG_TYPE', 'options.params[key]', 'number', value);
    parameters[number] = value;
  }
  return parameters;
}

function checkedSize(size) {
  if (size === undefined) return undefined;
  if (typeof size !== 'number') throw codedError(TypeError, 'ERR_INVALID_ARG_TYPE', 'pledgedSrcSize must be a number');
  if (size < 0) throw codedError(RangeError, 'ERR_OUT_OF_RANGE', 'pledgedSrcSize must be non-negative');
  return size;
}

class Zstd extends ZlibBase {
  constructor(options, mode, last, pledgedSize) {
    const parameters = parametersOf(options?.params, last);
    const dictionary = dictionaryOf(options?.dictionary);
    super(options, undefined, undefined, defaults);
    useHandle(this, new Stream(mode, parameters, pledgedSize, dictionary));
  }
}

class ZstdCompress extends Zstd {
  constructor(options) {
    super(options, 'ZSTD_COMPRESS', ZSTD_c_overlapLog, checkedSize(options?.pledgedSrcSize));
  }
}

class ZstdDecompress extends Zstd {
  constructor(options) {
    super(options, 'ZSTD_DECOMPRESS', ZSTD_d_windowLogMax);
  }
}

module.exports = { ZstdCompress, ZstdDecompress };
