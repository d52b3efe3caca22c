same(attributes(AsyncDisposableStack.prototype, Symbol.toStringTag, 'c').value, 'AsyncDisposableStack');
same(Object.prototype.toString.call(new AsyncDisposableStack()), '[object AsyncDisposableStack]');
const own = new AsyncDisposableStack();
same(Reflect.set(own, Symbol.toStringTag, 'ignored'), false);
Object.defineProperty(own, Symbol.toStringTag, { value: 'Mine' });
same(String(own), '[object Mine]');
