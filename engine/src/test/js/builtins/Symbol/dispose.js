for (const name of ['dispose', 'asyncDispose']) same(Symbol[name].toString(), `Symbol(Symbol.${name})`);
attributes(Symbol, 'dispose', '');
attributes(Symbol, 'asyncDispose', '');
same(Symbol.dispose === Symbol.asyncDispose, false);
builtin(Iterator.prototype, Symbol.dispose, 0);
builtin(DisposableStack.prototype, 'dispose', 0);
same(DisposableStack.prototype[Symbol.dispose], DisposableStack.prototype.dispose);
same(AsyncDisposableStack.prototype[Symbol.asyncDispose], AsyncDisposableStack.prototype.disposeAsync);
