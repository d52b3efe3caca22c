same(attributes(DataView.prototype, Symbol.toStringTag, 'c').value, 'DataView');
same(Object.prototype.toString.call(new DataView(new ArrayBuffer(1))), '[object DataView]');
const own = new DataView(new ArrayBuffer(1));
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
