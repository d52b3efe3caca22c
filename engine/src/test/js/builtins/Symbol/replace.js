const symbol = attributes(Symbol, 'replace', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.replace');
same(createRealm().Symbol.replace, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'replace', 1), false);
same('a'.replace({ [Symbol.replace]: (...all) => all.join() }, 'b'), 'a,b');
