builtin(Symbol, 'keyFor', 1);
same(Symbol.keyFor(Symbol.for('')), '');
same(Symbol.keyFor(Symbol('key')), undefined);
same(Symbol.keyFor(Symbol.iterator), undefined);
throws(() => Symbol.keyFor('key'), 'TypeError: key is not a symbol');
throws(() => Symbol.keyFor(Object(Symbol.for('x'))), 'TypeError: [object Symbol] is not a symbol');
throws(() => Symbol.keyFor(), 'TypeError: undefined is not a symbol');
