// Node 24 does not have it.
builtin(WeakMap.prototype, 'getOrInsert', 2);
builtin(WeakMap.prototype, 'getOrInsertComputed', 2);
const map = new WeakMap();
const key = {};
same(map.getOrInsert(key, 1), 1);
same(map.getOrInsert(key, 2), 1);
throws(() => map.getOrInsert(1, 2), 'TypeError: Invalid value used as weak map key');
const other = {};
same(map.getOrInsertComputed(other, (given) => (given === other ? 'made' : 'lost')), 'made');
throws(() => map.getOrInsertComputed('x', () => { throw other; }), 'TypeError: Invalid value used as weak map key');
throws(() => map.getOrInsertComputed(other, 5), 'TypeError: number 5 is not a function');
