const symbol = attributes(Symbol, 'isConcatSpreadable', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.isConcatSpreadable');
same(createRealm().Symbol.isConcatSpreadable, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'isConcatSpreadable', 1), false);
same([].concat({ length: 1, 0: 'a', [Symbol.isConcatSpreadable]: true }).length, 1);
same([].concat(Object.assign([1, 2], { [Symbol.isConcatSpreadable]: false })).length, 1);
