const AsyncIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}).prototype);
const method = builtin(AsyncIteratorPrototype, Symbol.asyncIterator, 0);
for (const value of [5, undefined, method]) same(method.call(value), value);
same(Object.getPrototypeOf(AsyncIteratorPrototype), Object.prototype);
