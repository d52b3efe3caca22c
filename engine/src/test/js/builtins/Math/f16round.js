builtin(Math, 'f16round', 1);
sameElements([0, -0, NaN, Infinity, -Infinity].map(Math.f16round), [0, -0, NaN, Infinity, -Infinity]);
sameElements([1.337, 5.5, 65504, 65519.9, 65520].map(Math.f16round), [1.3369140625, 5.5, 65504, 65504, Infinity]);

// Ties go to the even significand, without a detour over single precision.
same(Math.f16round(2049), 2048);
same(Math.f16round(2051), 2052);
same(Math.f16round(1 + 2 ** -11), 1);
same(Math.f16round(1 + 2 ** -11 + 2 ** -40), 1 + 2 ** -10);
same(Math.f16round(2 ** -25), 0);
same(Math.f16round(2 ** -25 + 2 ** -50), 2 ** -24);
same(Math.f16round(-(2 ** -26)), -0);
throws(() => Math.f16round(1n), 'TypeError: Cannot convert a BigInt value to a number');
