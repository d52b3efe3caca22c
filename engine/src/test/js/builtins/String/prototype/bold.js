const method = builtin(String.prototype, 'bold', 0);
same('x'.bold(), '<b>x</b>');
same(''.bold('ignored'), '<b></b>');
same('<"&>'.bold(), '<b><"&></b>');
same(method.call(5), '<b>5</b>');
throws(() => method.call(null), 'TypeError: String.prototype.bold called on null or undefined');
throws(() => method.call(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
