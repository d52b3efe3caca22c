same(attributes(WeakMap.prototype, Symbol.toStringTag, 'c').value, 'WeakMap');
same(Object.prototype.toString.call(new WeakMap()), '[object WeakMap]');
const own = new WeakMap();
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
