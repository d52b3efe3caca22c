'use strict';
const assert = require('assert');
const EventEmitter = require('events');

const e = new EventEmitter();
const seen = [];
e.on('newListener', (type) => seen.push(`new ${type}`));
e.on('a', (...args) => seen.push(args));
e.once('a', () => seen.push('once'));
e.prependListener('a', function () { seen.push(this === e); });
assert.strictEqual(e.emit('a', 1, 2), true);
assert.strictEqual(e.emit('a'), true);
assert.strictEqual(e.emit('none'), false);
assert.deepStrictEqual(seen, ['new a', 'new a', 'new a', true, [1, 2], 'once', true, []]);
assert.deepStrictEqual(e.eventNames(), ['newListener', 'a']);
assert.strictEqual(e.listenerCount('a'), 2);
e.removeAllListeners('a');
assert.strictEqual(e.listenerCount('a'), 0);

assert.throws(() => new EventEmitter().emit('error', new RangeError('boom')), { name: 'RangeError', message: 'boom' });
assert.throws(() => new EventEmitter().emit('error', { a: 1 }), { code: 'ERR_UNHANDLED_ERROR', message: 'Unhandled error. ({ a: 1 })' });
assert.throws(() => e.on('x', 1), { code: 'ERR_INVALID_ARG_TYPE' });

// A listener added or removed while emitting does not change the current round.
const f = new EventEmitter();
const order = [];
f.on('x', function first() { order.push(1); f.removeListener('x', second); f.on('x', () => order.push(3)); });
function second() { order.push(2); }
f.on('x', second);
f.emit('x');
assert.deepStrictEqual(order, [1, 2]);

const monitored = [];
const g = new EventEmitter();
g.on(EventEmitter.errorMonitor, (error) => monitored.push(error.message));
assert.throws(() => g.emit('error', new Error('m')));
assert.deepStrictEqual(monitored, ['m']);

const wrapped = new EventEmitter();
const plain = () => {};
wrapped.once('q', plain);
assert.strictEqual(wrapped.listeners('q')[0], plain);
assert.strictEqual(wrapped.rawListeners('q')[0].listener, plain);
assert.strictEqual(wrapped.listenerCount('q', plain), 1);

(async () => {
  const h = new EventEmitter();
  process.nextTick(() => h.emit('go', 7));
  assert.deepStrictEqual(await EventEmitter.once(h, 'go'), [7]);
  process.nextTick(() => h.emit('error', new Error('rejected')));
  await assert.rejects(EventEmitter.once(h, 'go'), { message: 'rejected' });
  process.nextTick(() => { h.emit('tick', 1); h.emit('tick', 2); h.emit('end'); });
  const values = [];
  for await (const [value] of EventEmitter.on(h, 'tick', { close: ['end'] })) values.push(value);
  assert.deepStrictEqual(values, [1, 2]);
  const controller = new AbortController();
  const waiting = EventEmitter.once(h, 'never', { signal: controller.signal });
  controller.abort();
  await assert.rejects(waiting, { name: 'AbortError', code: 'ABORT_ERR' });
  const capture = new EventEmitter({ captureRejections: true });
  capture.on('x', async () => { throw new Error('captured'); });
  const failed = EventEmitter.once(capture, 'error');
  capture.emit('x');
  assert.strictEqual((await failed)[0].message, 'captured');
  console.log('ok');
})();
