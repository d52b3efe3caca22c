const symbol = attributes(Symbol, 'toStringTag', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.toStringTag');
same(createRealm().Symbol.toStringTag, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'toStringTag', 1), false);
same(String({ [Symbol.toStringTag]: 'Mine' }), '[object Mine]');
same(String({ [Symbol.toStringTag]: 5 }), '[object Object]');
