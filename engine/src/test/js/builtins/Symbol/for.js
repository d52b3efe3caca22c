builtin(Symbol, 'for', 1);
same(Symbol.for('key'), Symbol.for('key'));
same(Symbol.for('key').description, 'key');
same(Symbol.for(), Symbol.for('undefined'));
same(Symbol.for({ toString: () => 'object' }), Symbol.for('object'));
same(Symbol.for('Symbol.iterator') === Symbol.iterator, false);
same(createRealm().Symbol.for('key'), Symbol.for('key'));
throws(() => Symbol.for(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
