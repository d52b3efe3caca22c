builtin(Atomics, 'isLockFree', 1);
same(Atomics.isLockFree(4), true);
for (const size of [1, 2, 8]) same(typeof Atomics.isLockFree(size), 'boolean');
for (const size of [0, 3, 5, 7, 16, -4, NaN, Infinity, undefined]) same(Atomics.isLockFree(size), false);
throws(() => Atomics.isLockFree(4n), 'TypeError');
