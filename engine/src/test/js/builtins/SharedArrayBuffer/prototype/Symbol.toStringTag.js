same(attributes(SharedArrayBuffer.prototype, Symbol.toStringTag, 'c').value, 'SharedArrayBuffer');
same(Object.prototype.toString.call(new SharedArrayBuffer(1)), '[object SharedArrayBuffer]');
const own = new SharedArrayBuffer(1);
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
