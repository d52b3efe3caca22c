builtin(Set.prototype, 'add', 1);
const set = new Set();
same(set.add(-0), set);
same(Object.is([...set][0], 0), true);
set.add(1).add(1.0).add('1').add(NaN).add(NaN);
same(set.size, 4);
same(set.add().has(undefined), true);
const visited = [];
const growing = new Set([0]);
for (const value of growing) { visited.push(value); if (value < 3) growing.add(value + 1); }
sameElements(visited, [0, 1, 2, 3]);
throws(() => Set.prototype.add.call(new Map(), 1), 'TypeError: Method Set.prototype.add called on incompatible receiver #<Map>');
