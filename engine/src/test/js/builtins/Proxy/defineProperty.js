const proxy = new Proxy({}, { defineProperty: () => true });
same(Object.defineProperty(proxy, 'x', { value: 1 }), proxy);
throws(() => Object.defineProperty(proxy, 'x', { value: 1, configurable: false }), "TypeError: 'defineProperty' on proxy: trap returned truish for defining non-configurable property 'x' which is either non-existent or configurable in the proxy target");
throws(() => Object.defineProperty(new Proxy(Object.preventExtensions({}), { defineProperty: () => true }), 'x', {}), "TypeError: 'defineProperty' on proxy: trap returned truish for adding property 'x'  to the non-extensible proxy target");
throws(() => Object.defineProperty(new Proxy({ x: 1 }, { defineProperty: () => true }), 'x', { configurable: false }), "TypeError: 'defineProperty' on proxy: trap returned truish for defining non-configurable property 'x' which is either non-existent or configurable in the proxy target");
throws(() => Object.defineProperty(new Proxy(Object.freeze({ x: 1 }), { defineProperty: () => true }), 'x', { value: 2 }), "TypeError: 'defineProperty' on proxy: trap returned truish for adding property 'x'  that is incompatible with the existing property in the proxy target");
throws(() => Object.defineProperty(new Proxy({}, { defineProperty: () => false }), 'x', {}), "TypeError: 'defineProperty' on proxy: trap returned falsish for property 'x'");
same(Reflect.defineProperty(new Proxy({}, { defineProperty: () => 0 }), 'x', {}), false);

// The trap gets a fresh plain descriptor of the known fields only.
let given;
Object.defineProperty(new Proxy({}, { defineProperty(_, key, descriptor) { given = descriptor; return true; } }), 'x', { value: 1, extra: 2, enumerable: 'yes' });
sameElements(Object.entries(given).flat(), ['value', 1, 'enumerable', true]);
