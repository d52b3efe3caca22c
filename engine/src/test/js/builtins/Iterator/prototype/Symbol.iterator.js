const method = builtin(Iterator.prototype, Symbol.iterator, 0);
for (const value of [5, 'text', undefined, null, Symbol.iterator, Iterator]) same(method.call(value), value);
const iterator = [].values();
same(iterator[Symbol.iterator](), iterator);
same(Object.hasOwn(Object.getPrototypeOf(iterator), Symbol.iterator), false);
