// A fiber's wait takes the place in order that await takes: random programs of async functions log the same when some
// or all of them are fibers.

const assert = require('node:assert');
const { Fiber, wait } = require('gyre:fiber');

const KINDS = ['value', 'resolved', 'rejected', 'thenable', 'foreign', 'tick', 'immediate', 'gate', 'async', 'shared'];

function generator(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

// Programs: for each actor its steps, and whether it opens the gate after each.
function programs(seed) {
  const next = generator(seed);
  return Array.from({ length: 2 + next(4) }, () =>
    Array.from({ length: 1 + next(6) }, () => ({ kind: KINDS[next(KINDS.length)], opens: next(3) === 0 })),
  );
}

// What a step waits for.
function awaited(kind, gates) {
  switch (kind) {
    case 'value':
      return 1;
    case 'resolved':
      return Promise.resolve(2);
    case 'rejected':
      return Promise.reject(new Error('no'));
    case 'thenable':
      return { then: (resolve) => resolve(3) };
    case 'foreign':
      return new (class extends Promise {})((resolve) => resolve(4));
    case 'tick':
      return new Promise((resolve) => process.nextTick(resolve, 5));
    case 'immediate':
      return new Promise((resolve) => setImmediate(resolve, 6));
    case 'async':
      return (async () => 7)();
    case 'shared':
      return gates.shared;
    default:
      return gates.wait();
  }
}

function gatesOf() {
  const open = [];
  return {
    shared: new Promise((resolve) => setImmediate(resolve, 8)),
    wait: () => new Promise((resolve) => (open.push(resolve), setImmediate(resolve, 9))),
    open: () => open.splice(0).forEach((resolve) => resolve(10)),
  };
}

async function run(steps, isFiber) {
  const log = [];
  const gates = gatesOf();
  const actors = steps.map((list, actor) => {
    const note = (index, outcome, opens) => {
      log.push(`${actor}.${index} ${outcome}`);
      if (opens) gates.open();
    };
    if (isFiber(actor))
      return Fiber.run(`${actor}`, () => {
        for (const [index, { kind, opens }] of list.entries()) {
          let outcome;
          try {
            outcome = wait(awaited(kind, gates));
          } catch (error) {
            outcome = error.message;
          }
          note(index, outcome, opens);
        }
        return actor;
      });
    return (async () => {
      // A fiber begins in a microtask.
      await undefined;
      for (const [index, { kind, opens }] of list.entries()) {
        let outcome;
        try {
          outcome = await awaited(kind, gates);
        } catch (error) {
          outcome = error.message;
        }
        note(index, outcome, opens);
      }
      return actor;
    })();
  });
  await Promise.all(actors.map((actor) => actor.then((value) => log.push(`end ${value}`))));
  return log;
}

(async () => {
  for (let seed = 1; seed <= 150; seed++) {
    const steps = programs(seed);
    const expected = await run(steps, () => false);
    for (const isFiber of [() => true, (actor) => actor % 2 === 0, (actor) => actor % 2 === 1]) {
      assert.deepStrictEqual(await run(steps, isFiber), expected, `seed ${seed}`);
    }
  }
  console.log('ok');
})();
