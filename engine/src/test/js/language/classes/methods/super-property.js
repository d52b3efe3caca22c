class A {
  get value() { return 'A' + this.tag; }
  set value(v) { this.stored = 'A set ' + v; }
  m() { return 'A.m ' + this.tag; }
  static s() { return 'static ' + this.name; }
}
class B extends A {
  constructor() { super(); this.tag = '!'; }
  get value() { return super.value + 'B'; }
  set value(v) { super.value = v + 1; }
  m() { return [() => super.m()].map((f) => f())[0] + super['m'](); }
  static s() { return super.s(); }
}
const b = new B();
same(b.value, 'A!B');
b.value = 1;
same(b.stored, 'A set 2');
same(b.m(), 'A.m !A.m !');
same(B.s(), 'static B');
const base = { x: 1 };
const derived = { __proto__: base, set() { super.x = 5; super.y ??= 6; return [this.x, base.x, this.y].join(); } };
same(derived.set(), '5,1,6');
