const target = {};
throws(() => Object.preventExtensions(new Proxy(target, { preventExtensions: () => true })), "TypeError: 'preventExtensions' on proxy: trap returned truish but the proxy target is extensible");
throws(() => Object.preventExtensions(new Proxy(target, { preventExtensions: () => false })), "TypeError: 'preventExtensions' on proxy: trap returned falsish");
same(Reflect.preventExtensions(new Proxy(target, { preventExtensions: () => false })), false);
same(Object.isExtensible(target), true);
const working = new Proxy(target, { preventExtensions(object) { Object.preventExtensions(object); return 'yes'; } });
same(Object.preventExtensions(working), working);
same(Object.isExtensible(working), false);

// freeze of a Proxy: the traps in order.
const log = [];
Object.freeze(traced({ a: 1, get b() { return 1; } }, log));
sameElements(log, ['preventExtensions', 'ownKeys', 'getOwnPropertyDescriptor a', 'defineProperty a', 'getOwnPropertyDescriptor b', 'defineProperty b']);
