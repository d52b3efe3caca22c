builtin(Reflect, 'has', 2);
same(Reflect.has({ a: undefined }, 'a'), true);
same(Reflect.has({}, 'toString'), true);
same(Reflect.has([1], 0) && !Reflect.has([1], 1), true);
same(Reflect.has(new Uint8Array(2), '-0'), false);
same(Reflect.has({ null: 1 }, null), true);
throws(() => Reflect.has('text', 'length'), 'TypeError: Reflect.has called on non-object');
throws(() => Reflect.has(1), 'TypeError: Reflect.has called on non-object');
