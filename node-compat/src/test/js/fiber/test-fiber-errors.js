// Where fibers cannot wait the error names the cause; the life of a fiber; batches.

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { Batcher, Fiber, blocking, fiberize, fibers, map, wait, whenBlocked } = require('gyre:fiber');

const later = (value) => new Promise((resolve) => setImmediate(resolve, value));

// At the top level of a module, in a fiber or not.
assert.throws(() => wait(1), { code: 'ERR_FIBER_MODULE_EVALUATION', message: /^wait\(\) cannot wait while a module/ });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fiber-'));
fs.writeFileSync(path.join(folder, 'a.js'), "require('gyre:fiber').wait(1)");
fs.writeFileSync(path.join(folder, 'b.mjs'), "import { wait } from 'gyre:fiber'; wait(1)");

(async () => {
  await later();
  for (const call of [() => wait(1), () => map([], later), () => fiberize([]), () => new Batcher(later).get(1)]) {
    assert.throws(call, { code: 'ERR_FIBER_REQUIRED', message: /can wait only in a fiber/ });
  }
  await Fiber.run(() => {
    for (const name of ['a.js', 'b.mjs']) {
      assert.throws(() => require(path.join(folder, name)), { code: 'ERR_FIBER_MODULE_EVALUATION' });
    }
    assert.throws(() => wait(import(path.join(folder, 'b.mjs'))), { code: 'ERR_FIBER_MODULE_EVALUATION' });
    assert.throws(() => blocking(() => 1), { code: 'ERR_INVALID_ARG_TYPE' });
    assert.strictEqual(wait(1), 1);
  });
  fs.rmSync(folder, { recursive: true });

  // The states of a fiber.
  assert.throws(() => new Fiber(1, later), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.throws(() => new Fiber('x'), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.throws(() => new Fiber('x', later, { signal: 1 }), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.throws(() => Fiber('x', later), TypeError);
  assert.strictEqual(Fiber.current, undefined);
  const seen = [];
  const fiber = new Fiber('states', () => {
    assert.strictEqual(Fiber.current, fiber);
    Fiber.current.locals.count = 1;
    seen.push(fiber.state, fiber.suspend());
    return fiber.locals.count + 1;
  });
  assert.strictEqual(`${fiber}`, '[object Fiber]');
  assert.strictEqual(fiber.state, 'new');
  assert.throws(() => fiber.suspend(), { code: 'ERR_FIBER_STATE' });
  assert.strictEqual(fiber.becomeRunnable(), fiber);
  assert.strictEqual(fiber.state, 'runnable');
  assert.throws(() => fiber.becomeRunnable(), { code: 'ERR_FIBER_STATE', message: /'states', which is runnable/ });
  await later();
  assert.strictEqual(fiber.state, 'suspended');
  const [listed] = fibers();
  assert.match(listed.place, /test-fiber-errors\.js:\d+$/);
  assert.deepStrictEqual({ ...listed, place: '' }, { name: 'states', state: 'suspended', waitsFor: 'becomeRunnable()', place: '' });
  fiber.becomeRunnable('woken');
  assert.strictEqual(await Fiber.run(() => fiber.join()), 2);
  assert.deepStrictEqual(seen, ['running', 'woken']);
  assert.strictEqual(fiber.state, 'ended');
  assert.throws(() => fiber.becomeRunnable(), { code: 'ERR_FIBER_STATE' });
  assert.strictEqual(Fiber.current, undefined);
  assert.deepStrictEqual(fibers(), []);

  // join throws the fiber's error; the error of a fiber that nothing joins is an unhandled rejection.
  const failing = new Fiber('failing', () => {
    wait(1);
    throw new RangeError('failed');
  }).becomeRunnable();
  await Fiber.run(() => assert.throws(() => failing.join(), RangeError));
  const unhandled = new Promise((resolve) => process.once('unhandledRejection', resolve));
  new Fiber('alone', () => {
    throw new RangeError('alone');
  }).becomeRunnable();
  assert.strictEqual((await unhandled).message, 'alone');

  await batches();
  console.log('ok');
})();

async function batches() {
  const calls = [];
  const double = new Batcher(
    (keys) => {
      calls.push(keys);
      return wait(later(keys.map((key) => (key === 3 ? new RangeError('three') : key * 2))));
    },
    { max: 3, name: 'double' },
  );
  await Fiber.run(() => {
    // Equal keys once; in turns of at most three; an error for its key only.
    assert.deepStrictEqual(map([1, 2, 1, 4, 5], (key) => double.get(key)), [2, 4, 2, 8, 10]);
    assert.deepStrictEqual(calls, [[1, 2, 4], [5]]);
    assert.deepStrictEqual(double.getAll([6, 7]), [12, 14]);
    assert.throws(() => double.get(3), RangeError);
  });
  const outside = double.load(8);
  assert.strictEqual(await outside, 16);

  const scoped = new Batcher((keys, scope) => new Map(keys.map((key) => [key, `${scope}${keys.length}`])), {
    scope: (key) => key[0],
  });
  await Fiber.run(() => assert.deepStrictEqual(map(['a1', 'b1', 'a2'], (key) => scoped.get(key)), ['a2', 'b1', 'a2']));
  const wrong = new Batcher(() => [], { name: 'wrong' });
  await Fiber.run(() => assert.throws(() => wrong.get(1), { message: /batch 'wrong' must return a Map, or an array/ }));
  const broken = new Batcher(() => {
    throw new RangeError('broken');
  });
  await Fiber.run(() => assert.throws(() => broken.get(1), RangeError));

  // whenBlocked: after all ticks, microtasks and fibers.
  const log = [];
  whenBlocked(() => log.push('blocked'));
  Fiber.run(() => {
    for (let i = 0; i < 3; i++) log.push(wait(i));
  });
  process.nextTick(() => log.push('tick'));
  await later();
  assert.deepStrictEqual(log.slice(-1), ['blocked']);
  assert.strictEqual(log.length, 5);
}
