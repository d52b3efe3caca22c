same(Symbol('a').toString(), 'Symbol(a)');
same(Symbol().description, undefined);
same(Symbol('').description, '');
throws(() => new Symbol(), 'TypeError: Symbol is not a constructor');
throws(() => Symbol() + '', 'TypeError: Cannot convert a Symbol value to a string');
throws(() => +Symbol(), 'TypeError: Cannot convert a Symbol value to a number');
same(typeof Object(Symbol.iterator), 'object');
same(Object(Symbol.iterator) == Symbol.iterator, true);
same({ [Symbol.for('k')]: 3 }[Symbol.for('k')], 3);
