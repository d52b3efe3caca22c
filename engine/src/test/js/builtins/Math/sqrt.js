builtin(Math, 'sqrt', 1);
sameElements([4, 2, 0, -0, -1, Infinity, NaN, '9'].map((x) => Math.sqrt(x)), [2, 1.4142135623730951, 0, -0, NaN, Infinity, NaN, 3]);
same(Math.sqrt(1e308), 1e154);
same(Math.sqrt(5e-324), 2.2227587494850775e-162);
same(Math.sqrt(67108865 ** 2), 67108865);
throws(() => Math.sqrt(4n), 'TypeError: Cannot convert a BigInt value to a number');
