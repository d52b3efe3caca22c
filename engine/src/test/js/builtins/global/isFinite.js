builtin(globalThis, 'isFinite', 1);
sameElements([1, '5', null, '', [], Infinity, NaN, 'x', undefined, {}].map((x) => isFinite(x)), [true, true, true, true, true, false, false, false, false, false]);
same(isFinite(new Date(0)), true);
throws(() => isFinite(1n), 'TypeError: Cannot convert a BigInt value to a number');
throws(() => isFinite(Symbol()), 'TypeError: Cannot convert a Symbol value to a number');
