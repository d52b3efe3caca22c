// keys, values and the iterator are one function.
builtin(Set.prototype, 'values', 0);
same(Set.prototype.keys, Set.prototype.values);
same(Set.prototype[Symbol.iterator], Set.prototype.values);
same(Set.prototype.keys.name, 'values');
attributes(Set.prototype, 'keys', 'wc');
attributes(Set.prototype, Symbol.iterator, 'wc');
sameElements([...new Set([2, 1]).keys()], [2, 1]);
const set = new Set([1]);
set[Symbol.iterator] = function* () { yield 'own'; };
sameElements([...set], ['own']);
throws(() => Set.prototype.keys.call(new Map()), 'TypeError: Method Set.prototype.values called on incompatible receiver #<Map>');
