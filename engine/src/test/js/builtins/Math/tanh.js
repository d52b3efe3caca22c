builtin(Math, 'tanh', 1);
sameElements([0, -0, Infinity, -Infinity, NaN, 1000].map(Math.tanh), [0, -0, 1, -1, NaN, 1]);
same(Math.tanh(1e-300), 1e-300);
same(Math.abs(Math.tanh(1) - 0.7615941559557649) < 1e-15, true);
same(Math.tanh(-0.3), -Math.tanh(0.3));
throws(() => Math.tanh(Symbol()), 'TypeError: Cannot convert a Symbol value to a number');
