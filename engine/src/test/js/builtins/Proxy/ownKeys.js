const keysOf = (target, result) => Reflect.ownKeys(new Proxy(target, { ownKeys: () => result }));
sameElements(keysOf({}, { length: 2, 0: 'a', 1: Symbol.match }), ['a', Symbol.match]);
sameElements(keysOf({ a: 1 }, []), []);
throws(() => keysOf({}, 5), 'TypeError: CreateListFromArrayLike called on non-object');
throws(() => keysOf({}, [1]), 'TypeError: 1 is not a valid property name');
throws(() => keysOf({}, ['a', 'a']), "TypeError: 'ownKeys' on proxy: trap returned duplicate entries");
throws(() => keysOf(Object.freeze({ a: 1 }), []), "TypeError: 'ownKeys' on proxy: trap result did not include 'a'");
throws(() => keysOf(Object.preventExtensions({ a: 1 }), ['a', 'b']), "TypeError: 'ownKeys' on proxy: trap returned extra keys but proxy target is non-extensible");
throws(() => keysOf(Object.preventExtensions({ a: 1, b: 2 }), ['b']), "TypeError: 'ownKeys' on proxy: trap result did not include 'a'");
sameElements(keysOf(Object.preventExtensions({ a: 1, b: 2 }), ['b', 'a']), ['b', 'a']);

// Object.keys asks for each key's descriptor; for-in sees the keys too.
sameElements(Object.keys(new Proxy({}, { ownKeys: () => ['a', 'b'], getOwnPropertyDescriptor: (_, key) => ({ enumerable: key === 'b', configurable: true }) })), ['b']);
const names = [];
for (const name in new Proxy({ x: 1, y: 2 }, { ownKeys: () => ['y', 'x'] })) names.push(name);
sameElements(names, ['y', 'x']);
