'use strict';
// Objects in consumers, concurrency that is no number, what cannot be composed, emitters without prependListener, thenables in assert.rejects.
const assert = require('assert');
const consumers = require('stream/consumers');
const { PassThrough, Readable, Stream } = require('stream');

function attempt(action) {
  try {
    action();
    console.log('fine');
  } catch (error) {
    console.log(error.name, error.code, error.message.split('\n')[0]);
  }
}

async function main() {
  for (const kind of ['arrayBuffer', 'buffer', 'bytes', 'blob']) {
    const stream = new PassThrough({ objectMode: true });
    stream.write({});
    stream.end([1, 2]);
    console.log(kind, await consumers[kind](stream));
  }
  for (const concurrency of ['Foo', 0, NaN, '2', 1.5, null])
    attempt(() => Readable.from([1]).filter((value) => value, { concurrency }));
  attempt(() => Readable.from(['a']).compose(Readable.from(['b'])));

  const plain = new Stream();
  plain.prependListener = undefined;
  plain.writable = true;
  plain.write = (chunk) => console.log('written', chunk);
  plain.end = () => console.log('ended');
  const source = new Stream();
  source.pipe(plain);
  source.emit('data', 'x');
  source.emit('end');

  const thenable = () => {};
  thenable.then = thenable.catch = () => {};
  await assert.rejects(() => thenable, {}).catch((error) => console.log(error.code));
  await new Response(
    new Blob([]).stream().pipeThrough(new CompressionStream('gzip')).pipeThrough(new DecompressionStream('gzip')),
  ).arrayBuffer();
  const compression = new CompressionStream('deflate');
  const writer = compression.writable.getWriter();
  writer.write(new ArrayBuffer(4));
  writer.close();
  console.log((await consumers.buffer(compression.readable)).length);
}
main();
