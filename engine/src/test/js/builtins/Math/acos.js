builtin(Math, 'acos', 1);
sameElements([1, -1, 2, -1.5, NaN].map(Math.acos), [0, Math.PI, NaN, NaN, NaN]);
same(Math.acos(0), Math.PI / 2);
same(Math.acos(-0), Math.PI / 2);
same(Math.abs(Math.acos(0.5) - Math.PI / 3) < 1e-15, true);
same(Math.acos('1'), 0);
same(Math.acos(), NaN);
throws(() => Math.acos(1n), 'TypeError: Cannot convert a BigInt value to a number');
