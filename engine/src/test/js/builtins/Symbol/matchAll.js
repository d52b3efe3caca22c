const symbol = attributes(Symbol, 'matchAll', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.matchAll');
same(createRealm().Symbol.matchAll, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'matchAll', 1), false);
same('a'.matchAll({ [Symbol.matchAll]: (text) => text + '!' }), 'a!');
