builtin(Math, 'atanh', 1);
sameElements([0, -0, 1, -1, 1.1, -2, NaN].map(Math.atanh), [0, -0, Infinity, -Infinity, NaN, NaN, NaN]);
same(Math.atanh(1e-300), 1e-300);
same(Math.abs(Math.atanh(0.5) - 0.5493061443340548) < 1e-15, true);
same(Math.atanh(-0.25), -Math.atanh(0.25));
throws(() => Math.atanh(1n), 'TypeError: Cannot convert a BigInt value to a number');
