builtin(Atomics, 'exchange', 3);
const array = new Uint16Array(new SharedArrayBuffer(4));
same(Atomics.exchange(array, 1, 70000), 0);
same(Atomics.exchange(array, 1, -1), 4464);
same(array[1], 65535);
same(array[0], 0);
throws(() => Atomics.exchange(array, 2, 0), 'RangeError: Invalid atomic access index');
throws(() => Atomics.exchange({}, 0, 0), 'TypeError');
