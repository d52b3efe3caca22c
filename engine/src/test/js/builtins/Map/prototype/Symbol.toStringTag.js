same(attributes(Map.prototype, Symbol.toStringTag, 'c').value, 'Map');
same(Object.prototype.toString.call(new Map()), '[object Map]');
const own = new Map();
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
