// util.debounce and util.throttle: which calls get through, what the others get, what ends those that wait, and what is refused.
'use strict';
const { debounce, throttle, inspect } = require('util');
const { setTimeout: pause } = require('timers/promises');

const described = (error) => `${error.name} ${error.code} ${error.message} ${error.cause}`;
const settled = async (promises) => (await Promise.allSettled(promises)).map(({ value, reason }) => (reason ? described(reason) : value)).join(', ');
const attempt = (name, run) => {
  try {
    console.log(name, run());
  } catch (error) {
    console.log(name, described(error));
  }
};

async function debounced() {
  const seen = [];
  function add(a, b) {
    seen.push([this === quick, a, b]);
    return a + b;
  }
  const quick = debounce(add, 10);
  console.log(quick.name, quick.length, Object.keys(quick), quick.pending, quick.pendingCount, typeof quick.prototype, Object.getOwnPropertyDescriptor(quick, 'length'));
  const calls = [quick(1, 2), quick(3, 4), quick(5, 6)];
  console.log(quick.pendingCount, quick.pending === calls[2], seen.length);
  console.log(await settled(calls), seen, quick.pending);
  calls.splice(0, 3, quick(7, 8), quick(8, 9));
  quick.flush();
  console.log(seen.length, quick.pendingCount, await settled(calls));
  calls.splice(0, 2, quick(1, 1), quick(2, 2));
  quick.cancel();
  quick.cancel('again');
  console.log(await settled(calls));
  calls.splice(0, 2, quick(1, 1));
  quick.cancel('reason');
  console.log(await settled(calls), quick.ref() === quick, quick.unref() === quick, quick.flush());
  const leading = debounce((x) => x * 2, 10, { leading: true });
  calls.splice(0, 2, leading(1), leading(2), leading(3));
  console.log(leading.pendingCount, await settled(calls));
  const rejecting = debounce((x) => x, 10, { rejectOnCancel: true });
  console.log(await settled([rejecting(1), rejecting(2), rejecting(3)]));
  const failing = debounce(() => { throw new RangeError('no'); }, 0);
  console.log(await settled([failing(), failing()]));
  const controller = new AbortController();
  const stopped = debounce((x) => x, 10, { signal: controller.signal });
  calls.splice(0, 3, stopped(1));
  controller.abort('enough');
  console.log(await settled([...calls, stopped(2)]), stopped.pendingCount);
  attempt('aborted', () => debounce(() => {}, 1, { signal: controller.signal }));
}

async function throttled() {
  const begun = [];
  const slow = throttle((x) => { begun.push(x); return x; }, 2, 30);
  console.log(slow.length, inspect(slow.name), Object.keys(slow), slow.pending, slow.pendingCount, slow.activeCount, slow.hasImmediateCapacity());
  const calls = [1, 2, 3, 4, 5].map((x) => slow(x));
  console.log(begun.join(), slow.pendingCount, slow.activeCount, slow.pending === calls[4], slow.hasImmediateCapacity());
  console.log(await settled(calls), begun.join());
  slow.cancel();
  const waiting = [6, 7, 8].map((x) => slow(x));
  slow.cancel('reason');
  console.log(await settled(waiting), slow.hasImmediateCapacity());
  const dropping = throttle((x) => x, 1, 30, { overflow: 'drop' });
  console.log(await settled([dropping(1), dropping(2)]));
  const short = throttle((x) => x, 1, 20, { maxPending: 1, strict: true });
  console.log(await settled([short(1), short(2), short(3)]));
  let most = 0;
  let active = 0;
  const few = throttle(async (x) => { most = Math.max(most, ++active); await pause(1); active--; if (x === 2) throw new Error('two'); return x; }, 10, 5, { concurrency: 2 });
  const all = [1, 2, 3, 4].map((x) => few(x));
  console.log(few.activeCount, few.pendingCount, await settled(all), most, few.activeCount);
  const controller = new AbortController();
  const stopped = throttle((x) => x, 1, 1000, { signal: controller.signal });
  const both = [stopped(1), stopped(2)];
  controller.abort();
  console.log(await settled([...both, stopped(3)]));
}

for (const args of [[], [1, 1], [() => {}], [() => {}, -1], [() => {}, 2 ** 31], [() => {}, 1, null], [() => {}, 1, { leading: 1 }], [() => {}, 1, { rejectOnCancel: 1 }], [() => {}, 1, { signal: {} }]]) attempt('debounce', () => debounce(...args));
for (const args of [[], [1], [() => {}, 0, 1], [() => {}, 1], [() => {}, 1, -1], [() => {}, 1, 1, 5], [() => {}, 1, 1, { concurrency: 0 }], [() => {}, 1, 1, { maxPending: -1 }], [() => {}, 1, 1, { overflow: 'x' }], [() => {}, 1, 1, { strict: 1 }],
  [() => {}, 1, 1, { signal: 5 }]]) attempt('throttle', () => throttle(...args));
debounced().then(throttled);
