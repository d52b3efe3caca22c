builtin(WeakMap.prototype, 'set', 2);
const map = new WeakMap();
const key = [];
same(map.set(key, 1), map);
same(map.set(key, 2).get(key), 2);
same(map.set(map, map).get(map), map);
for (const bad of [1, 'x', null, undefined, true, 1n, Symbol.for('registered')]) throws(() => map.set(bad, 1), 'TypeError: Invalid value used as weak map key');
throws(() => WeakMap.prototype.set.call(new Map(), key, 1), 'TypeError: Method WeakMap.prototype.set called on incompatible receiver #<Map>');
