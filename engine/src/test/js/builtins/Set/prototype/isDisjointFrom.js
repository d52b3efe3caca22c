builtin(Set.prototype, 'isDisjointFrom', 1);
same(new Set([1, 2]).isDisjointFrom(new Set([3])), true);
same(new Set([1, 2]).isDisjointFrom(new Set([2, 3])), false);
same(new Set().isDisjointFrom(new Set()), true);
same(new Set([1]).isDisjointFrom(new Map([[1, 1]])), false);

// The first common value closes the argument's iterator.
let closed = 0;
const keys = () => ({ next: () => ({ value: 2, done: false }), return() { closed++; return {}; } });
same(new Set([1, 2]).isDisjointFrom({ size: 1, has() {}, keys }), false);
same(closed, 1);
throws(() => new Set().isDisjointFrom(), 'TypeError: Set.prototype.isDisjointFrom argument must be an object');
throws(() => Set.prototype.isDisjointFrom.call([], new Set()), 'TypeError: Method Set.prototype.isDisjointFrom called on incompatible receiver [object Array]');
