same(attributes(Set.prototype, Symbol.toStringTag, 'c').value, 'Set');
same(Object.prototype.toString.call(new Set()), '[object Set]');
const own = new Set();
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
