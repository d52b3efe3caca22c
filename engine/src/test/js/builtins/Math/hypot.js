builtin(Math, 'hypot', 2);
same(Math.hypot(), 0);
same(Math.hypot(-0), 0);
same(Math.hypot(3, 4), 5);
same(Math.hypot(3, 4, '12'), 13);
same(Math.hypot(-3), 3);
same(Math.hypot(NaN, Infinity), Infinity);
same(Math.hypot(-Infinity, NaN), Infinity);
same(Math.hypot(NaN, 0), NaN);
same(Math.abs(Math.hypot(3e200, 4e200) / 5e200 - 1) < 1e-15, true);
same(Math.hypot(3e-200, 4e-200) > 4.9e-200, true);

// Every argument is converted, also after an infinity.
const log = [];
Math.hypot(observed(log, 'a', Infinity), observed(log, 'b', 1));
sameElements(log, ['a.valueOf', 'b.valueOf']);
throws(() => Math.hypot(Infinity, 1n), 'TypeError: Cannot convert a BigInt value to a number');
