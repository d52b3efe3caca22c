builtin(Map.prototype, 'set', 2);
const map = new Map();
same(map.set(-0, 'zero'), map);
same([...map.keys()][0], 0);
same(map.set('k').get('k'), undefined);

// A key keeps its place when its value changes, and loses it when it is deleted.
map.set('a', 1).set('b', 2).set('a', 3);
sameElements([...map.keys()], [0, 'k', 'a', 'b']);
map.delete('a');
map.set('a', 4);
same([...map.keys()].at(-1), 'a');
for (let i = 0; i < 300; i++) map.set(i + 0.5, i);
same(map.get(299.5), 299);
throws(() => Map.prototype.set.call(new WeakMap(), {}, 1), 'TypeError: Method Map.prototype.set called on incompatible receiver #<WeakMap>');
