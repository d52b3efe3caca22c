builtin(Math, 'exp', 1);
sameElements([0, -0, -Infinity, Infinity, NaN, 1000, -1000].map(Math.exp), [1, 1, 0, Infinity, NaN, Infinity, 0]);
same(Math.abs(Math.exp(1) - Math.E) < 1e-15, true);
same(Math.exp(-745) > 0, true);
same(Number.isFinite(Math.exp(709.78)), true);
throws(() => Math.exp(0n), 'TypeError: Cannot convert a BigInt value to a number');
