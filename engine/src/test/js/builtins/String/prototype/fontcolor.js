builtin(String.prototype, 'fontcolor', 1);
same('x'.fontcolor('red'), '<font color="red">x</font>');
same('x'.fontcolor('"'), '<font color="&quot;">x</font>');
same('x'.fontcolor({ toString: () => '#fff' }), '<font color="#fff">x</font>');
throws(() => 'x'.fontcolor(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
throws(() => String.prototype.fontcolor.call(undefined, 'red'), 'TypeError: String.prototype.fontcolor called on null or undefined');
