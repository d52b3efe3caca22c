// Node 24 does not have it.
builtin(Map.prototype, 'getOrInsertComputed', 2);
const map = new Map();
const keys = [];
same(map.getOrInsertComputed(-0, (...given) => { keys.push(...given); return 'made'; }), 'made');
sameElements(keys, [0]);
same(map.getOrInsertComputed(0, () => { throw map; }), 'made');

// The callback may insert the key itself: its result wins.
same(map.getOrInsertComputed('k', (key) => { map.set(key, 'inner'); return 'outer'; }), 'outer');
same(map.get('k'), 'outer');
throws(() => map.getOrInsertComputed('x', () => { throw keys; }), keys);
same(map.has('x'), false);
throws(() => map.getOrInsertComputed(0, 5), 'TypeError: number 5 is not a function');
