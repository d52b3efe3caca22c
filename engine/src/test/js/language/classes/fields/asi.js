class C {
  a
  b = 1
  get;
  set;
  static async
  c = 2;
  ['d'] = 3
  'e'
  get
  f() { return 'getter f' }
  in
  of
}
const c = new C();
same(Object.keys(c).join(), "a,b,get,set,c,d,e,in,of");
same(c.f, 'getter f');
same(Object.hasOwn(C, 'async'), true);
same(c.b + c.c + c.d, 6);
syntaxError('class A { a b }', "Unexpected identifier 'b'");
syntaxError('class A { a = 1 b = 2 }', "Unexpected identifier 'b'");
