builtin(Reflect, 'isExtensible', 1);
same(Reflect.isExtensible({}), true);
same(Reflect.isExtensible(Object.seal({})), false);
same(Reflect.isExtensible(function () {}), true);
throws(() => Reflect.isExtensible(1), 'TypeError: Reflect.isExtensible called on non-object');
throws(() => Reflect.isExtensible(new Proxy({}, { isExtensible: () => 0 })), "TypeError: 'isExtensible' on proxy: trap result does not reflect extensibility of proxy target (which is 'true')");
