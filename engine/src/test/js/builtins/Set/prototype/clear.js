builtin(Set.prototype, 'clear', 0);
const set = new Set([1, 2, 3]);
const seen = [];
for (const value of set) { seen.push(value); if (value === 1) { set.clear(); set.add('after'); } }
sameElements(seen, [1, 'after']);
same(set.clear(), undefined);
same(set.size, 0);
throws(() => Set.prototype.clear.call(new WeakSet()), 'TypeError: Method Set.prototype.clear called on incompatible receiver #<WeakSet>');
