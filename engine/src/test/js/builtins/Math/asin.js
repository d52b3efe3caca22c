builtin(Math, 'asin', 1);
sameElements([0, -0, 1.1, -2, NaN].map(Math.asin), [0, -0, NaN, NaN, NaN]);
same(Math.asin(1), Math.PI / 2);
same(Math.asin(-1), -Math.PI / 2);
same(Math.asin(1e-300), 1e-300);
same(Math.abs(Math.asin(0.5) - Math.PI / 6) < 1e-15, true);
same(Math.asin(true), Math.PI / 2);
throws(() => Math.asin(0n), 'TypeError: Cannot convert a BigInt value to a number');
