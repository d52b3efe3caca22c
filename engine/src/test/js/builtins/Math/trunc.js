builtin(Math, 'trunc', 1);
sameElements([1.9, -1.9, 0.9, -0.9, -0, NaN, Infinity, '7.7', null].map((x) => Math.trunc(x)), [1, -1, 0, -0, -0, NaN, Infinity, 7, 0]);
same(Math.trunc(2 ** 40 + 0.5), 2 ** 40);
same(Math.trunc(-2147483648.9), -2147483648);
same(Math.trunc(1e300), 1e300);
throws(() => Math.trunc(1n), 'TypeError: Cannot convert a BigInt value to a number');
