builtin(Object, 'hasOwn', 2);
same(Object.hasOwn({ a: 1 }, 'a'), true);
same(Object.hasOwn({}, 'toString'), false);
same(Object.hasOwn([5], 0), true);
same(Object.hasOwn('abc', 'length'), true);
throws(() => Object.hasOwn(null, 'a'), 'TypeError: Cannot convert undefined or null to object');
