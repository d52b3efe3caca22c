builtin(String.prototype, 'big', 0);
same('x'.big(), '<big>x</big>');
same('<"&>'.big('ignored'), '<big><"&></big>');
same(String.prototype.big.call(null === 0), '<big>false</big>');
throws(() => String.prototype.big.call(undefined), 'TypeError: String.prototype.big called on null or undefined');
