builtin(Number, 'isInteger', 1);
sameElements([5, -0, 5.5, 1e300, NaN, Infinity, '5', 5n, [5]].map((x) => Number.isInteger(x)), [true, true, false, true, false, false, false, false, false]);
same(Number.isInteger(2 ** 53 + 0.5), true);
same(Number.isInteger(5.0000000000000001), true);
same(Number.isInteger(-2147483649), true);
same(Number.isInteger(5e-324), false);
same(Number.isInteger(), false);
