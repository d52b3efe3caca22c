builtin(Map.prototype, 'delete', 1);
const map = new Map([[-0, 'zero'], [NaN, 'nan'], ['x', 1]]);
same(map.delete(0), true);
same(map.delete(0), false);
same(map.delete(NaN), true);
same(map.delete('y'), false);
same(map.size, 1);

// Deleting while iterating skips what is gone and visits what comes back.
const seen = [];
const walk = new Map([['a', 1], ['b', 2], ['c', 3]]);
for (const [key] of walk) {
  seen.push(key);
  if (seen.length === 1) { walk.delete('b'); walk.delete('a'); walk.set('a', 'again'); }
}
sameElements(seen, ['a', 'c', 'a']);
throws(() => Map.prototype.delete.call({}, 1), 'TypeError: Method Map.prototype.delete called on incompatible receiver #<Object>');
