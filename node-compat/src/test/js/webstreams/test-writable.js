// WritableStream, TransformStream and pipes.
const checks = [];
const check = (name, run) => checks.push([name, run]);
async function main() {
  for (const [name, run] of checks) {
    try {
      console.log(name, '=>', await run());
    } catch (error) {
      console.log(name, '!!', error?.name, error?.code, error?.message ?? error);
    }
  }
}
const turn = () => new Promise(setImmediate);
const all = async (stream) => {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
};
function recording(sink = {}, strategy = undefined) {
  const log = [];
  const stream = new WritableStream({
    write(chunk) { log.push(chunk); },
    close() { log.push('close'); },
    abort(reason) { log.push(['abort', reason]); },
    ...sink,
  }, strategy);
  return { log, stream };
}
const outcome = (promise) => promise.then((value) => ['fulfilled', value], (error) => ['rejected', error?.message ?? error]);

check('writes in order', async () => {
  const { log, stream } = recording();
  const writer = stream.getWriter();
  writer.write('a');
  writer.write('b');
  await writer.close();
  return [log, await writer.closed];
});
check('one write at a time', async () => {
  const log = [];
  const writer = new WritableStream({
    async write(chunk) {
      log.push(`begin ${chunk}`);
      await turn();
      log.push(`end ${chunk}`);
    },
  }).getWriter();
  await Promise.all([writer.write(1), writer.write(2)]);
  return log;
});
check('backpressure', async () => {
  let release;
  const writer = new WritableStream({ write: () => new Promise((resolve) => { release = resolve; }) }, { highWaterMark: 2 }).getWriter();
  const sizes = [writer.desiredSize];
  writer.write(1);
  sizes.push(writer.desiredSize);
  writer.write(2);
  sizes.push(writer.desiredSize);
  let ready = false;
  writer.ready.then(() => { ready = true; });
  await turn();
  const before = ready;
  release();
  await turn();
  return [sizes, before, ready];
});
check('write fails', async () => {
  const { stream } = recording({ write() { throw new Error('write'); } });
  const writer = stream.getWriter();
  return [await outcome(writer.write(1)), await outcome(writer.closed), await outcome(writer.ready), await outcome(writer.write(2)), writer.desiredSize];
});
check('close fails', async () => {
  const writer = recording({ close() { throw new Error('close'); } }).stream.getWriter();
  return [await outcome(writer.close()), await outcome(writer.closed)];
});
check('start fails', () => new WritableStream({ start() { throw new Error('start'); } }));
check('start rejects', async () => outcome(new WritableStream({ async start() { throw new Error('start'); } }).getWriter().write(1)));
check('abort', async () => {
  const { log, stream } = recording();
  const writer = stream.getWriter();
  await turn();
  const aborted = await outcome(writer.abort('why'));
  return [aborted, log, await outcome(writer.closed), await outcome(writer.write(1))];
});
check('abort tells the signal', async () => {
  let controller;
  const stream = new WritableStream({ start(c) { controller = c; } });
  await turn();
  const before = controller.signal.aborted;
  stream.abort('s').catch(() => {});
  return [before, controller.signal.aborted, controller.signal.reason];
});
check('abort waits for the write', async () => {
  const log = [];
  const writer = new WritableStream({
    async write() { await turn(); log.push('written'); },
    abort() { log.push('aborted'); },
  }).getWriter();
  await turn();
  writer.write(1).catch(() => {});
  writer.write(2).catch((error) => log.push(error));
  await writer.abort('x');
  return log;
});
check('abort twice', async () => {
  const { stream } = recording();
  return Promise.all([stream.abort(1), stream.abort(2)]);
});
check('abort of a closed stream', async () => {
  const { stream, log } = recording();
  await stream.close();
  return [await stream.abort(), log];
});
check('controller.error', async () => {
  let controller;
  const writer = new WritableStream({ start(c) { controller = c; } }).getWriter();
  controller.error(new Error('ctl'));
  return [await outcome(writer.closed), await outcome(writer.close())];
});
check('write after close', async () => {
  const writer = recording().stream.getWriter();
  const closed = writer.close();
  return [await outcome(writer.write(1)), await outcome(closed), await outcome(writer.write(2)), writer.desiredSize];
});
check('releaseLock', async () => {
  const { stream, log } = recording();
  const first = stream.getWriter();
  first.write('x');
  first.releaseLock();
  const second = stream.getWriter();
  await second.write('y');
  return [log, await outcome(first.closed), await outcome(first.ready)];
});
check('this of the sink', async () => {
  const sink = { write() { this.written = true; } };
  await new WritableStream(sink).getWriter().write(1);
  return sink.written;
});
check('size sees the chunk', async () => {
  const writer = new WritableStream({}, { highWaterMark: 10, size: (chunk) => chunk.length }).getWriter();
  writer.write('1234');
  return writer.desiredSize;
});
check('size fails', async () => {
  const writer = new WritableStream({}, { size() { throw new Error('size'); } }).getWriter();
  return [await outcome(writer.write(1)), await outcome(writer.closed)];
});

check('transform', async () => {
  const stream = ReadableStream.from([1, 2]).pipeThrough(new TransformStream({
    transform(chunk, controller) { controller.enqueue(chunk * 2); controller.enqueue(-chunk); },
    flush(controller) { controller.enqueue('end'); },
  }));
  return all(stream);
});
check('identity', () => all(ReadableStream.from(['a']).pipeThrough(new TransformStream())));
check('async transform', () => all(ReadableStream.from([1, 2]).pipeThrough(new TransformStream({
  async transform(chunk, controller) { await turn(); controller.enqueue(chunk + 1); },
}))));
check('transform fails', async () => {
  const { readable, writable } = new TransformStream({ transform() { throw new Error('tr'); } });
  const writer = writable.getWriter();
  const written = writer.write(1);
  return [await outcome(readable.getReader().read()), await outcome(written), await outcome(writer.closed)];
});
check('flush fails', async () => {
  const { readable, writable } = new TransformStream({ flush() { throw new Error('fl'); } });
  const closed = writable.getWriter().close();
  return [await outcome(closed), await outcome(readable.getReader().read())];
});
check('terminate', async () => {
  const { readable, writable } = new TransformStream({ transform(chunk, c) { c.enqueue(chunk); c.terminate(); } });
  const writer = writable.getWriter();
  const written = writer.write('one');
  const reader = readable.getReader();
  return [await reader.read(), await reader.read(), await outcome(written), await outcome(writer.write('two'))];
});
check('controller.error of a transform', async () => {
  const { readable, writable } = new TransformStream({ transform(chunk, c) { c.error(new Error('te')); } });
  const writer = writable.getWriter();
  writer.write(1).catch(() => {});
  return [await outcome(readable.getReader().read()), await outcome(writer.closed)];
});
check('cancel of the readable side', async () => {
  const log = [];
  const { readable, writable } = new TransformStream({ cancel(reason) { log.push(reason); } });
  const writer = writable.getWriter();
  await readable.cancel('no more');
  return [log, await outcome(writer.closed)];
});
check('abort of the writable side', async () => {
  const log = [];
  const { readable, writable } = new TransformStream({ cancel(reason) { log.push(reason); } });
  const read = readable.getReader().read();
  read.catch(() => {});
  await writable.abort('ab');
  return [log, await outcome(read)];
});
check('backpressure of a transform', async () => {
  const { readable, writable } = new TransformStream();
  const writer = writable.getWriter();
  let written = false;
  writer.write(1).then(() => { written = true; });
  await turn();
  const before = written;
  await readable.getReader().read();
  await turn();
  return [before, written, writer.desiredSize];
});

check('pipeTo', async () => {
  const { log, stream } = recording();
  return [await ReadableStream.from([1, 2]).pipeTo(stream), log];
});
check('pipeTo preventClose', async () => {
  const { log, stream } = recording();
  await ReadableStream.from([1]).pipeTo(stream, { preventClose: true });
  return [log, stream.locked];
});
check('pipeTo passes errors on', async () => {
  const { log, stream } = recording();
  const source = new ReadableStream({ start(c) { c.error(new Error('src')); } });
  return [await outcome(source.pipeTo(stream)), log.flat().map((item) => item.message ?? item)];
});
check('pipeTo preventAbort', async () => {
  const { log, stream } = recording();
  const source = new ReadableStream({ start(c) { c.error(new Error('src')); } });
  return [await outcome(source.pipeTo(stream, { preventAbort: true })), log, stream.locked];
});
check('pipeTo cancels its source', async () => {
  let reason;
  const source = new ReadableStream({ pull(c) { c.enqueue(1); }, cancel(why) { reason = why; } });
  const { stream } = recording({ write() { throw new Error('dst'); } });
  return [await outcome(source.pipeTo(stream)), reason?.message];
});
check('pipeTo preventCancel', async () => {
  let reason = 'none';
  const source = new ReadableStream({ pull(c) { c.enqueue(1); }, cancel(why) { reason = why; } });
  const { stream } = recording({ write() { throw new Error('dst'); } });
  return [await outcome(source.pipeTo(stream, { preventCancel: true })), reason, source.locked];
});
check('pipeTo into a closed stream', async () => {
  const { stream } = recording();
  await stream.close();
  return ReadableStream.from([1]).pipeTo(stream);
});
check('pipeTo with an aborted signal', async () => {
  const { log, stream } = recording();
  let reason;
  const source = new ReadableStream({ cancel(why) { reason = why; } });
  await turn();
  return [await outcome(source.pipeTo(stream, { signal: AbortSignal.abort('gone') })), log, reason];
});
check('pipeTo aborted while it runs', async () => {
  const { log, stream } = recording();
  const abort = new AbortController();
  const source = new ReadableStream({ start(c) { c.enqueue('first'); } });
  const piped = source.pipeTo(stream, { signal: abort.signal });
  await turn();
  abort.abort(new Error('stop'));
  return [await outcome(piped), log.flat().map((item) => item.message ?? item)];
});
check('locks', async () => {
  const source = new ReadableStream();
  const { stream } = recording();
  const piped = source.pipeTo(stream);
  piped.catch(() => {});
  return [source.locked, stream.locked];
});
check('chains', () => all(ReadableStream.from(['a', 'b'])
  .pipeThrough(new TransformStream({ transform(c, k) { k.enqueue(c.toUpperCase()); } }))
  .pipeThrough(new TextEncoderStream())
  .pipeThrough(new TextDecoderStream())));
check('TextEncoderStream joins surrogates', async () => {
  const chunks = await all(ReadableStream.from(['\ud83d', '\ude00x', '\ud83d', 'y', '', 'z\udc00', '\ud800']).pipeThrough(new TextEncoderStream()));
  return chunks.map((chunk) => Buffer.from(chunk).toString('hex'));
});
check('TextDecoderStream joins bytes', async () => {
  const bytes = new TextEncoder().encode('\u{1F600}é');
  return (await all(ReadableStream.from([...bytes].map((byte) => Uint8Array.of(byte))).pipeThrough(new TextDecoderStream()))).join('|');
});
check('TextDecoderStream fatal', () => all(ReadableStream.from([Uint8Array.of(0xff)]).pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))));
check('TextDecoderStream properties', () => {
  const stream = new TextDecoderStream('UTF-16', { ignoreBOM: true });
  return [stream.encoding, stream.fatal, stream.ignoreBOM];
});
for (const format of ['gzip', 'deflate', 'deflate-raw']) {
  check(`compression ${format}`, async () => {
    const packed = new Blob(['hello '.repeat(50)]).stream().pipeThrough(new CompressionStream(format));
    const chunks = await all(packed.pipeThrough(new DecompressionStream(format)).pipeThrough(new TextDecoderStream()));
    return chunks.join('').length;
  });
}
check('decompression of what is none', async () => {
  try {
    return await all(new Blob(['hello']).stream().pipeThrough(new DecompressionStream('gzip')));
  } catch (error) {
    return [error.name, error.code, error.cause?.message];
  }
});
check('transferred readable', async () => {
  const source = new ReadableStream({ start(c) { c.enqueue('x'); c.enqueue({ a: 1 }); c.close(); } });
  return all(structuredClone(source, { transfer: [source] }));
});
check('transferred writable', async () => {
  const { log, stream } = recording();
  const writer = structuredClone(stream, { transfer: [stream] }).getWriter();
  await writer.write('q');
  await writer.close();
  await turn();
  await turn();
  return log;
});
check('transferred transform', async () => {
  const stream = new TransformStream({ transform(c, k) { k.enqueue(c * 2); } });
  const moved = structuredClone(stream, { transfer: [stream] });
  const writer = moved.writable.getWriter();
  writer.write(4);
  writer.close();
  return all(moved.readable);
});
check('clone without transfer', () => structuredClone(new ReadableStream()));
check('transfer of a locked stream', () => {
  const stream = new ReadableStream();
  stream.getReader();
  return structuredClone(stream, { transfer: [stream] });
});
main();
