same(WeakRef.length, 1);
attributes(WeakRef, 'prototype', '');
same(attributes(WeakRef.prototype, Symbol.toStringTag, 'c').value, 'WeakRef');
same(WeakRef.prototype.constructor, WeakRef);
for (const bad of [1, 'x', null, undefined, Symbol.for('r')]) throws(() => new WeakRef(bad), 'TypeError');
throws(() => new WeakRef(1), 'TypeError: WeakRef: invalid target');
throws(() => WeakRef({}), "TypeError: Constructor WeakRef requires 'new'");
same(new WeakRef(Symbol.iterator).deref(), Symbol.iterator);
class Sub extends WeakRef {}
same(new Sub(Sub).deref(), Sub);
