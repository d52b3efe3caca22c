const key = Symbol('described'), empty = Symbol();
class C {
  a = function () {};
  ['b' + 1] = () => {};
  [key] = class {};
  [empty] = function () {};
  #p = () => {};
  static s = () => {};
  5 = () => {};
  named = function other() {};
  p() { return this.#p.name; }
}
const c = new C();
same(c.a.name, 'a');
same(c.b1.name, 'b1');
same(c[key].name, '[described]');
same(c[empty].name, '');
same(c.p(), '#p');
same(C.s.name, 's');
same(c[5].name, '5');
same(c.named.name, 'other');
