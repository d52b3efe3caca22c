builtin(Map.prototype, 'clear', 0);
const map = new Map([[1, 'a'], [2, 'b']]);
const iterator = map.entries();
iterator.next();
same(map.clear(), undefined);
same(map.size, 0);
same(map.has(1), false);

// An iterator under way goes on with what is added after the clearing.
map.set(3, 'c');
sameElements(iterator.next().value, [3, 'c']);
same(iterator.next().done, true);
map.clear();
map.clear();
same([...map].length, 0);
throws(() => Map.prototype.clear.call(new Set()), 'TypeError: Method Map.prototype.clear called on incompatible receiver #<Set>');
