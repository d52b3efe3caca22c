// Fibers wait inside builtins that call back, at any depth, and in what they run without a frame.

const assert = require('node:assert');
const { AsyncLocalStorage, executionAsyncId } = require('node:async_hooks');
const vm = require('node:vm');
const { Fiber, wait } = require('gyre:fiber');

const later = (value) => new Promise((resolve) => setImmediate(resolve, value));
const soon = (value) => wait(later(value));

const places = {
  sort: [() => [3, 1, 2].sort((a, b) => soon(a - b)), [1, 2, 3]],
  typedSort: [() => [...Int8Array.of(3, 1, 2).sort((a, b) => soon(a - b))], [1, 2, 3]],
  replace: [() => 'abc'.replace(/./g, (c) => soon(c + c)), 'aabbcc'],
  toJSON: [() => JSON.stringify({ a: { toJSON: () => soon([1]) } }), '{"a":[1]}'],
  reviver: [() => JSON.parse('[1,2]', (key, value) => soon(value)), [1, 2]],
  getter: [
    () => ({
      get a() {
        return soon(4);
      },
    }).a,
    4,
  ],
  proxy: [() => new Proxy({}, { get: (target, key) => soon(key) }).name, 'name'],
  toPrimitive: [() => 1 + { valueOf: () => soon(2) }, 3],
  arrayFrom: [() => Array.from({ length: 2 }, (_, index) => soon(index)), [0, 1]],
  reduce: [() => [1, 2, 3].reduce((sum, value) => soon(sum + value)), 6],
  mapForEach: [
    () => {
      const seen = [];
      new Map([[1, 2]]).forEach((value) => seen.push(soon(value)));
      return seen;
    },
    [2],
  ],
  generator: [
    () => {
      function* count() {
        yield soon(1);
        yield* [soon(2), 3];
      }
      return [...count()];
    },
    [1, 2, 3],
  ],
  destructuring: [() => (({ a = soon(5) }) => a)({}), 5],
  constructor: [
    () =>
      new (class extends (class {
        constructor() {
          this.a = soon(6);
        }
      }) {})().a,
    6,
  ],
  template: [() => `${{ toString: () => soon('x') }}`, 'x'],
  join: [() => [{ toString: () => soon('a') }, 'b'].join(), 'a,b'],
  reflect: [() => Reflect.apply((a) => soon(a), null, [7]), 7],
  bind: [() => soon.bind(null, 8)(), 8],
  directEval: [() => eval('soon(9)'), 9],
  context: [() => vm.runInNewContext('soon(10)', { soon }), 10],
  instance: [() => ({}) instanceof { [Symbol.hasInstance]: () => soon(true) }, true],
  iteratorReturn: [
    () => {
      const seen = [];
      const iterable = {
        [Symbol.iterator]: () => ({ next: () => ({ value: soon(1) }), return: () => (seen.push(soon(2)), {}) }),
      };
      for (const value of iterable) {
        seen.push(value);
        break;
      }
      return seen;
    },
    [1, 2],
  ],
  finally: [
    () => {
      try {
        return soon(1);
      } finally {
        soon(2);
      }
    },
    1,
  ],
  asyncFunction: [() => wait((async () => soon(11))()), 11],
  tagged: [() => String.raw({ raw: { length: 1, get 0() { return soon('r'); } } }), 'r'],
};

(async () => {
  // Each place alone, and all at once, so that they interleave.
  for (const [name, [fn, expected]] of Object.entries(places)) {
    assert.deepStrictEqual(await Fiber.run(name, fn), expected, name);
  }
  const all = Object.entries(places).map(async ([name, [fn, expected]]) => {
    assert.deepStrictEqual(await Fiber.run(name, fn), expected, name);
  });
  await Promise.all(all);

  // A cyclic array's join is in progress in one fiber only.
  const array = [{ toString: () => soon('x') }];
  assert.deepStrictEqual(await Promise.all([Fiber.run(() => array.join()), Fiber.run(() => array.join())]), ['x', 'x']);

  // Each fiber keeps the context in which it was created, and its own changes of it.
  const storage = new AsyncLocalStorage();
  const contexts = await Promise.all(
    [1, 2, 3].map((id) =>
      storage.run(id, () =>
        Fiber.run(() => {
          const seen = [storage.getStore()];
          soon();
          seen.push(storage.getStore());
          storage.run(id * 10, () => {
            soon();
            seen.push(storage.getStore());
          });
          storage.enterWith(id * 100);
          soon();
          return [...seen, storage.getStore()];
        }),
      ),
    ),
  );
  assert.deepStrictEqual(contexts, [
    [1, 1, 10, 100],
    [2, 2, 20, 200],
    [3, 3, 30, 300],
  ]);
  assert.strictEqual(storage.getStore(), undefined);

  // Stack traces have the whole stack of the fiber, also those of what it waits for.
  async function inner() {
    await later();
    throw new Error('inner');
  }
  const outer = () => wait(inner());
  const error = await Fiber.run(function named() {
    return [1].map(outer);
  }).catch((reason) => reason);
  assert.match(error.stack, /at inner .*\n    at outer .*\n    at Array\.map .*\n    at named /);
  const deep = (depth) => (depth === 0 ? soon() : deep(depth - 1), new Error('deep'));
  assert.strictEqual((await Fiber.run(() => deep(5))).stack.match(/at deep /g).length, 1);

  // Depth is each fiber's own: many deep ones may be parked at once.
  const down = (depth) => (depth === 0 ? soon(0) : 1 + down(depth - 1));
  const depths = await Promise.all(Array.from({ length: 5 }, () => Fiber.run(() => down(3000))));
  assert.deepStrictEqual(depths, [3000, 3000, 3000, 3000, 3000]);
  await assert.rejects(Fiber.run(function endless() { return endless() + 1; }), RangeError);
  console.log('ok');
})();
