builtin(Math, 'asinh', 1);
sameElements([0, -0, Infinity, -Infinity, NaN].map(Math.asinh), [0, -0, Infinity, -Infinity, NaN]);
same(Math.asinh(1e-300), 1e-300);
same(Math.asinh(-5e-324), -5e-324);
same(Math.abs(Math.asinh(1) - 0.881373587019543) < 1e-15, true);
same(Number.isFinite(Math.asinh(-1e308)), true);
same(Math.asinh(-2), -Math.asinh(2));
throws(() => Math.asinh(1n), 'TypeError: Cannot convert a BigInt value to a number');
