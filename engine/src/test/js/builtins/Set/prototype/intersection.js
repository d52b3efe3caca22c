builtin(Set.prototype, 'intersection', 1);
sameElements([...new Set([1, 2, 3]).intersection(new Set([3, 2]))], [3, 2]);
sameElements([...new Set([1, 2]).intersection(new Set([3, 2, 1]))], [1, 2]);
sameElements([...new Set([0]).intersection(new Set([-0]))], [0]);
sameElements([...new Set([1, 2, 3]).intersection({ size: 1, has: () => false, keys: () => [3, 3, 1, 7].values() })], [3, 1]);

// Values deleted by the argument's own has are still asked only once.
const set = new Set([1, 2, 3]);
const asked = [];
set.intersection({ size: 9, keys() {}, has(value) { asked.push(value); set.delete(2); return true; } });
sameElements(asked, [1, 3]);
throws(() => new Set().intersection({ size: -1, has() {}, keys() {} }), "RangeError: '-1' is an invalid size");
throws(() => new Set().intersection({ size: 1 }), 'TypeError: string "has" is not a function');
throws(() => new Set().intersection({ size: 1, has() {} }), 'TypeError: string "keys" is not a function');
