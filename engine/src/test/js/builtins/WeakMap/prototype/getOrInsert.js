// Node 24 does not have it.
builtin(WeakMap.prototype, 'getOrInsert', 2);
const map = new WeakMap();
const key = {};
same(map.getOrInsert(key, 1), 1);
same(map.getOrInsert(key, 2), 1);
const symbol = Symbol('unregistered');
same(map.getOrInsert(symbol, 's'), 's');
throws(() => map.getOrInsert(1, 2), 'TypeError: Invalid value used as weak map key');
throws(() => map.getOrInsert(Symbol.for('registered'), 2), 'TypeError');
throws(() => WeakMap.prototype.getOrInsert.call(new Map(), key, 1), 'TypeError');
