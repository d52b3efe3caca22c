class Base { constructor(value) { this.value = value; this.target = new.target; } }
class Other {}
const made = Reflect.construct(Base, [5], Other);
same(made instanceof Other && made.value === 5 && made.target === Other, true);
throws(() => Reflect.construct(() => {}, []), 'TypeError');
throws(() => Reflect.construct(Base), 'TypeError: CreateListFromArrayLike called on non-object');
