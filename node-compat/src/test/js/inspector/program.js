'use strict';
const log = [];
function add(a, b) {
  let sum = a + b;
  const twice = () => sum * 2;
  sum = Math.max(sum, 0);
  return twice();
}
class Counter {
  count = 0;
  step = 1;
  next(by) {
    this.count += by;
    return this.count;
  }
}
function thrower(message) {
  throw new RangeError(message);
}
function catches(message) {
  try {
    thrower(message);
  } catch (error) {
    log.push(error.message);
  }
}
async function first(n) {
  const value = await second(n);
  return value;
}
async function second(n) {
  await null;
  debugger;
  return n + 1;
}
function* numbers() {
  yield 1;
  yield 2;
}
let total = 0;
for (let i = 0; i < 4; i++) {
  total += add(i, 1);
}
const counter = new Counter();
total += counter.next(total);
debugger;
catches('one');
for (const n of numbers()) log.push(n);
const values = {
  n: 1, s: 'text', neg: -0, big: 10n, nan: NaN, u: undefined, nul: null, b: true,
  arr: [1, 'two', { three: 3 }], date: new Date(0), re: /a+/g, map: new Map([['k', 1]]), set: new Set([1, 2]),
  sym: Symbol('y'), proxy: new Proxy({ p: 1 }, {}), bytes: new Uint8Array([1, 2, 3]), buffer: new ArrayBuffer(4),
  promise: Promise.resolve(5), nested: { deep: { deeper: {} } }, get acc() { return 1; }, counter,
  weak: new WeakMap(), none: Object.create(null), wrapped: Object(1), long: 'x'.repeat(150),
  f: function named(a) { return a; }, arrow: (x) => x,
};
debugger;
console.warn('%s', 'warned', { total });
first(total).then((r) => {
  log.push(r);
  debugger;
});
