// ReadableStream: reading, pulling, cancelling, queues, tee, iteration, from.
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
const all = async (stream) => {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
};
function controlled(source, strategy) {
  let controller;
  const stream = new ReadableStream({ ...source, start(c) { controller = c; } }, strategy);
  return { stream, controller };
}

check('reads in order', async () => {
  const { stream, controller } = controlled();
  const reader = stream.getReader();
  const waiting = reader.read();
  controller.enqueue('a');
  controller.enqueue('b');
  controller.close();
  return [await waiting, await reader.read(), await reader.read(), await reader.closed];
});
check('several reads wait', async () => {
  const { stream, controller } = controlled();
  const reader = stream.getReader();
  const reads = [reader.read(), reader.read(), reader.read()];
  controller.enqueue(1);
  controller.enqueue(2);
  controller.close();
  return Promise.all(reads);
});
check('desiredSize', () => {
  const { stream, controller } = controlled({}, { highWaterMark: 3 });
  const sizes = [controller.desiredSize];
  controller.enqueue(1);
  sizes.push(controller.desiredSize);
  controller.close();
  sizes.push(controller.desiredSize);
  stream.cancel();
  sizes.push(controller.desiredSize);
  return sizes;
});
check('desiredSize after error', () => {
  const { controller } = controlled();
  controller.error(1);
  return controller.desiredSize;
});
check('size function', () => {
  const { controller } = controlled({}, { highWaterMark: 10, size: (chunk) => chunk.length });
  controller.enqueue('four');
  return controller.desiredSize;
});
check('ByteLengthQueuingStrategy', () => {
  const { controller } = controlled({}, new ByteLengthQueuingStrategy({ highWaterMark: 16 }));
  controller.enqueue(new Uint8Array(6));
  return controller.desiredSize;
});
for (const size of [-1, Infinity, NaN, 'x']) {
  check(`size ${size}`, async () => {
    const { stream, controller } = controlled({}, { size: () => size });
    try {
      controller.enqueue(1);
    } catch (error) {
      console.log(error.name, error.message);
    }
    return stream.getReader().read();
  });
}
check('size throws', async () => {
  const { stream, controller } = controlled({}, { size() { throw new Error('boom'); } });
  try {
    controller.enqueue(1);
  } catch (error) {
    console.log('thrown', error.message);
  }
  return stream.getReader().closed;
});
check('pull is called as often as needed', async () => {
  let n = 0;
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(n++);
      if (n === 5) controller.close();
    },
  }, { highWaterMark: 2 });
  await new Promise(setImmediate);
  const before = n;
  return [before, await all(stream), n];
});
check('pull with highWaterMark 0', async () => {
  let pulls = 0;
  const stream = new ReadableStream({ pull(c) { pulls++; c.enqueue(pulls); } }, { highWaterMark: 0 });
  await new Promise(setImmediate);
  const before = pulls;
  const reader = stream.getReader();
  return [before, await reader.read(), pulls];
});
check('slow pull', async () => {
  const log = [];
  const stream = new ReadableStream({
    async pull(c) {
      log.push('begin');
      await new Promise(setImmediate);
      c.enqueue(log.length);
      log.push('end');
    },
  }, { highWaterMark: 0 });
  const reader = stream.getReader();
  return [await Promise.all([reader.read(), reader.read()]), log];
});
check('start throws', () => new ReadableStream({ start() { throw new Error('start'); } }));
check('start rejects', () => new ReadableStream({ async start() { throw new Error('start'); } }).getReader().read());
check('pull throws', () => new ReadableStream({ pull() { throw new Error('pull'); } }).getReader().read());
check('error with what it likes', () => {
  const { stream, controller } = controlled();
  controller.error(undefined);
  return stream.getReader().read().then(() => 'fulfilled', (reason) => ['rejected', reason]);
});
check('errors drop the queue', async () => {
  const { stream, controller } = controlled();
  controller.enqueue(1);
  controller.error(new Error('late'));
  return stream.getReader().read();
});
check('cancel', async () => {
  let reason;
  const stream = new ReadableStream({ start(c) { c.enqueue(1); }, cancel(why) { reason = why; return 'ignored'; } });
  const result = await stream.cancel('why');
  return [result, reason, await stream.getReader().read()];
});
check('cancel rejects', () => new ReadableStream({ cancel() { throw new Error('cancel'); } }).cancel());
check('cancel of an errored stream', () => {
  const { stream, controller } = controlled();
  controller.error(new Error('before'));
  return stream.cancel();
});
check('cancel of a closed stream', () => {
  const { stream, controller } = controlled();
  controller.close();
  return stream.cancel();
});
check('reader.cancel', async () => {
  let reason;
  const reader = new ReadableStream({ cancel(why) { reason = why; } }).getReader();
  const read = reader.read();
  await reader.cancel('x');
  return [reason, await read, await reader.closed];
});
check('this of the source', async () => {
  const source = { start() { this.started = true; }, pull(c) { this.pulled = true; c.close(); } };
  await all(new ReadableStream(source));
  return [source.started, source.pulled];
});
check('releaseLock lets the next reader go on', async () => {
  const stream = ReadableStream.from(['a', 'b']);
  const first = stream.getReader();
  const one = await first.read();
  first.releaseLock();
  first.releaseLock();
  return [one, stream.locked, await stream.getReader().read()];
});
check('releaseLock with a read waiting', async () => {
  const { stream, controller } = controlled();
  const reader = stream.getReader();
  const read = reader.read();
  reader.releaseLock();
  const outcome = await read.catch((error) => error.message);
  controller.enqueue('kept');
  return [outcome, await stream.getReader().read()];
});
check('tee', async () => {
  const [one, two] = ReadableStream.from(['a', 'b']).tee();
  return [await all(one), await all(two)];
});
check('tee shares chunks', async () => {
  const chunk = {};
  const [one, two] = new ReadableStream({ start(c) { c.enqueue(chunk); c.close(); } }).tee();
  return [(await all(one))[0] === chunk, (await all(two))[0] === chunk];
});
check('tee cancels with both reasons', async () => {
  let reason;
  const [one, two] = new ReadableStream({ cancel(why) { reason = why; } }).tee();
  const first = one.cancel('1');
  const before = reason;
  await Promise.all([first, two.cancel('2')]);
  return [before, reason];
});
check('tee errors both', async () => {
  const { stream, controller } = controlled();
  const branches = stream.tee();
  controller.error(new Error('both'));
  return Promise.all(branches.map((branch) => branch.getReader().read().catch((error) => error.message)));
});
check('one branch goes on alone', async () => {
  const [one, two] = ReadableStream.from([1, 2, 3]).tee();
  one.cancel();
  return all(two);
});
check('for await', () => all(new ReadableStream({ start(c) { c.enqueue(1); c.enqueue(2); c.close(); } })));
check('break cancels', async () => {
  let cancelled = 'no';
  const stream = new ReadableStream({ pull(c) { c.enqueue(1); }, cancel(why) { cancelled = why; } });
  for await (const chunk of stream) if (chunk) break;
  return [cancelled, stream.locked];
});
check('preventCancel', async () => {
  let cancelled = 'no';
  const stream = new ReadableStream({ pull(c) { c.enqueue(1); }, cancel() { cancelled = 'yes'; } });
  for await (const chunk of stream.values({ preventCancel: true })) if (chunk) break;
  return [cancelled, stream.locked];
});
check('iterator by hand', async () => {
  const iterator = ReadableStream.from([1, 2])[Symbol.asyncIterator]();
  return [await iterator.next(), await iterator.return('r'), await iterator.next(), typeof iterator.throw];
});
check('iterator after an error', async () => {
  const { stream, controller } = controlled();
  const iterator = stream.values();
  controller.error(new Error('iter'));
  const first = await iterator.next().catch((error) => error.message);
  return [first, await iterator.next()];
});
check('concurrent next', async () => {
  const iterator = ReadableStream.from([1, 2])[Symbol.asyncIterator]();
  return Promise.all([iterator.next(), iterator.next(), iterator.next()]);
});
check('from an array', () => all(ReadableStream.from([1, Promise.resolve(2)])));
check('from a string', () => all(ReadableStream.from('ab')));
check('from an async generator', () => all(ReadableStream.from((async function* () { yield 1; yield 2; })())));
check('from a stream', () => all(ReadableStream.from(ReadableStream.from([7]))));
check('from calls return', async () => {
  const log = [];
  const iterable = {
    [Symbol.asyncIterator]() {
      return { next: async () => ({ value: 1, done: false }), return: async (why) => { log.push(why); return {}; } };
    },
  };
  const reader = ReadableStream.from(iterable).getReader();
  await reader.read();
  await reader.cancel('enough');
  return log;
});
check('from an iterator that throws', () => all(ReadableStream.from((function* () { yield 1; throw new Error('gen'); })())));
check('instanceof and tags', () => {
  const { stream, controller } = controlled();
  return [String(stream), String(controller), String(stream.getReader()), ReadableStream.prototype.values === ReadableStream.prototype[Symbol.asyncIterator]];
});
check('microtask order', async () => {
  const log = [];
  new ReadableStream({ start: () => Promise.resolve(), pull(c) { log.push('pull'); c.close(); } });
  new ReadableStream({ pull(c) { log.push('pull without start'); c.close(); } });
  new WritableStream({ start: () => Promise.resolve(), write() { log.push('write'); } }).getWriter().write(1);
  new ReadableStream({ start(c) { c.enqueue(1); } }).getReader().read().then(() => log.push('read'));
  for (let i = 1; i < 6; i++) {
    await undefined;
    log.push(i);
  }
  return log.join(', ');
});
main();
