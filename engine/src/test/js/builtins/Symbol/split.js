const symbol = attributes(Symbol, 'split', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.split');
same(createRealm().Symbol.split, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'split', 1), false);
same('a'.split({ [Symbol.split]: (...all) => all.join() }, 3), 'a,3');
