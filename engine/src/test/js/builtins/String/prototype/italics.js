const method = builtin(String.prototype, 'italics', 0);
same('x'.italics(), '<i>x</i>');
same(''.italics('ignored'), '<i></i>');
same('<"&>'.italics(), '<i><"&></i>');
same(method.call(5), '<i>5</i>');
throws(() => method.call(null), 'TypeError: String.prototype.italics called on null or undefined');
throws(() => method.call(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
