const symbol = attributes(Symbol, 'species', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.species');
same(createRealm().Symbol.species, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'species', 1), false);
class Plain extends Array { static get [Symbol.species]() { return Array; } }
same(new Plain(1).map(() => 1).constructor, Array);
