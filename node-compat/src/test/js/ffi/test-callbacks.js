'use strict';

const { spawnSync } = require('node:child_process');
const ffi = require('node:ffi');
const { outcome, written } = require('./outcome.js');

const c = new ffi.DynamicLibrary('libc.so.6');
const { qsort, bsearch } = c.getFunctions({
  qsort: { arguments: ['buffer', 'uint64', 'uint64', 'function'] },
  bsearch: { return: 'pointer', arguments: ['buffer', 'buffer', 'uint64', 'uint64', 'function'] },
});

// ---- Calls ---------------------------------------------------------------------------------------------------------

let receiver;
const compare = c.registerCallback({ return: 'int32', arguments: ['pointer', 'pointer'] }, function (left, right) {
  receiver = this;
  return ffi.getInt32(left) - ffi.getInt32(right);
});
const numbers = new Int32Array([5, 3, 9, -1, 2, 2 ** 31 - 1]);
console.log(written(compare), qsort(numbers, numbers.length - 1, 4, compare), numbers, receiver === globalThis);

const address = bsearch(new Int32Array([9]), numbers, 5, 4, compare);
console.log((address - ffi.getRawPointer(numbers)) % 4n, bsearch(new Int32Array([8]), numbers, 5, 4, compare));

// The order of promises and ticks: they wait until the program's own call has ended.
const order = [];
const noting = c.registerCallback({ return: 'i32', arguments: ['ptr', 'ptr'] }, () => {
  process.nextTick(() => order.push('tick'));
  Promise.resolve().then(() => order.push('job'));
  return order.push('call') * 0;
});
qsort(new Int32Array(2), 2, 4, noting);
order.push('returned');
setImmediate(() => console.log(order.join(' ')));

// A callback may call native code, and what it writes there is seen on both sides.
const outer = new Int32Array([2, 1]);
const nested = c.registerCallback({ return: 'i32', arguments: ['ptr', 'ptr'] }, (left, right) => {
  const inner = new Int32Array([3, 1, 2]);
  qsort(inner, 3, 4, compare);
  console.log(inner, ffi.getInt32(left), ffi.getInt32(right));
  return ffi.getInt32(left) - ffi.getInt32(right);
});
qsort(outer, 2, 4, nested);
console.log(outer);

for (const type of ['int64', 'uint8', 'float', 'bool', 'string', 'buffer', 'function', 'arraybuffer', 'uint32', 'char']) {
  c.registerCallback({ return: type, arguments: [type, 'double'] }, () => 0);
}

// ---- Arguments -----------------------------------------------------------------------------------------------------

const callbacks = [
  [],
  [1],
  [{}],
  [null, () => {}],
  [[], () => {}],
  [undefined, () => {}],
  [() => {}],
  [() => {}, 1],
  [{}, () => {}],
  [{ return: 'x' }, () => {}],
  [{ return: 1 }, () => {}],
  [{ arguments: 1 }, () => {}],
  [{ arguments: ['x'] }, () => {}],
  [{ arguments: ['void'] }, () => {}],
];
for (const given of callbacks) {
  outcome(`register ${given.map((value) => typeof value)}`, () => c.registerCallback(...given));
}
for (const name of ['unregisterCallback', 'refCallback', 'unrefCallback']) {
  for (const pointer of [undefined, null, 1, 'x', 0n, 5n, -1n, 2n ** 64n]) {
    outcome(`${name} ${String(pointer)}`, () => c[name](pointer));
  }
}
outcome('unref', () => c.unrefCallback(compare));
outcome('ref', () => c.refCallback(compare));
outcome('unregister', () => c.unregisterCallback(compare));
outcome('again', () => c.unregisterCallback(compare));

// ---- What a callback must not do -----------------------------------------------------------------------------------

const program = (body) => `
  const ffi = require('node:ffi');
  const c = new ffi.DynamicLibrary('libc.so.6');
  const qsort = c.getFunction('qsort', { arguments: ['buffer', 'uint64', 'uint64', 'function'] });
  const callback = c.registerCallback({ return: 'int32', arguments: ['pointer', 'pointer'] }, () => { ${body} });
  process.on('uncaughtException', () => console.log('caught'));
  qsort(new Int32Array(2), 2, 4, callback);
  console.log('returned');`;
const bodies = [
  'throw new Error("no")',
  'return Promise.resolve(1)',
  'return "x"',
  'return',
  'return 1.5',
  'return 1n',
  'return 2 ** 31',
  'process.exit(3)',
  'return -0',
];
for (const body of bodies) {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', '-e', program(body)]);
  const isAborted = signal === 'SIGABRT' || status === 134;
  console.log(body, isAborted ? 'aborted' : status, stdout.toString().trim(), stderr.toString().split('\n')[0]);
}
