builtin(Set.prototype, 'symmetricDifference', 1);
sameElements([...new Set([1, 2, 3]).symmetricDifference(new Set([3, 4]))], [1, 2, 4]);
sameElements([...new Set([1]).symmetricDifference({ size: 3, has() {}, keys: () => [2, 2, 1, 1].values() })], [2]);
sameElements([...new Set([0]).symmetricDifference({ size: 1, has() {}, keys: () => [-0].values() })], []);
const set = new Set([1]);
same(set.symmetricDifference(new Set()) === set, false);
throws(() => set.symmetricDifference({ size: 1, has: 5, keys() {} }), 'TypeError: string "has" is not a function');
throws(() => set.symmetricDifference({ size: 1, has() {}, keys: 5 }), 'TypeError: string "keys" is not a function');
