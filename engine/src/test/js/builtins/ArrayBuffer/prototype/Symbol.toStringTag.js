same(attributes(ArrayBuffer.prototype, Symbol.toStringTag, 'c').value, 'ArrayBuffer');
same(Object.prototype.toString.call(new ArrayBuffer(1)), '[object ArrayBuffer]');
const own = new ArrayBuffer(1);
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
