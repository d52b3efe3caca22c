builtin(Math, 'cosh', 1);
sameElements([0, -0, Infinity, -Infinity, NaN, 1000].map(Math.cosh), [1, 1, Infinity, Infinity, NaN, Infinity]);
same(Math.abs(Math.cosh(1) - 1.5430806348152437) < 1e-15, true);
same(Math.cosh(-2), Math.cosh(2));
same(Number.isFinite(Math.cosh(710)), true);
throws(() => Math.cosh(1n), 'TypeError: Cannot convert a BigInt value to a number');
