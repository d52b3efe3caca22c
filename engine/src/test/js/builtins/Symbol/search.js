const symbol = attributes(Symbol, 'search', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.search');
same(createRealm().Symbol.search, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'search', 1), false);
same('a'.search({ [Symbol.search]: (text) => text + '!' }), 'a!');
