const method = builtin(String.prototype, 'strike', 0);
same('x'.strike(), '<strike>x</strike>');
same(''.strike('ignored'), '<strike></strike>');
same('<"&>'.strike(), '<strike><"&></strike>');
same(method.call(5), '<strike>5</strike>');
throws(() => method.call(null), 'TypeError: String.prototype.strike called on null or undefined');
throws(() => method.call(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
