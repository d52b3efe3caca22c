builtin(Reflect, 'getPrototypeOf', 1);
same(Reflect.getPrototypeOf([]), Array.prototype);
same(Reflect.getPrototypeOf(Object.create(null)), null);
same(Reflect.getPrototypeOf(new Proxy({}, { getPrototypeOf: () => Set.prototype })), Set.prototype);
throws(() => Reflect.getPrototypeOf(1), 'TypeError: Reflect.getPrototypeOf called on non-object');
throws(() => Reflect.getPrototypeOf(), 'TypeError: Reflect.getPrototypeOf called on non-object');
