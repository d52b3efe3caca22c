builtin(Object, 'isFrozen', 1);
same(Object.isFrozen({}), false);
same(Object.isFrozen(Object.preventExtensions({})), true);
same(Object.isFrozen(Object.preventExtensions({ a: 1 })), false);
same(Object.isFrozen(Object.seal({ get a() { return 1; } })), true);
same(Object.isFrozen(Object.seal([1])), false);
same(Object.isFrozen(Object.freeze([1])), true);
same(Object.isFrozen(undefined), true);
const half = Object.preventExtensions(Object.defineProperties({}, { a: { value: 1 }, b: { value: 2, writable: true } }));
same(Object.isFrozen(half), false);
Object.defineProperty(half, 'b', { writable: false });
same(Object.isFrozen(half), true);

// A Proxy is asked in this order, and for no key after the first that says no.
const log = [];
same(Object.isFrozen(traced(Object.preventExtensions({ a: 1, b: 2 }), log)), false);
sameElements(log, ['isExtensible', 'ownKeys', 'getOwnPropertyDescriptor a']);
