builtin(globalThis, 'isNaN', 1);
sameElements([NaN, 'x', undefined, {}, 0, '', null, '0x1', [1, 2]].map((x) => isNaN(x)), [true, true, true, true, false, false, false, false, true]);
same(isNaN(), true);
same(isNaN({ valueOf: () => NaN }), true);
throws(() => isNaN(1n), 'TypeError: Cannot convert a BigInt value to a number');
