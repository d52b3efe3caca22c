builtin(Reflect, 'preventExtensions', 1);
const object = { a: 1 };
same(Reflect.preventExtensions(object), true);
same(Reflect.preventExtensions(object), true);
same(Reflect.set(object, 'b', 1), false);
same(Reflect.set(object, 'a', 2), true);
same(Reflect.preventExtensions(new Proxy({}, { preventExtensions: () => false })), false);
throws(() => Reflect.preventExtensions(new Proxy({}, { preventExtensions: () => true })), "TypeError: 'preventExtensions' on proxy: trap returned truish but the proxy target is extensible");
throws(() => Reflect.preventExtensions(1), 'TypeError: Reflect.preventExtensions called on non-object');
