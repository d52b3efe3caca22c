builtin(Math, 'log1p', 1);
sameElements([0, -0, -1, -2, Infinity, NaN].map(Math.log1p), [0, -0, -Infinity, NaN, Infinity, NaN]);
same(Math.log1p(1e-20), 1e-20);
same(Math.log1p(-5e-324), -5e-324);
same(Math.log1p(Math.E - 1), 1);
same(Math.abs(Math.log1p(1) - Math.LN2) < 1e-15, true);
throws(() => Math.log1p(1n), 'TypeError: Cannot convert a BigInt value to a number');
