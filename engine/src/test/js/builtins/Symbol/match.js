const symbol = attributes(Symbol, 'match', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.match');
same(createRealm().Symbol.match, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'match', 1), false);
same('a'.match({ [Symbol.match]: (text) => text + '!' }), 'a!');
const plain = Object.assign(/a/, { [Symbol.match]: false });
same('/a/'.includes(plain), true, 'not a regular expression any more');
