const error = new AggregateError(new Set([1, 2]), 'many', { cause: 'c' });
sameElements(error.errors, [1, 2]);
same(error.message + error.cause, 'manyc');
same(AggregateError.length, 2);
throws(() => new AggregateError(), 'TypeError: undefined is not iterable (cannot read property Symbol(Symbol.iterator))');
