// zlib.constants and zlib.codes. https://nodejs.org/api/zlib.html#zlib-constants

const parse = (text) => Object.fromEntries(text.trim().split(/\s+/).map((pair) => {
  const [name, value] = pair.split('=');
  return [name, Number(value)];
}));

const codeNumbers = parse(`
  Z_OK=0 Z_STREAM_END=1 Z_NEED_DICT=2 Z_ERRNO=-1 Z_STREAM_ERROR=-2 Z_DATA_ERROR=-3 Z_MEM_ERROR=-4 Z_BUF_ERROR=-5 Z_VERSION_ERROR=-6`);

const constants = {
  __proto__: null,
  ...parse('Z_NO_FLUSH=0 Z_PARTIAL_FLUSH=1 Z_SYNC_FLUSH=2 Z_FULL_FLUSH=3 Z_FINISH=4 Z_BLOCK=5'),
  ...codeNumbers,
  ...parse(`
    Z_NO_COMPRESSION=0 Z_BEST_SPEED=1 Z_BEST_COMPRESSION=9 Z_DEFAULT_COMPRESSION=-1 Z_FILTERED=1 Z_HUFFMAN_ONLY=2 Z_RLE=3 Z_FIXED=4
    Z_DEFAULT_STRATEGY=0 ZLIB_VERNUM=4897 DEFLATE=1 INFLATE=2 GZIP=3 GUNZIP=4 DEFLATERAW=5 INFLATERAW=6 UNZIP=7 BROTLI_DECODE=8
    BROTLI_ENCODE=9 ZSTD_DECOMPRESS=11 ZSTD_COMPRESS=10 Z_MIN_WINDOWBITS=8 Z_MAX_WINDOWBITS=15 Z_DEFAULT_WINDOWBITS=15 Z_MIN_CHUNK=64
    Z_MAX_CHUNK=Infinity Z_DEFAULT_CHUNK=16384 Z_MIN_MEMLEVEL=1 Z_MAX_MEMLEVEL=9 Z_DEFAULT_MEMLEVEL=8 Z_MIN_LEVEL=-1 Z_MAX_LEVEL=9
    Z_DEFAULT_LEVEL=-1 BROTLI_OPERATION_PROCESS=0 BROTLI_OPERATION_FLUSH=1 BROTLI_OPERATION_FINISH=2 BROTLI_OPERATION_EMIT_METADATA=3
    BROTLI_PARAM_MODE=0 BROTLI_MODE_GENERIC=0 BROTLI_MODE_TEXT=1 BROTLI_MODE_FONT=2 BROTLI_DEFAULT_MODE=0 BROTLI_PARAM_QUALITY=1
    BROTLI_MIN_QUALITY=0 BROTLI_MAX_QUALITY=11 BROTLI_DEFAULT_QUALITY=11 BROTLI_PARAM_LGWIN=2 BROTLI_MIN_WINDOW_BITS=10
    BROTLI_MAX_WINDOW_BITS=24 BROTLI_LARGE_MAX_WINDOW_BITS=30 BROTLI_DEFAULT_WINDOW=22 BROTLI_PARAM_LGBLOCK=3 BROTLI_PARAM_SIZE_HINT=5
    ZSTD_e_continue=0 ZSTD_e_flush=1 ZSTD_e_end=2 ZSTD_fast=1 ZSTD_dfast=2 ZSTD_greedy=3 ZSTD_lazy=4 ZSTD_lazy2=5 ZSTD_btlazy2=6 ZSTD_btopt=7
    ZSTD_btultra=8 ZSTD_btultra2=9 ZSTD_c_compressionLevel=100 ZSTD_c_windowLog=101 ZSTD_c_hashLog=102 ZSTD_c_chainLog=103 ZSTD_c_searchLog=104
    ZSTD_c_minMatch=105 ZSTD_c_targetLength=106 ZSTD_c_strategy=107 ZSTD_c_enableLongDistanceMatching=160 ZSTD_c_ldmHashLog=161
    ZSTD_c_ldmMinMatch=162 ZSTD_c_ldmBucketSizeLog=163 ZSTD_c_ldmHashRateLog=164 ZSTD_c_contentSizeFlag=200 ZSTD_c_checksumFlag=201
    ZSTD_c_dictIDFlag=202 ZSTD_c_nbWorkers=400 ZSTD_c_jobSize=401 ZSTD_c_overlapLog=402 ZSTD_d_windowLogMax=100 ZSTD_CLEVEL_DEFAULT=3
    ZSTD_error_no_error=0 ZSTD_error_GENERIC=1 ZSTD_error_prefix_unknown=10 ZSTD_error_version_unsupported=12
    ZSTD_error_frameParameter_unsupported=14 ZSTD_error_frameParameter_windowTooLarge=16 ZSTD_error_corruption_detected=20
    ZSTD_error_checksum_wrong=22 ZSTD_error_literals_headerWrong=24 ZSTD_error_dictionary_corrupted=30 ZSTD_error_dictionary_wrong=32
    ZSTD_error_dictionaryCreation_failed=34 ZSTD_error_parameter_unsupported=40 ZSTD_error_parameter_combination_unsupported=41
    ZSTD_error_parameter_outOfBound=42 ZSTD_error_tableLog_tooLarge=44 ZSTD_error_maxSymbolValue_tooLarge=46 ZSTD_error_maxSymbolValue_tooSmall=48
    ZSTD_error_stabilityCondition_notRespected=50 ZSTD_error_stage_wrong=60 ZSTD_error_init_missing=62 ZSTD_error_memory_allocation=64
    ZSTD_error_workSpace_tooSmall=66 ZSTD_error_dstSize_tooSmall=70 ZSTD_error_srcSize_wrong=72 ZSTD_error_dstBuffer_null=74
    ZSTD_error_noForwardProgress_destFull=80 ZSTD_error_noForwardProgress_inputEmpty=82`),
};

const codes = Object.freeze({
  ...codeNumbers,
  ...Object.fromEntries(Object.entries(codeNumbers).map(([name, number]) => [number, name])),
});

module.exports = { codes, constants: Object.freeze(constants) };
