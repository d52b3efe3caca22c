'use strict';
// Atomics.waitAsync under the event loop: its promises settle in the poll phase, and a pending wait keeps nothing alive.
const shared = new Int32Array(new SharedArrayBuffer(16));
process.on('exit', () => console.log('exit'));

Atomics.waitAsync(shared, 0, 0).value.then(() => console.log('never notified'));
Atomics.waitAsync(shared, 1, 0, 1e9).value.then(() => console.log('never due'));

setTimeout(() => {
  Atomics.waitAsync(shared, 2, 0).value.then(result => console.log('notified', result));
  console.log('woken', Atomics.notify(shared, 2), Atomics.notify(shared, 2));
  setImmediate(() => console.log('immediate'));
  process.nextTick(() => console.log('tick'));
  Promise.resolve().then(() => console.log('microtask'));
}, 1);

setTimeout(() => {
  const start = performance.now();
  Atomics.waitAsync(shared, 3, 0, 20).value.then(result => console.log(result, performance.now() - start >= 19.9));
  const spin = performance.now() + 10;
  while (performance.now() < spin);
  setTimeout(() => console.log('last'), 60);
}, 30);

console.log(Atomics.wait(shared, 0, 0, 5), Atomics.wait(shared, 0, 1));
console.log(Atomics.waitAsync(shared, 0, 1), Atomics.waitAsync(shared, 0, 0, 0));
