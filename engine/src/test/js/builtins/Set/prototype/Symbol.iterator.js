same(Set.prototype[Symbol.iterator], Set.prototype.values);
attributes(Set.prototype, Symbol.iterator, 'wc');
const set = new Set([1]);
sameElements([...set], [1]);
set[Symbol.iterator] = function* () { yield 'own'; };
sameElements([...set], ['own']);
