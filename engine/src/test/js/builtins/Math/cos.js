builtin(Math, 'cos', 1);
sameElements([0, -0, Infinity, -Infinity, NaN].map(Math.cos), [1, 1, NaN, NaN, NaN]);
same(Math.cos(Math.PI), -1);
same(Math.abs(Math.cos(Math.PI / 2)) < 1e-16, true);
same(Math.cos(-1), Math.cos(1));
same(Math.abs(Math.cos(1e22)) <= 1, true);
throws(() => Math.cos(Symbol()), 'TypeError: Cannot convert a Symbol value to a number');
