const map = new Map([['a', 1], ['b', 2], ['c', 3]]);
const seen = [];
for (const [key] of map) {
  seen.push(key);
  if (key === 'a') { map.delete('b'); map.set('d', 4); }
  if (key === 'c') { map.delete('a'); map.set('a', 5); }
}
sameElements(seen, ['a', 'c', 'd', 'a']);
const late = new Map([[1, 1]]);
const iterator = late.entries();
iterator.next();
same(iterator.next().done, true);
late.set(2, 2);
same(iterator.next().done, true);
const cleared = new Map([[1, 1], [2, 2]]);
const order = [];
cleared.forEach((value, key) => { order.push(key); if (key === 1) { cleared.clear(); cleared.set(3, 3); } });
sameElements(order, [1, 3]);
same(Map.prototype.entries, Map.prototype[Symbol.iterator]);
same(Object.prototype.toString.call(map.keys()), '[object Map Iterator]');
