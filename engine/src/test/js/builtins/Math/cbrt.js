builtin(Math, 'cbrt', 1);
sameElements([0, -0, 27, -8, 1, Infinity, -Infinity, NaN].map(Math.cbrt), [0, -0, 3, -2, 1, Infinity, -Infinity, NaN]);
same(Math.cbrt(1e-324), 0);
same(Math.cbrt(1e300), 1e100);
same(Math.cbrt('0.001'), 0.1);
throws(() => Math.cbrt(8n), 'TypeError: Cannot convert a BigInt value to a number');
