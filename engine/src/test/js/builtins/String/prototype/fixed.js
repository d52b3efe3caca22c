const method = builtin(String.prototype, 'fixed', 0);
same('x'.fixed(), '<tt>x</tt>');
same(''.fixed('ignored'), '<tt></tt>');
same('<"&>'.fixed(), '<tt><"&></tt>');
same(method.call(5), '<tt>5</tt>');
throws(() => method.call(null), 'TypeError: String.prototype.fixed called on null or undefined');
throws(() => method.call(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
