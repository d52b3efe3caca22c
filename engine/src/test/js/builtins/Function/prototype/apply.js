builtin(Function.prototype, 'apply', 2);
function sum(...values) { return values.reduce((a, b) => a + b, this.base); }
same(sum.apply({ base: 10 }, [1, 2]), 13);
same(sum.apply({ base: 10 }, { length: 2, 0: 5, 1: 6 }), 21);
same(sum.apply({ base: 10 }), 10);
throws(() => sum.apply({}, 1), 'TypeError: CreateListFromArrayLike called on non-object');
throws(() => Function.prototype.apply.call(1), 'TypeError');
