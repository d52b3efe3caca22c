same(attributes(WeakSet.prototype, Symbol.toStringTag, 'c').value, 'WeakSet');
same(Object.prototype.toString.call(new WeakSet()), '[object WeakSet]');
const own = new WeakSet();
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
