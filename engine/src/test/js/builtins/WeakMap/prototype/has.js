builtin(WeakMap.prototype, 'has', 1);
const key = {};
const map = new WeakMap();
same(map.has(key), false);
map.set(key, undefined);
same(map.has(key), true);
same(map.get(key), undefined);
same(map.has(1) || map.has(null) || map.has(), false);
throws(() => WeakMap.prototype.has.call({}, key), 'TypeError: Method WeakMap.prototype.has called on incompatible receiver #<Object>');
