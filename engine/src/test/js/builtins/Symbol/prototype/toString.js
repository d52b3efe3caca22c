builtin(Symbol.prototype, 'toString', 0);
same(Symbol('a b').toString(), 'Symbol(a b)');
same(Symbol().toString(), 'Symbol()');
same(Object(Symbol.iterator).toString(), 'Symbol(Symbol.iterator)');
same(String(Symbol('x')), 'Symbol(x)');
throws(() => Symbol.prototype.toString(), "TypeError: Symbol.prototype.toString requires that 'this' be a Symbol");
throws(() => Symbol.prototype.toString.call('x'), "TypeError: Symbol.prototype.toString requires that 'this' be a Symbol");
