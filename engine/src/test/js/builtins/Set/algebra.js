const a = new Set([1, 2, 3]);
const b = new Set([3, 4]);
sameElements([...a.union(b)], [1, 2, 3, 4]);
sameElements([...a.intersection(b)], [3]);
sameElements([...a.difference(b)], [1, 2]);
sameElements([...a.symmetricDifference(b)], [1, 2, 4]);
same(new Set([1]).isSubsetOf(a) && a.isSupersetOf(new Set([2])) && a.isDisjointFrom(new Set([9])), true);
sameElements([...a.union(new Map([[7, 'x']]))], [1, 2, 3, 7]);
throws(() => a.union([1]), 'TypeError: The .size property is NaN');
