same(attributes(FinalizationRegistry.prototype, Symbol.toStringTag, 'c').value, 'FinalizationRegistry');
same(Object.prototype.toString.call(new FinalizationRegistry(() => {})), '[object FinalizationRegistry]');
const own = new FinalizationRegistry(() => {});
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
