builtin(Set.prototype, 'delete', 1);
const set = new Set([NaN, 0, 'x']);
same(set.delete(NaN), true);
same(set.delete(NaN), false);
same(set.delete(-0), true);
same(set.delete('y'), false);
sameElements([...set], ['x']);
const walk = new Set([1, 2, 3, 4]);
const seen = [];
for (const value of walk) { seen.push(value); walk.delete(value); walk.delete(value + 1); }
sameElements(seen, [1, 3]);
throws(() => Set.prototype.delete.call([], 0), 'TypeError: Method Set.prototype.delete called on incompatible receiver [object Array]');
