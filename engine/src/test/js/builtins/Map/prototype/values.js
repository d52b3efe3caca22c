builtin(Map.prototype, 'values', 0);
const map = new Map([['a', 1], ['b', undefined]]);
sameElements([...map.values()], [1, undefined]);
const values = map.values();
map.set('a', 'new');
same(values.next().value, 'new');
map.clear();
same(values.next().done, true);
throws(() => Map.prototype.values.call(5), 'TypeError: Method Map.prototype.values called on incompatible receiver 5');
