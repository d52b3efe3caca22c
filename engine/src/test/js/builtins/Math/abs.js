builtin(Math, 'abs', 1);
sameElements([5, -5, -0, 0, -Infinity, NaN, '-3', null, undefined, [], [-2]].map((x) => Math.abs(x)), [5, 5, 0, 0, Infinity, NaN, 3, 0, NaN, 0, 2]);
same(Math.abs(-2147483648), 2147483648);
same(Math.abs(-5e-324), 5e-324);
same(Math.abs(), NaN);
same(Math.abs({ valueOf: () => -7 }), 7);
throws(() => Math.abs(1n), 'TypeError: Cannot convert a BigInt value to a number');
throws(() => Math.abs(Symbol()), 'TypeError: Cannot convert a Symbol value to a number');
