builtin(Object, 'is', 2);
same(Object.is(NaN, 0 / 0), true);
same(Object.is(0, -0), false);
same(Object.is(1, 1.0), true);
same(Object.is('a' + 'b', 'ab'), true);
same(Object.is(10n ** 20n, 100000000000000000000n), true);
same(Object.is({}, {}), false);
