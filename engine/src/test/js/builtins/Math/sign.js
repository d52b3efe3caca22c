builtin(Math, 'sign', 1);
sameElements([5, -5, 0, -0, NaN, Infinity, -Infinity, '-3', null, 5e-324].map((x) => Math.sign(x)), [1, -1, 0, -0, NaN, 1, -1, -1, 0, 1]);
same(Math.sign(), NaN);
same(Math.sign([-7]), -1);
same(Math.sign('text'), NaN);
throws(() => Math.sign(-1n), 'TypeError: Cannot convert a BigInt value to a number');
