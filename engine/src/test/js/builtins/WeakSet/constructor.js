same(WeakSet.length, 0);
const member = [];
const set = new WeakSet([member, Symbol.match]);
same(set.has(member) && set.has(Symbol.match), true);
throws(() => WeakSet(), "TypeError: Constructor WeakSet requires 'new'");
throws(() => new WeakSet([1]), 'TypeError: Invalid value used in weak set');
throws(() => new WeakSet({}), 'TypeError: object is not iterable (cannot read property Symbol(Symbol.iterator))');
same(new WeakSet(null).has(member), false);
same(attributes(WeakSet.prototype, Symbol.toStringTag, 'c').value, 'WeakSet');
class Sub extends WeakSet { add() { return this; } }
same(new Sub([1, 2]).has(member), false);
