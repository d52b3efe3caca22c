same(Set.prototype.keys, Set.prototype.values);
attributes(Set.prototype, 'keys', 'wc');
same(Set.prototype.keys.name, 'values');
sameElements([...new Set([2, 1]).keys()], [2, 1]);
throws(() => Set.prototype.keys.call(new Map()), 'TypeError: Method Set.prototype.values called on incompatible receiver #<Map>');
