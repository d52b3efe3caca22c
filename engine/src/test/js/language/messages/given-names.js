// A function is called in messages what its source text calls it, whatever became of its property "name".
class A { static name = 'B'; }
throws(() => Reflect.apply(A, 1, []), "TypeError: Class constructor A cannot be invoked without 'new'");
throws(() => Reflect.construct(new A(), []), 'TypeError: #<A> is not a constructor');
class M { static name() {} }
throws(() => Map.prototype.get.call(new M()), 'TypeError: Method Map.prototype.get called on incompatible receiver #<M>');
const renamed = Object.defineProperty(class Q {}, 'name', { value: 'zz' });
throws(() => Reflect.construct(new renamed(), []), 'TypeError: #<Q> is not a constructor');
const computed = { ['a' + 'b']: class {} }.ab;
throws(() => Reflect.apply(computed, 1, []), "TypeError: Class constructors cannot be invoked without 'new'");
class N extends null {
  static name;
  constructor() { super(); }
}
throws(() => new N(), 'TypeError: Super constructor null of N is not a constructor');

// Of what belongs to a class itself V8 asks only whether it is that class.
throws(() => { (class { static #x() {} static t(o) { o.#x(); } }).t({}); }, 'TypeError: Receiver must be class .');
throws(() => { (class A { static #x() {} static t(o) { o.#x(); } }).t(null); }, 'TypeError: Receiver must be class A');
throws(() => { (class A { static #x() {} static t(o) { o.#x = 1; } }).t(null); }, 'TypeError: Receiver must be class A');
