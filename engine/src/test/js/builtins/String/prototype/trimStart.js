builtin(String.prototype, 'trimStart', 0);
same('\t a '.trimStart(), 'a ');
same(String.prototype.trimLeft, String.prototype.trimStart);
same(String.prototype.trimLeft.name, 'trimStart');
attributes(String.prototype, 'trimLeft', 'wc');
same('\u3000x'.trimStart(), 'x');
same(String.prototype.trimStart.call(5), '5');
throws(() => String.prototype.trimStart.call(null), 'TypeError: String.prototype.trimLeft called on null or undefined');
throws(() => String.prototype.trimStart.call(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
