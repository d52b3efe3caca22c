const method = builtin(String.prototype, 'sub', 0);
same('x'.sub(), '<sub>x</sub>');
same(''.sub('ignored'), '<sub></sub>');
same('<"&>'.sub(), '<sub><"&></sub>');
same(method.call(5), '<sub>5</sub>');
throws(() => method.call(null), 'TypeError: String.prototype.sub called on null or undefined');
throws(() => method.call(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
