builtin(String.prototype, 'fontsize', 1);
same('x'.fontsize(7), '<font size="7">x</font>');
same('x'.fontsize(-0), '<font size="0">x</font>');
same('x'.fontsize('"""'), '<font size="&quot;&quot;&quot;">x</font>');
throws(() => 'x'.fontsize({ toString: () => ({}), valueOf: () => ({}) }), 'TypeError: Cannot convert object to primitive value');
throws(() => String.prototype.fontsize.call(null, 1), 'TypeError: String.prototype.fontsize called on null or undefined');
