builtin(Reflect, 'getOwnPropertyDescriptor', 2);
const descriptor = Reflect.getOwnPropertyDescriptor({ a: 1 }, 'a');
sameElements(Object.entries(descriptor).flat(), ['value', 1, 'writable', true, 'enumerable', true, 'configurable', true]);
same(Reflect.getOwnPropertyDescriptor({}, 'toString'), undefined);
sameElements(Object.keys(Reflect.getOwnPropertyDescriptor({ set a(v) {} }, 'a')), ['get', 'set', 'enumerable', 'configurable']);
throws(() => Reflect.getOwnPropertyDescriptor('text', 'length'), 'TypeError: Reflect.getOwnPropertyDescriptor called on non-object');
throws(() => Reflect.getOwnPropertyDescriptor(null, 'a'), 'TypeError: Reflect.getOwnPropertyDescriptor called on non-object');
