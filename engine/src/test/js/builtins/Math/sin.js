builtin(Math, 'sin', 1);
sameElements([0, -0, Infinity, -Infinity, NaN].map(Math.sin), [0, -0, NaN, NaN, NaN]);
same(Math.sin(Math.PI / 2), 1);
same(Math.abs(Math.sin(Math.PI)) < 1e-15, true);
same(Math.sin(1e-300), 1e-300);
same(Math.sin(-1), -Math.sin(1));
throws(() => Math.sin(1n), 'TypeError: Cannot convert a BigInt value to a number');
