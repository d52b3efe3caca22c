builtin(Error, 'isError', 1);
same(Error.isError(new RangeError()), true);
same(Error.isError(Object.create(Error.prototype)), false);
same(Error.isError('x'), false);
