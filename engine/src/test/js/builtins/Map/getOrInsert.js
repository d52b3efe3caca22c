// Node 24 does not have it.
const map = new Map([['a', 1]]);
same(map.getOrInsert('a', 2), 1);
same(map.getOrInsert('b', 2), 2);
same(map.getOrInsertComputed('c', (key) => key + key), 'cc');
same(map.size, 3);
throws(() => map.getOrInsertComputed('a', 1), 'TypeError');
