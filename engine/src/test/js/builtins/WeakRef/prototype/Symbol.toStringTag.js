same(attributes(WeakRef.prototype, Symbol.toStringTag, 'c').value, 'WeakRef');
same(Object.prototype.toString.call(new WeakRef({})), '[object WeakRef]');
const own = new WeakRef({});
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
