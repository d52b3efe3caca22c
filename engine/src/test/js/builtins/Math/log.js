builtin(Math, 'log', 1);
sameElements([1, 0, -0, -1, Infinity, NaN].map(Math.log), [0, -Infinity, -Infinity, NaN, Infinity, NaN]);
same(Math.log(Math.E), 1);
same(Math.log(10), Math.LN10);
same(Math.log(5e-324) < -744, true);
same(Math.log('1'), 0);
throws(() => Math.log(1n), 'TypeError: Cannot convert a BigInt value to a number');
