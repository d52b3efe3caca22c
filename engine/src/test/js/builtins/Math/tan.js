builtin(Math, 'tan', 1);
sameElements([0, -0, Infinity, -Infinity, NaN].map(Math.tan), [0, -0, NaN, NaN, NaN]);
same(Math.abs(Math.tan(Math.PI / 4) - 1) < 1e-15, true);
same(Math.tan(1e-300), 1e-300);
same(Math.tan(-0.5), -Math.tan(0.5));
same(Math.tan(Math.PI / 2) > 1e15, true);
throws(() => Math.tan(1n), 'TypeError: Cannot convert a BigInt value to a number');
