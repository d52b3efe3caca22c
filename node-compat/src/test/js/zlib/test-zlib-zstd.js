'use strict';
// Zstandard: parameters and what is wrong with them, errors of the data, several frames, dictionaries, streams, flushing.
const zlib = require('zlib');

const { constants } = zlib;
const shown = (name, action) => {
  try {
    const result = action();
    console.log(name, Buffer.isBuffer(result) ? result.toString('hex').slice(0, 80) : result);
  } catch (error) {
    console.log(name, error.name, error.code, error.errno, error.message);
  }
};
const text = Buffer.from('hello world, '.repeat(100) + Array.from({ length: 300 }, (_, i) => (i * 7919) % 1000).join(' '));
const packed = zlib.zstdCompressSync(text);
shown('packed', () => packed);
shown('empty', () => zlib.zstdCompressSync(''));
for (const input of [text, Buffer.alloc(300_000), Buffer.from(Array.from({ length: 50_000 }, (_, i) => Math.imul(i + 1, 0x9e3779b1) >>> 13))]) {
  for (const level of [-5, 1, 3, 9, 19]) {
    const output = zlib.zstdCompressSync(input, { params: { [constants.ZSTD_c_compressionLevel]: level } });
    console.log(level, output.length, zlib.zstdDecompressSync(output).equals(input));
  }
}
const values = { windowLog: [9, 10, 99], strategy: [9, 10], checksumFlag: [true, 2], contentSizeFlag: [0], dictIDFlag: [0], hashLog: [10, 40], chainLog: [10], searchLog: [3], minMatch: [4, 9], targetLength: [8], enableLongDistanceMatching: [1, 3], ldmHashLog: [99] };
for (const [name, list] of Object.entries(values)) {
  for (const value of list) {
    shown(`${name} ${value}`, () => {
      const output = zlib.zstdCompressSync(text, { params: { [constants[`ZSTD_c_${name}`]]: value } });
      return `${output.length} ${zlib.zstdDecompressSync(output).equals(text)}`;
    });
  }
}
for (const params of [{ 1: 1 }, { 999: 1 }, { x: 1 }, { 100: 'x' }]) shown(`params ${JSON.stringify(params)}`, () => zlib.zstdCompressSync('a', { params }));
for (const pledgedSrcSize of [5, 6, -1, 'a']) shown(`pledged ${pledgedSrcSize}`, () => zlib.zstdCompressSync('hello', { pledgedSrcSize }));
for (const flush of [-1, 3]) shown(`flush ${flush}`, () => zlib.zstdCompressSync('a', { finishFlush: flush }));
shown('two', () => zlib.zstdDecompressSync(Buffer.concat([packed, packed])).length / text.length);
shown('trailing', () => zlib.zstdDecompressSync(Buffer.concat([packed, Buffer.from('junk')])).length);
shown('trailing', () => zlib.zstdDecompressSync(Buffer.concat([packed, Buffer.from('junk')]), { rejectGarbageAfterEnd: true }));
for (const length of [0, 2, 20]) shown(`cut at ${length}`, () => zlib.zstdDecompressSync(packed.subarray(0, length)));
shown('not packed', () => zlib.zstdDecompressSync('not packed at all'));
shown('broken', () => zlib.zstdDecompressSync(Buffer.from(packed).fill(0x55, 20, 24)));
shown('too large', () => zlib.zstdDecompressSync(packed, { maxOutputLength: 10 }));
shown('small pieces', () => zlib.zstdDecompressSync(packed, { chunkSize: 64 }).equals(text));
const wide = zlib.zstdCompressSync(Buffer.alloc(300_000, 'abcdefg'), { params: { [constants.ZSTD_c_contentSizeFlag]: 0 } });
for (const most of [9, 12, 27, 32]) shown(`window ${most}`, () => zlib.zstdDecompressSync(wide, { params: { [constants.ZSTD_d_windowLogMax]: most } }).length);
const dictionary = Buffer.from('hello world, this is a dictionary, '.repeat(10));
const short = zlib.zstdCompressSync('hello world, this', { dictionary });
shown('dictionary', () => short);
shown('dictionary', () => zlib.zstdDecompressSync(short, { dictionary }).toString());
shown('no dictionary', () => zlib.zstdDecompressSync(short));
shown('no dictionary', () => zlib.zstdDecompressSync(short, { dictionary: 'x' }));
shown('without new', () => zlib.ZstdCompress());
const collected = (stream) =>
  new Promise((resolve) => {
    const parts = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => resolve(Buffer.concat(parts)));
    stream.on('error', (error) => resolve(error));
  });
(async () => {
  const compress = zlib.createZstdCompress();
  const output = collected(compress);
  for (let i = 0; i < text.length; i += 100) compress.write(text.subarray(i, i + 100));
  compress.end();
  const bytes = await output;
  console.log(compress.bytesWritten === text.length, zlib.zstdDecompressSync(bytes).equals(text));
  const decompress = zlib.createZstdDecompress();
  const input = collected(decompress);
  const twice = Buffer.concat([bytes, packed]);
  for (let i = 0; i < twice.length; i += 7) decompress.write(twice.subarray(i, i + 7));
  decompress.end();
  console.log((await input).equals(Buffer.concat([text, text])));
  const failing = zlib.createZstdDecompress();
  const failure = collected(failing);
  failing.end('not packed');
  const { code, errno, message } = await failure;
  console.log(code, errno, message);
  const flushed = zlib.createZstdCompress();
  await new Promise((done) => flushed.write('before the flush', () => flushed.flush(done)));
  const part = flushed.read();
  console.log(zlib.zstdDecompressSync(part, { finishFlush: constants.ZSTD_e_flush }).toString());
  flushed.end();
  zlib.zstdCompress('callback', (error, buffer) => zlib.zstdDecompress(buffer, (wrong, whole) => console.log(error, wrong, `${whole}`)));
})();
