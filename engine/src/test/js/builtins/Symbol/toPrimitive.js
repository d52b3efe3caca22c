const symbol = attributes(Symbol, 'toPrimitive', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.toPrimitive');
same(createRealm().Symbol.toPrimitive, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'toPrimitive', 1), false);
const hinted = { [Symbol.toPrimitive]: (hint) => hint };
same(`${hinted} ${hinted + ''}`, 'string default');
same(+{ [Symbol.toPrimitive]: () => 5 }, 5);
