builtin(Map.prototype, 'getOrInsert', 2);
const map = new Map([['a', undefined]]);
same(map.getOrInsert('a', 1), undefined);
same(map.getOrInsert('b', 2), 2);
same(map.getOrInsert('b', 3), 2);
same(map.getOrInsert(-0, 'zero'), 'zero');
same(Object.is([...map.keys()][2], 0), true);
throws(() => Map.prototype.getOrInsert.call(new Set(), 1, 2), 'TypeError: Method Map.prototype.getOrInsert called on incompatible receiver #<Set>');
