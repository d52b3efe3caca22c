builtin(Error.prototype, 'toString', 0);
same(Error.prototype.toString.call({ name: 'N', message: 'M' }), 'N: M');
same(Error.prototype.toString.call({ name: '', message: 'M' }), 'M');
same(Error.prototype.toString.call({ message: '' }), 'Error');
throws(() => Error.prototype.toString.call(1), 'TypeError: Method Error.prototype.toString called on incompatible receiver 1');
