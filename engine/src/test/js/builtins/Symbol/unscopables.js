const symbol = attributes(Symbol, 'unscopables', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.unscopables');
same(createRealm().Symbol.unscopables, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'unscopables', 1), false);
const scope = { shown: 1, hidden: 2, [Symbol.unscopables]: { hidden: true } };
same(new Function('scope', 'with (scope) return [shown, typeof hidden].join()')(scope), '1,undefined');
