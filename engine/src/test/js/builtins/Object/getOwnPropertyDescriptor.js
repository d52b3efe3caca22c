builtin(Object, 'getOwnPropertyDescriptor', 2);
const descriptor = Object.getOwnPropertyDescriptor({ get a() { return 1; } }, 'a');
sameElements(Object.keys(descriptor), ['get', 'set', 'enumerable', 'configurable']);
same(descriptor.set, undefined);
same(Object.getOwnPropertyDescriptor([1, 2], 'length').value, 2);
same(Object.getOwnPropertyDescriptor([1, 2], 'length').configurable, false);
same(Object.getOwnPropertyDescriptor('ab', 1).writable, false);
same(Object.getOwnPropertyDescriptor({}, 'toString'), undefined);
throws(() => Object.getOwnPropertyDescriptor(undefined, 'a'), 'TypeError: Cannot convert undefined or null to object');
