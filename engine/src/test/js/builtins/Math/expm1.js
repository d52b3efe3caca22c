builtin(Math, 'expm1', 1);
sameElements([0, -0, -Infinity, Infinity, NaN].map(Math.expm1), [0, -0, -1, Infinity, NaN]);
same(Math.expm1(1e-20), 1e-20);
same(Math.expm1(-5e-324), -5e-324);
same(Math.abs(Math.expm1(1) - 1.718281828459045) < 1e-15, true);
same(Math.expm1(-50), -1);
throws(() => Math.expm1(Symbol()), 'TypeError: Cannot convert a Symbol value to a number');
