same(attributes(Promise.prototype, Symbol.toStringTag, 'c').value, 'Promise');
same(Object.prototype.toString.call(Promise.resolve()), '[object Promise]');
const own = Promise.resolve();
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
