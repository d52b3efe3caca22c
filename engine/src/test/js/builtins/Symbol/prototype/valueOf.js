builtin(Symbol.prototype, 'valueOf', 0);
const symbol = Symbol();
same(symbol.valueOf(), symbol);
same(Object(symbol).valueOf(), symbol);
same(createRealm().Symbol.prototype.valueOf.call(Object(symbol)), symbol);
throws(() => Symbol.prototype.valueOf.call({}), "TypeError: Symbol.prototype.valueOf requires that 'this' be a Symbol");
throws(() => Symbol.prototype.valueOf.call(1), "TypeError: Symbol.prototype.valueOf requires that 'this' be a Symbol");
