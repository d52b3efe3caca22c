// Node 24 does not have it.
builtin(WeakMap.prototype, 'getOrInsertComputed', 2);
const map = new WeakMap();
const key = {};
same(map.getOrInsertComputed(key, (given) => (given === key ? 'made' : 'lost')), 'made');
same(map.getOrInsertComputed(key, () => { throw key; }), 'made');
const other = {};
same(map.getOrInsertComputed(other, () => { map.set(other, 'inner'); return 'outer'; }), 'outer');
same(map.get(other), 'outer');
throws(() => map.getOrInsertComputed('x', () => { throw other; }), 'TypeError: Invalid value used as weak map key');
throws(() => map.getOrInsertComputed({}, () => { throw other; }), other);
throws(() => map.getOrInsertComputed(other, 5), 'TypeError: number 5 is not a function');
