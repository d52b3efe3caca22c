const symbol = attributes(Symbol, 'hasInstance', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.hasInstance');
same(createRealm().Symbol.hasInstance, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'hasInstance', 1), false);
same(1 instanceof { [Symbol.hasInstance]: (value) => value === 1 }, true);
