builtin(Number, 'isFinite', 1);
sameElements([0, -0, 1e308, NaN, Infinity, -Infinity, '1', null, true, 1n, Object(1)].map((x) => Number.isFinite(x)), [true, true, true, false, false, false, false, false, false, false, false]);
same(Number.isFinite(), false);
same(Number.isFinite === isFinite, false);
same(isFinite('1'), true);
same(Number.isFinite({ valueOf() { throw 'not asked'; } }), false);
