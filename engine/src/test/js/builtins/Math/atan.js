builtin(Math, 'atan', 1);
sameElements([0, -0, NaN].map(Math.atan), [0, -0, NaN]);
same(Math.atan(Infinity), Math.PI / 2);
same(Math.atan(-Infinity), -Math.PI / 2);
same(Math.atan(1), Math.PI / 4);
same(Math.atan(1e-310), 1e-310);
same(Math.atan('1'), Math.PI / 4);
throws(() => Math.atan(Symbol()), 'TypeError: Cannot convert a Symbol value to a number');
