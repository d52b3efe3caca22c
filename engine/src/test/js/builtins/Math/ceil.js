builtin(Math, 'ceil', 1);
sameElements([1.1, -1.1, -0.9, -0, 0.1, 5, NaN, -Infinity, 2 ** 52 + 0.5, '1.5', null].map((x) => Math.ceil(x)), [2, -1, -0, -0, 1, 5, NaN, -Infinity, 2 ** 52, 2, 0]);
same(Math.ceil(4294967295.2), 4294967296);
same(Math.ceil(-2147483648.5), -2147483648);
same(Math.ceil(5e-324), 1);
same(Math.ceil(-5e-324), -0);
throws(() => Math.ceil(1n), 'TypeError: Cannot convert a BigInt value to a number');
