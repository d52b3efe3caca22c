'use strict';
// Brotli: parameters and what is wrong with them, errors of the data, streams, flushing, the streams of the web.
const zlib = require('zlib');

const { constants } = zlib;
const shown = (name, action) => {
  try {
    const result = action();
    console.log(name, Buffer.isBuffer(result) ? result.toString('latin1') : result);
  } catch (error) {
    console.log(name, error.name, error.code, error.errno, error.message);
  }
};
const packed = Buffer.from('1b0e00f825c3c4c6229b208006', 'hex'); // abcabcabcabcabc
const inputs = {
  empty: Buffer.alloc(0), byte: Buffer.from('x'), text: Buffer.from('The quick brown fox jumps over the lazy dog. '.repeat(50)), zeros: Buffer.alloc(300_000),
  noise: Buffer.from(Array.from({ length: 100_000 }, (_, i) => Math.imul(i + 1, 0x9e3779b1) >>> 13)),
};
for (const [name, input] of Object.entries(inputs)) {
  for (const quality of [0, 1, 5, 9, 11]) {
    for (const window of [10, 16, 17, 22, 24]) {
      const output = zlib.brotliCompressSync(input, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window } });
      if (!zlib.brotliDecompressSync(output).equals(input)) console.log(name, quality, window, 'differs');
    }
  }
}
shown('large window', () => {
  const output = zlib.brotliCompressSync('large', { params: { [constants.BROTLI_PARAM_LARGE_WINDOW]: true, [constants.BROTLI_PARAM_LGWIN]: 28 } });
  shown('not allowed', () => zlib.brotliDecompressSync(output));
  return zlib.brotliDecompressSync(output, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: true } });
});
for (const params of [{ 77: 1 }, { a: 1 }, { 1: 'a' }, { 1: 1, '01': 2 }, { 1.5: 1 }, { 4: 5 }, { 1: -3 }]) {
  shown(JSON.stringify(params), () => zlib.brotliDecompressSync(zlib.brotliCompressSync('abc', { params })));
}
shown('decoder', () => zlib.brotliDecompressSync(packed, { params: { 2: 1 } }));
for (const options of [{ flush: 4 }, { finishFlush: -1 }, { chunkSize: 63 }, { maxOutputLength: 4 }, { rejectGarbageAfterEnd: 1 }]) {
  shown(JSON.stringify(options), () => zlib.brotliDecompressSync(packed, options));
}
for (let length = 0; length < packed.length; length++) shown(length, () => zlib.brotliDecompressSync(packed.subarray(0, length)));
shown('unfinished', () => zlib.brotliDecompressSync(packed.subarray(0, 3), { finishFlush: constants.BROTLI_OPERATION_PROCESS }));
shown('behind', () => zlib.brotliDecompressSync(Buffer.concat([packed, packed])));
shown('refused', () => zlib.brotliDecompressSync(Buffer.concat([packed, packed]), { rejectGarbageAfterEnd: true }));
shown('info', () => zlib.brotliDecompressSync(Buffer.concat([packed, packed]), { info: true }).engine.bytesWritten === packed.length);
for (let seed = 1; seed < 96; seed++) {
  let state = seed;
  shown(seed, () => zlib.brotliDecompressSync(Buffer.from(Array.from({ length: 40 }, () => (state = Math.imul(state, 1103515245) + 12345) >>> 16))));
}
shown('gzip', () => zlib.gunzipSync(Buffer.concat([zlib.gzipSync('a'), zlib.gzipSync('b')]), { rejectGarbageAfterEnd: true }));

function flushed() {
  const stream = zlib.createBrotliCompress();
  const decoder = zlib.createBrotliDecompress();
  stream.pipe(decoder);
  decoder.on('data', (data) => console.log('data', String(data)));
  decoder.on('end', () => {
    console.log('end', stream.bytesWritten);
    wrong();
  });
  stream.write('first');
  stream.flush(() => setTimeout(() => {
    stream.write('second');
    stream.flush(constants.BROTLI_OPERATION_FLUSH, () => setTimeout(() => stream.end('third'), 20));
  }, 20));
}
function wrong() {
  const decoder = zlib.createBrotliDecompress();
  decoder.on('error', (error) => {
    console.log(error.code, error.errno, error.message);
    zlib.brotliDecompress(Buffer.alloc(9), (failure) => {
      console.log(failure.code);
      web().catch(console.log);
    });
  });
  for (const byte of Buffer.from('no compressed data')) decoder.write(Buffer.of(byte));
}
async function web() {
  const through = async (Stream, data) => {
    const body = new Blob([data]).stream().pipeThrough(new Stream('brotli'));
    return Buffer.from(await new Response(body).arrayBuffer());
  };
  const bytes = await through(CompressionStream, inputs.text);
  console.log((await through(DecompressionStream, bytes)).equals(inputs.text));
  await through(DecompressionStream, bytes.subarray(0, 9)).catch((error) => console.log(error.name, error.code));
  await through(DecompressionStream, Buffer.concat([bytes, bytes])).catch((error) => console.log(error.name, error.code));
}
flushed();
