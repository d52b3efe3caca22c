// Brotli streams of node:zlib: their parameters by number. https://nodejs.org/api/zlib.html#class-brotlioptions

const { nodeError } = require('internal/errors');
const { constants } = require('internal/zlib/constants');
const { Zlib, ZlibBase } = require('internal/zlib/engine');

const { Zlib: Stream } = internalBinding('zlib');
const { BROTLI_OPERATION_EMIT_METADATA, BROTLI_OPERATION_FINISH, BROTLI_OPERATION_FLUSH, BROTLI_OPERATION_PROCESS } =
  constants;
const { BROTLI_DECODER_PARAM_LARGE_WINDOW, BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING, BROTLI_PARAM_NDIRECT } =
  constants;

const defaults = {
  flush: BROTLI_OPERATION_PROCESS,
  finishFlush: BROTLI_OPERATION_FINISH,
  fullFlush: BROTLI_OPERATION_FLUSH,
  most: BROTLI_OPERATION_EMIT_METADATA,
};

function parametersOf(params) {
  const parameters = new Int32Array(BROTLI_PARAM_NDIRECT + 1).fill(-1);
  for (const key of Object.keys(params ?? {})) {
    if (parameters[+key] !== -1) throw nodeError('ERR_BROTLI_INVALID_PARAM', key); // An unknown number, or a duplicate.
    const value = params[key];
    if (typeof value !== 'number' && typeof value !== 'boolean')
      throw nodeError('ERR_INVALID_ARG_TYPE', 'options.params[key]', 'number', value);
    parameters[key] = value;
  }
  return parameters;
}

// The parameters that the reference implementation rejects; others are clamped to their range.
function accepts(mode, parameters) {
  if (mode === 'BROTLI_ENCODE') return parameters[BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING] <= 1;
  return parameters.every((value, key) => value === -1 || key <= BROTLI_DECODER_PARAM_LARGE_WINDOW);
}

function Brotli(options, mode) {
  const parameters = parametersOf(options?.params);
  if (!accepts(mode, parameters)) throw nodeError('ERR_ZLIB_INITIALIZATION_FAILED');
  ZlibBase.call(this, options, mode, new Stream(mode, parameters), defaults);
}
Object.setPrototypeOf(Brotli.prototype, Zlib.prototype);
Object.setPrototypeOf(Brotli, Zlib);

module.exports = { Brotli };
