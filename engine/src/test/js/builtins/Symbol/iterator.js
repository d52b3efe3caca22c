const symbol = attributes(Symbol, 'iterator', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.iterator');
same(createRealm().Symbol.iterator, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'iterator', 1), false);
sameElements([...{ *[Symbol.iterator]() { yield 1; } }], [1]);
