class A { static s = 'static'; v() { return 'v'; } get g() { return this.n; } static m() { return 'm'; } }
class B extends A {
  n = 4;
  arrow = () => super.v();
  computed = super['v']();
  static t = super.s;
  static { this.u = super.m(); }
  get g() { return super.g + 1; }
  ev() { return eval('super.v()'); }
  param(a = super.v()) { return a; }
  nested() { return [() => [() => super.v()][0]()][0](); }
  template() { return super.v`x`; }
  in() { return 'v' in super.constructor.prototype; }
  optional() { return super.none?.() ?? super.v?.(); }
  async later() { await null; return super.v(); }
  *gen() { yield super.v(); }
}
const b = new B();
same([b.arrow(), b.computed, B.t, B.u, b.g, b.ev(), b.param(), b.nested(), b.template(), b.in(), b.optional(), ...b.gen()].join(), 'v,v,static,m,5,v,v,v,v,true,v,v');
eventually(async () => same(await b.later(), 'v'));
syntaxError('function f() { super.x; }', "'super' keyword unexpected here");
syntaxError('({ m: function () { super.x; } })', "'super' keyword unexpected here");
syntaxError('class A { m() { function g() { super.x; } } }', "'super' keyword unexpected here");
syntaxError('class A extends B { m() { super(); } }', "'super' keyword unexpected here");
syntaxError('super;', "'super' keyword unexpected here");
