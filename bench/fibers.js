// What fibers cost, in nanoseconds of the process's CPU time, the best of ROUNDS: waits for a settled promise, alone and beside another fiber, await for comparison, and a
// switch from one fiber to another by becomeRunnable and suspend. Then bytes of each of 100,000 parked fibers, and what a million fibers leave behind.
const { Fiber, wait } = require('gyre:fiber');
const { collectGarbage } = require('gyre:loop');
const STEPS = 1_000_000, ROUNDS = 6, PARKED = 100_000, BURST = 10_000, BURSTS = 100;
const settled = Promise.resolve(1);

function cpuNanos() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

async function measure(name, steps, run) {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuNanos();
    await run();
    best = Math.min(best, (cpuNanos() - start) / steps);
  }
  console.log(`${name}: ${best.toFixed(0)} ns`);
}

function waits(count) {
  return () => {
    for (let i = 0; i < count; i++) wait(settled);
  };
}

async function awaits(count) {
  for (let i = 0; i < count; i++) await settled;
}

async function switches() {
  const first = new Fiber('first', () => {
    for (let i = 0; i < STEPS / 2; i++) {
      second.becomeRunnable();
      first.suspend();
    }
    second.cancel();
  });
  const second = new Fiber('second', () => {
    for (;;) {
      second.suspend();
      first.becomeRunnable();
    }
  });
  second.promise.catch(() => {});
  second.becomeRunnable();
  await undefined;
  await first.becomeRunnable().promise;
}

async function parked() {
  let bytes = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const { promise, resolve } = Promise.withResolvers();
    const fibers = new Array(PARKED);
    const park = () => wait(promise);
    const before = collectGarbage();
    for (let i = 0; i < PARKED; i++) fibers[i] = new Fiber('parked', park).becomeRunnable();
    await new Promise((done) => setImmediate(done));
    bytes = Math.min(bytes, (collectGarbage() - before) / PARKED);
    resolve();
    await fibers.at(-1).promise;
  }
  console.log(`parked: ${bytes.toFixed(0)} bytes each of ${PARKED}`);
}

async function million() {
  let before;
  for (let burst = 0; burst <= BURSTS; burst++) {
    if (burst === 1) before = collectGarbage();
    await Promise.all(Array.from({ length: BURST }, (_, i) => Fiber.run('one', () => wait(Promise.resolve(i)))));
  }
  console.log(`left by ${BURST * BURSTS} fibers: ${((collectGarbage() - before) / 1024).toFixed(0)} KB`);
}

(async () => {
  await measure('wait for a settled promise', STEPS, () => Fiber.run(waits(STEPS)));
  await measure('the same in two fibers', STEPS, () => Promise.all([Fiber.run(waits(STEPS / 2)), Fiber.run(waits(STEPS / 2))]));
  await measure('await in two async functions', STEPS, () => Promise.all([awaits(STEPS / 2), awaits(STEPS / 2)]));
  await measure('becomeRunnable and suspend', STEPS, switches);
  await parked();
  await million();
})();
