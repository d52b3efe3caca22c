same(attributes(DisposableStack.prototype, Symbol.toStringTag, 'c').value, 'DisposableStack');
same(Object.prototype.toString.call(new DisposableStack()), '[object DisposableStack]');
const own = new DisposableStack();
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
