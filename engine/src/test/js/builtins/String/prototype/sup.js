const method = builtin(String.prototype, 'sup', 0);
same('x'.sup(), '<sup>x</sup>');
same(''.sup('ignored'), '<sup></sup>');
same('<"&>'.sup(), '<sup><"&></sup>');
same(method.call(5), '<sup>5</sup>');
throws(() => method.call(null), 'TypeError: String.prototype.sup called on null or undefined');
throws(() => method.call(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
