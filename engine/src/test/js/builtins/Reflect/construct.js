builtin(Reflect, 'construct', 2);
class Base { constructor(value) { this.value = value; this.target = new.target; } }
class Other {}
const made = Reflect.construct(Base, [5], Other);
same(made instanceof Other && made.value === 5 && made.target === Other, true);
same(Reflect.construct(Array, [3]).length, 3);
same(Object.getPrototypeOf(Reflect.construct(function () {}, [], Object.assign(function () {}, { prototype: 5 }))), Object.prototype);
same(Reflect.construct(function () { return new.target; }, []) instanceof Function, true);

// The fallback prototype comes from the realm of new.target.
const other = createRealm();
const target = new other.Function();
target.prototype = null;
same(Object.getPrototypeOf(Reflect.construct(Array, [], target)), other.Array.prototype);
throws(() => Reflect.construct(() => {}, []), 'TypeError: () => {} is not a constructor');
throws(() => Reflect.construct(Base, [], () => {}), 'TypeError: () => {} is not a constructor');
throws(() => Reflect.construct(Base), 'TypeError: CreateListFromArrayLike called on non-object');
