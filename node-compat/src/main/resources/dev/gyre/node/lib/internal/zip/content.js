// The content of ZIP entries: compression, decompression, and their limits.

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { promisify } = require('internal/util');
const { isAnyArrayBuffer } = require('internal/util/types');
const { validateInteger } = require('internal/validators');
const { METHOD_DEFLATE, METHOD_STORE, METHOD_ZSTD } = require('internal/zip/format');

const binding = internalBinding('zlib');

const zlib = () => require('zlib');
let largestContent = 256 * 1024 * 1024;

const getMaxZipContentSize = () => largestContent;

function setMaxZipContentSize(size) {
  validateInteger(size, 'size', 0);
  largestContent = size;
}

const crc32 = (bytes, before = 0) => binding.crc32(bytes, before);

function bytesOf(data, name) {
  if (ArrayBuffer.isView(data)) return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (isAnyArrayBuffer(data)) return Buffer.from(data);
  throw nodeError('ERR_INVALID_ARG_TYPE', name, ['Buffer', 'TypedArray', 'DataView', 'ArrayBuffer'], data);
}

function compress(method, data) {
  return promisify(method === METHOD_ZSTD ? zlib().zstdCompress : zlib().deflateRaw)(data);
}

function compressSync(method, data) {
  return method === METHOD_ZSTD ? zlib().zstdCompressSync(data) : zlib().deflateRawSync(data);
}

function compressor(method) {
  if (method === METHOD_STORE) return undefined;
  return method === METHOD_ZSTD ? zlib().createZstdCompress() : zlib().createDeflateRaw();
}

const corrupt = (name, reason) => nodeError('ERR_ZIP_ENTRY_CORRUPT', `entry ${JSON.stringify(name)} ${reason}`);

const verbOf = (entry) => (entry.method === METHOD_ZSTD ? 'decompress' : 'inflate');

const beyondSize = (entry) =>
  corrupt(
    entry.name,
    `${verbOf(entry)}${entry.method === METHOD_ZSTD ? 'es' : 's'} beyond its declared size of ${entry.size} bytes`,
  );

function failure(entry, error) {
  if (error.code === 'ERR_BUFFER_TOO_LARGE') return beyondSize(entry);
  return corrupt(entry.name, `failed to ${verbOf(entry)}: ${error.message}`);
}

// At most one byte more than the entry declares is decompressed.
const outputLimit = (entry) => ({ maxOutputLength: entry.size + 1 });

function verified(entry, content, verify) {
  if (content.length !== entry.size)
    throw corrupt(entry.name, `produced ${content.length} bytes, expected ${entry.size}`);
  if (verify && crc32(content) !== entry.crc32) throw corrupt(entry.name, 'failed CRC-32 verification');
  return content;
}

async function decompress(entry, raw, verify) {
  if (entry.method === METHOD_STORE) return verified(entry, Buffer.from(raw), verify);
  let content;
  try {
    content = await promisify(entry.method === METHOD_ZSTD ? zlib().zstdDecompress : zlib().inflateRaw)(
      raw,
      outputLimit(entry),
    );
  } catch (error) {
    throw failure(entry, error);
  }
  return verified(entry, content, verify);
}

function decompressSync(entry, raw, verify) {
  if (entry.method === METHOD_STORE) return verified(entry, Buffer.from(raw), verify);
  let content;
  try {
    content = (entry.method === METHOD_ZSTD ? zlib().zstdDecompressSync : zlib().inflateRawSync)(
      raw,
      outputLimit(entry),
    );
  } catch (error) {
    throw failure(entry, error);
  }
  return verified(entry, content, verify);
}

// The output of a stream of zlib for what an async iterable yields.
async function* through(stream, source) {
  const { Readable } = require('stream');
  const input = Readable.from(source);
  input.on('error', (error) => stream.destroy(error));
  try {
    yield* input.pipe(stream);
  } finally {
    input.destroy();
  }
}

async function* checkedChunks(entry, chunks, verify) {
  let length = 0;
  let crc = 0;
  try {
    for await (const chunk of chunks) {
      length += chunk.length;
      if (length > entry.size) throw beyondSize(entry);
      if (verify) crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (error) {
    throw error.code?.startsWith('Z_') || error.code?.startsWith('ZSTD_') ? failure(entry, error) : error;
  }
  if (length < entry.size) throw corrupt(entry.name, `is truncated: got ${length} of ${entry.size} bytes`);
  if (verify && crc !== entry.crc32) throw corrupt(entry.name, 'failed CRC-32 verification');
}

// The decompressed chunks of what the chunks of an entry's stored form are.
function decompressChunks(entry, raw, verify) {
  if (entry.method === METHOD_STORE) return checkedChunks(entry, raw, verify);
  const stream = entry.method === METHOD_ZSTD ? zlib().createZstdDecompress() : zlib().createInflateRaw();
  return checkedChunks(entry, through(stream, raw), verify);
}

const methods = new Map([
  ['deflate', METHOD_DEFLATE],
  ['store', METHOD_STORE],
  ['zstd', METHOD_ZSTD],
]);

// The number of a method by its name.
function readMethod(name) {
  const method = methods.get(name);
  if (method === undefined)
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.method', name, "must be 'deflate', 'store', or 'zstd'");
  return method;
}

module.exports = {
  bytesOf,
  compress,
  compressSync,
  compressor,
  crc32,
  decompress,
  decompressChunks,
  decompressSync,
  getMaxZipContentSize,
  readMethod,
  setMaxZipContentSize,
  through,
};
