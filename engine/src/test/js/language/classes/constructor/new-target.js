class A { constructor() { this.target = new.target; this.arrow = (() => new.target)(); } static s() { return new.target; } m() { return new.target; } }
class B extends A {}
same(new A().target, A);
same(new B().target, B);
same(new B().arrow, B);
same(A.s(), undefined);
same(new A().m(), undefined);
function F() { return [new.target]; }
same(Reflect.construct(F, [], B)[0], B);
same(F()[0], undefined);
const made = Reflect.construct(A, [], Array);
same(Object.getPrototypeOf(made), Array.prototype);
same(made.target, Array);
class Abstract { constructor() { if (new.target === Abstract) throw new TypeError('abstract'); } }
throws(() => new Abstract(), 'TypeError: abstract');
same(new (class extends Abstract {})() instanceof Abstract, true);
