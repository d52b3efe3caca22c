// Cancelling a fiber throws where it is parked, whatever it waits for, and runs finally; cleaning up may wait.

const assert = require('node:assert');
const { Batcher, Fiber, fiberize, fibers, map, wait } = require('gyre:fiber');

const never = new Promise(() => {});
const later = (value) => new Promise((resolve) => setImmediate(resolve, value));
const idle = new Fiber('idle', () => wait(never)).unref().becomeRunnable();
const batcher = new Batcher(() => never, { name: 'slow' });

const parks = {
  'a promise': () => wait(never),
  'a settled promise': () => {
    for (;;) wait(later());
  },
  'becomeRunnable()': () => Fiber.current.suspend(),
  'a fiber': () => idle.join(),
  'a batch': () => batcher.get(1),
  fiberize: () => fiberize([() => wait(never), () => Fiber.current.suspend()]),
  map: () => map([1, 2], () => wait(never)),
  'inside a builtin': () => [2, 1].sort(() => wait(never)),
  'a generator': () => [...(function* () { yield wait(never); })()],
};

(async () => {
  for (const [name, park] of Object.entries(parks)) {
    const controller = new AbortController();
    const log = [];
    const fiber = new Fiber(
      name,
      () => {
        try {
          park();
          log.push('not cancelled');
        } catch (error) {
          log.push(error.name);
          throw error;
        } finally {
          log.push(wait(later('cleaned up')));
        }
      },
      { signal: controller.signal },
    ).becomeRunnable();
    setTimeout(() => controller.abort(new Error('enough')), 2);
    const error = await fiber.promise.catch((reason) => reason);
    assert.strictEqual(error.name, 'AbortError', name);
    assert.strictEqual(error.code, 'ABORT_ERR');
    assert.strictEqual(error.cause.message, 'enough');
    assert.deepStrictEqual(log, ['AbortError', 'cleaned up'], name);
    assert.strictEqual(fiber.state, 'ended');
  }

  // One that has not begun never runs, one that is queued does not go on, one that has ended does not notice.
  const aborted = new Fiber('aborted', assert.fail, { signal: AbortSignal.abort() });
  await assert.rejects(aborted.promise, { name: 'AbortError' });
  const queued = new Fiber('queued', assert.fail).becomeRunnable();
  queued.cancel(new RangeError('queued'));
  await assert.rejects(queued.promise, RangeError);
  const ended = new Fiber('ended', () => 1).becomeRunnable();
  assert.strictEqual(await ended.promise, 1);
  ended.cancel();
  assert.strictEqual(await ended.promise, 1);

  // One that runs is cancelled where it parks next; the value of a promise that is settled meanwhile is lost.
  const self = new Fiber('self', () => {
    self.cancel(new RangeError('self'));
    return wait(1);
  }).becomeRunnable();
  await assert.rejects(self.promise, RangeError);
  const { promise, resolve } = Promise.withResolvers();
  const late = new Fiber('late', () => wait(promise)).becomeRunnable();
  await later();
  resolve(1);
  late.cancel(new RangeError('late'));
  await assert.rejects(late.promise, RangeError);

  // The first error of map cancels the others and is thrown when they have ended.
  const log = [];
  const work = (item) => {
    try {
      if (item === 2) {
        wait(later());
        throw new TypeError('second');
      }
      wait(never);
    } finally {
      wait(later());
      log.push(item);
    }
  };
  await assert.rejects(
    Fiber.run(() => map([1, 2, 3], work)),
    TypeError,
  );
  assert.deepStrictEqual(log.sort(), [1, 2, 3]);

  // Also those that have not begun.
  const first = (item) => {
    if (item === 1) throw new TypeError('first');
    log.push('begun');
  };
  const slow = (item) => {
    if (item === 2) throw new TypeError('second');
    try {
      wait(never);
    } finally {
      wait(new Promise((resolve) => setTimeout(resolve, 5)));
    }
  };
  for (const fn of [first, slow]) {
    await assert.rejects(
      Fiber.run(() => map([1, 2, 3], fn)),
      TypeError,
    );
  }
  assert.ok(!log.includes('begun'));

  assert.deepStrictEqual(
    fibers().map(({ name, state }) => `${name} ${state}`),
    ['idle waiting', "batch 'slow' waiting"].filter((text) => !text.includes('slow')),
  );
  console.log('ok');
})();
