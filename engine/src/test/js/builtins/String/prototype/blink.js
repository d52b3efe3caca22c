const method = builtin(String.prototype, 'blink', 0);
same('x'.blink(), '<blink>x</blink>');
same(''.blink('ignored'), '<blink></blink>');
same('<"&>'.blink(), '<blink><"&></blink>');
same(method.call(5), '<blink>5</blink>');
throws(() => method.call(null), 'TypeError: String.prototype.blink called on null or undefined');
throws(() => method.call(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
