same(attributes(AsyncDisposableStack.prototype, Symbol.asyncDispose, 'wc').value, AsyncDisposableStack.prototype.disposeAsync);
same(AsyncDisposableStack.prototype[Symbol.asyncDispose].name, 'disposeAsync');
same(AsyncDisposableStack.prototype[Symbol.dispose], undefined);
