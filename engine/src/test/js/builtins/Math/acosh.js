builtin(Math, 'acosh', 1);
sameElements([1, Infinity, 0.999, 0, -Infinity, NaN].map(Math.acosh), [0, Infinity, NaN, NaN, NaN, NaN]);
same(Math.abs(Math.acosh(Math.cosh(3)) - 3) < 1e-14, true);
same(Math.abs(Math.acosh(2) - 1.3169578969248166) < 1e-15, true);
same(Number.isFinite(Math.acosh(1e300)), true);
same(Math.acosh(1 + 2 ** -40) > 0, true);
throws(() => Math.acosh(Symbol()), 'TypeError: Cannot convert a Symbol value to a number');
