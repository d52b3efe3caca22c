builtin(String.prototype, 'link', 1);
same('x'.link('http://h/?a="b"'), '<a href="http://h/?a=&quot;b&quot;">x</a>');
same('x'.link(null), '<a href="null">x</a>');
same('<i>'.link(''), '<a href=""><i></a>');
throws(() => 'x'.link(Symbol('s')), 'TypeError: Cannot convert a Symbol value to a string');
throws(() => String.prototype.link.call(undefined, ''), 'TypeError: String.prototype.link called on null or undefined');
