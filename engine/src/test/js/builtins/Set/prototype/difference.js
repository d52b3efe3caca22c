builtin(Set.prototype, 'difference', 1);
sameElements([...new Set([1, 2, 3]).difference(new Set([2, 9]))], [1, 3]);
sameElements([...new Set([1, 2]).difference(new Map([[1, 'x']]))], [2]);
sameElements([...new Set([1]).difference({ size: Infinity, has: () => false, keys: () => ({}) })], [1]);

// A small argument is iterated, a large one is asked.
const log = [];
const other = (size) => ({ size, has(value) { log.push('has ' + value); return false; }, keys() { log.push('keys'); return [2].values(); } });
sameElements([...new Set([1, 2]).difference(other(1))], [1]);
sameElements([...new Set([1, 2]).difference(other(2))], [1, 2]);
sameElements(log, ['keys', 'has 1', 'has 2']);
class Sub extends Set {}
same(new Sub([1]).difference(new Set()).constructor, Set);
throws(() => new Set().difference([1]), 'TypeError: The .size property is NaN');
throws(() => Set.prototype.difference.call({}, new Set()), 'TypeError: Method Set.prototype.difference called on incompatible receiver #<Object>');
