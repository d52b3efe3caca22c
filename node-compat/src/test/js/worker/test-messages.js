// What crosses between threads, and what moves.
const { MessageChannel, MessagePort, Worker, receiveMessageOnPort, markAsUntransferable, markAsUncloneable } = require('worker_threads');
const { inspect } = require('util');
const run = require('./run.js');

const echo = "const { parentPort } = require('worker_threads'); parentPort.once('message', (m) => parentPort.postMessage(m))";
const crossing = (value, transfer) => run(echo, { online: (worker) => worker.postMessage(value, transfer) }).then(([[, result]]) => result);

(async () => {
  const cycle = { name: 'cycle' };
  cycle.self = cycle;
  const sparse = [1, , 3];
  sparse.extra = 'x';
  const shown = new Error('shown', { cause: 'why' });
  for (const value of [undefined, null, true, -0, NaN, 2n ** 70n, 'text \ud800', cycle, sparse, new Map([[{ a: 1 }, new Set([1, 'b'])]]), new Date(5), /x+/giu, Object(1n), Object('s'),
    new Uint16Array([1, 2]), new DataView(new ArrayBuffer(4), 1, 2), Buffer.from('buf'), new (class Point { x = 1; get y() { return 2; } })(), Object.create({ inherited: 1 }), [shown.message, shown.cause],
    new Float64Array(new SharedArrayBuffer(16), 8), new ArrayBuffer(2, { maxByteLength: 4 })]) {
    console.log(inspect(await crossing(value)));
  }
  for (const error of [shown, new TypeError('t'), Object.assign(new RangeError('r'), { code: 'C' }), new DOMException('d', 'AbortError'), new AggregateError([1], 'agg')]) {
    const copy = await crossing(error);
    console.log(copy.constructor.name, copy.name, copy.message, copy.cause, copy.code, copy.stack === error.stack, Object.keys(copy));
  }
  const blob = await crossing(new Blob(['abc'], { type: 'text/plain' }));
  console.log(blob, await blob.text());
  for (const value of [() => {}, Symbol('s'), new WeakMap(), Promise.resolve(), (function* () {})(), { deep: [Symbol.iterator] },
    (function () { return arguments; })(1, 2), new Proxy({}, {})]) {
    try {
      new MessageChannel().port1.postMessage(value);
    } catch (error) {
      console.log(error.name, error.message);
    }
  }

  const buffer = new ArrayBuffer(8);
  new Uint8Array(buffer)[0] = 7;
  console.log(new Uint8Array(await crossing(buffer, [buffer])), buffer.byteLength, buffer.detached);
  const marked = new ArrayBuffer(1);
  markAsUntransferable(marked);
  const uncloneable = { a: 1 };
  markAsUncloneable(uncloneable);
  for (const [value, list] of [[1, [marked]], [uncloneable], [1, [1]], [1, [new Date()]], [1, [buffer]]]) {
    try {
      new MessageChannel().port1.postMessage(value, list);
    } catch (error) {
      console.log(error.name, error.message);
    }
  }

  const { port1, port2 } = new MessageChannel();
  const worker = run(`const { workerData: { port } } = require('worker_threads');
    port.on('message', (m) => { port.postMessage([m, port.constructor.name]); if (m === 'last') port.close(); });`, { workerData: { port: port2 }, transferList: [port2] });
  port1.on('message', (m) => console.log(m));
  const closed = new Promise((resolve) => { port1.on('close', resolve); });
  port1.postMessage('first');
  port1.postMessage('last');
  await Promise.all([worker, closed]);
  console.log('closed', JSON.stringify(await worker));

  const shared = new Int32Array(new SharedArrayBuffer(16));
  const woken = Atomics.waitAsync(shared, 1, 0).value; // Before there is anybody who may be faster.
  const other = run(`const { workerData: cells } = require('worker_threads');
    Atomics.add(cells, 0, 5); Atomics.store(cells, 1, 1); Atomics.notify(cells, 1); Atomics.wait(cells, 2, 0); Atomics.add(cells, 0, 1);`, { workerData: shared });
  console.log(await woken, shared[0]);
  Atomics.store(shared, 2, 1);
  Atomics.notify(shared, 2);
  console.log(JSON.stringify(await other), shared[0]);

  const channel = new MessageChannel();
  const sync = new Worker("require('worker_threads').workerData.postMessage({ answer: 42 })", { eval: true, workerData: channel.port2, transferList: [channel.port2] });
  await new Promise((resolve) => { sync.on('exit', resolve); });
  console.log(receiveMessageOnPort(channel.port1), receiveMessageOnPort(channel.port1), channel.port1 instanceof MessagePort);
})();
