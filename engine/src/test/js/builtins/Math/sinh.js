builtin(Math, 'sinh', 1);
sameElements([0, -0, Infinity, -Infinity, NaN].map(Math.sinh), [0, -0, Infinity, -Infinity, NaN]);
same(Math.sinh(1e-300), 1e-300);
same(Math.abs(Math.sinh(1) - 1.1752011936438014) < 1e-15, true);
same(Math.sinh(-3), -Math.sinh(3));
same(Number.isFinite(Math.sinh(710)), true);
throws(() => Math.sinh(Symbol()), 'TypeError: Cannot convert a Symbol value to a number');
