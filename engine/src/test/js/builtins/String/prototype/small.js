const method = builtin(String.prototype, 'small', 0);
same('x'.small(), '<small>x</small>');
same(''.small('ignored'), '<small></small>');
same('<"&>'.small(), '<small><"&></small>');
same(method.call(5), '<small>5</small>');
throws(() => method.call(null), 'TypeError: String.prototype.small called on null or undefined');
throws(() => method.call(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
