same(typeof Object(1), 'object');
same(Object(null) instanceof Object, true);
const object = {};
same(Object(object), object);
same(new Object(undefined) instanceof Object, true);
class Derived extends Object {
  constructor(value) { super(value); }
}
same(new Derived({ a: 1 }).a, undefined);
same(Object.length, 1);
