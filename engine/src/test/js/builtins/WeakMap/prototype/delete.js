builtin(WeakMap.prototype, 'delete', 1);
const key = () => {};
const map = new WeakMap([[key, 1]]);
same(map.delete({}), false);
same(map.delete(key), true);
same(map.delete(key), false);
for (const value of [1, undefined, 'x', Symbol.for('x')]) same(map.delete(value), false);
same(map.has(key), false);
throws(() => WeakMap.prototype.delete.call(new Map(), key), 'TypeError: Method WeakMap.prototype.delete called on incompatible receiver #<Map>');
