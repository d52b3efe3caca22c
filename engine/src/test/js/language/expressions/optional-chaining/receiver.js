const object = {
  name: 'object',
  self() { return this; },
  inner: { name: 'inner', self() { return this; } },
};
same(object?.self(), object);
same(object.self?.(), object);
same(object?.['self'](), object);
same(object?.inner.self(), object.inner);
same(object?.inner?.['self']?.(), object.inner);
// A parenthesised chain keeps its reference.
same((object?.self)(), object);
same((object?.inner.self)(), object.inner);
same((object.inner?.self)?.(), object.inner);
// But a comma loses it.
same((0, object?.self)(), globalThis);
class Base { self() { return this; } }
class Derived extends Base { test() { return super.self?.(); } }
const derived = new Derived();
same(derived.test(), derived);
