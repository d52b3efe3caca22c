builtin(Math, 'floor', 1);
sameElements([1.9, -1.1, -0.1, -0, 0.9, 5, NaN, Infinity, '2.5', null, true].map((x) => Math.floor(x)), [1, -2, -1, -0, 0, 5, NaN, Infinity, 2, 0, 1]);
same(Math.floor(2 ** 31 + 0.5), 2 ** 31);
same(Math.floor(-2147483648.5), -2147483649);
same(Math.floor(2 ** 53 + 2), 2 ** 53 + 2);
same(Math.floor(-5e-324), -1);
throws(() => Math.floor(5n), 'TypeError: Cannot convert a BigInt value to a number');
