builtin(Number, 'isSafeInteger', 1);
same(Number.isSafeInteger(2 ** 53 - 1), true);
same(Number.isSafeInteger(-(2 ** 53) + 1), true);
same(Number.isSafeInteger(2 ** 53), false);
same(Number.isSafeInteger(-0), true);
for (const value of [0.5, NaN, Infinity, '1', 1n, null, Object(3)]) same(Number.isSafeInteger(value), false);
same(Number.isSafeInteger(3.0), true);
