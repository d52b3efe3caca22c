builtin(Atomics, 'load', 2);
const array = new Int32Array(new SharedArrayBuffer(16));
array[2] = -7;
same(Atomics.load(array, 2), -7);
same(Atomics.load(array, '2.9'), -7);
same(Atomics.load(new BigUint64Array([2n ** 64n - 1n]), 0), 2n ** 64n - 1n);
for (const index of [4, -1, Infinity, 2 ** 32]) throws(() => Atomics.load(array, index), 'RangeError: Invalid atomic access index');
throws(() => Atomics.load([], 0), 'TypeError: [object Array] is not an integer typed array.');
throws(() => Atomics.load(new Float64Array(1), 0), 'TypeError');
throws(() => Atomics.load(new Uint8ClampedArray(1), 0), 'TypeError');
throws(() => Atomics.load(new DataView(new ArrayBuffer(4)), 0), 'TypeError');
const detached = new Int8Array(1);
detached.buffer.transfer();
throws(() => Atomics.load(detached, 0), 'TypeError');

// The conversion of the index may detach the array.
const leaving = new Int8Array(1);
throws(() => Atomics.load(leaving, { valueOf() { leaving.buffer.transfer(); return 0; } }), 'TypeError');
