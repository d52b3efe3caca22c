// Node 26 has accessors for arguments and caller that are not %ThrowTypeError%.
builtin(Object, 'isExtensible', 1);
same(Object.isExtensible({}), true);
same(Object.isExtensible(Object.preventExtensions([])), false);
same(Object.isExtensible(Object.seal(() => {})), false);
for (const primitive of [1, 'x', null, undefined, Symbol.iterator, 1n]) same(Object.isExtensible(primitive), false);
same(Object.isExtensible(new Proxy(Object.freeze({}), {})), false);
throws(() => Object.isExtensible(new Proxy({}, { isExtensible: () => false })), "TypeError: 'isExtensible' on proxy: trap result does not reflect extensibility of proxy target (which is 'true')");
throws(() => Object.isExtensible(new Proxy(Object.freeze({}), { isExtensible: () => 1 })), "TypeError: 'isExtensible' on proxy: trap result does not reflect extensibility of proxy target (which is 'false')");
const [thrower] = [Object.getOwnPropertyDescriptor(Function.prototype, 'caller').get];
same(Object.isExtensible(thrower), false);
