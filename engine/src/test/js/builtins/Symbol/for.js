same(Symbol.for('key'), Symbol.for('key'));
same(Symbol.keyFor(Symbol.for('key')), 'key');
same(Symbol.keyFor(Symbol('key')), undefined);
same(Symbol.keyFor(Symbol.iterator), undefined);
throws(() => Symbol.keyFor('key'), 'TypeError: key is not a symbol');
same(Symbol.for().description, 'undefined');
