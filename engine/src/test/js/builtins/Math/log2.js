builtin(Math, 'log2', 1);
sameElements([1, 2, 8, 0.5, 0, -0, -8, Infinity, NaN].map(Math.log2), [0, 1, 3, -1, -Infinity, -Infinity, NaN, Infinity, NaN]);
for (let i = -1074; i < 1024; i += 9) same(Math.log2(2 ** i), i);
same(Math.abs(Math.log2(3) - 1.584962500721156) < 1e-15, true);
throws(() => Math.log2(8n), 'TypeError: Cannot convert a BigInt value to a number');
