same(Map.prototype[Symbol.iterator], Map.prototype.entries);
attributes(Map.prototype, Symbol.iterator, 'wc');
same(Map.prototype[Symbol.iterator].name, 'entries');
sameElements([...new Map([[1, 2]])].flat(), [1, 2]);
const map = new Map([[1, 2]]);
map[Symbol.iterator] = function* () { yield 'own'; };
sameElements([...map], ['own']);
