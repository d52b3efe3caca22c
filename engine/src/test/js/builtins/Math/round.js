builtin(Math, 'round', 1);
sameElements([2.5, -2.5, 0.5, -0.5, -0.4, -0, 0.49999999999999994, 1.5, NaN, -Infinity, '1.4'].map((x) => Math.round(x)), [3, -2, 1, -0, -0, -0, 0, 2, NaN, -Infinity, 1]);
same(Math.round(2 ** 52 + 1), 2 ** 52 + 1);
same(Math.round(-(2 ** 52) + 0.5), -(2 ** 52) + 1);
same(Math.round(4503599627370495.5), 4503599627370496);
same(Math.round(-0.2), -0);
same(Math.round(2147483647.5), 2147483648);
throws(() => Math.round(1n), 'TypeError: Cannot convert a BigInt value to a number');
