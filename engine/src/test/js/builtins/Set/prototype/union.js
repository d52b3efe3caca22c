builtin(Set.prototype, 'union', 1);
sameElements([...new Set([1, 2]).union(new Set([2, 3]))], [1, 2, 3]);
sameElements([...new Set([1]).union(new Map([[7, 'x']]))], [1, 7]);
sameElements([...new Set().union({ size: 0, has() {}, keys: () => [-0].values() })].map((x) => Object.is(x, 0)), [true]);
class Sub extends Set { static get [Symbol.species]() { throw 'not asked'; } }
same(new Sub([1]).union(new Sub([2])).constructor, Set);
throws(() => new Set().union([1]), 'TypeError: The .size property is NaN');
throws(() => new Set().union({ size: NaN }), 'TypeError: The .size property is NaN');
throws(() => new Set().union({ size: 1n, has() {}, keys() {} }), 'TypeError: Cannot convert a BigInt value to a number');
throws(() => new Set().union(5), 'TypeError: Set.prototype.union argument must be an object');
throws(() => Set.prototype.union.call(new Map(), new Set()), 'TypeError: Method Set.prototype.union called on incompatible receiver #<Map>');

// Of the keys V8 names the method, where it names the value otherwise.
throws(() => new Set([1]).union({ size: 1, has() {}, keys: () => ({ next: 1 }) }), 'TypeError: string "next" is not a function');
throws(() => new Set([1]).union({ size: 1, has() {}, keys: () => ({}) }), 'TypeError: string "next" is not a function');
