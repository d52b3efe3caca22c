const x = 'outer';
class C {
  self = this;
  x = x;
  arrow = () => this;
  nested = { that: this };
  sum = this.one + 1;
  static me = this;
  static name2 = this.name;
  one = 1;
  later = this.one + 1;
  fn = function () { return this; };
}
const c = new C();
same(c.self, c);
same(c.x, 'outer');
same(c.arrow.call(null), c);
same(c.nested.that, c);
same(c.sum, NaN);
same(c.later, 2);
same(C.me, C);
same(C.name2, 'C');
same(c.fn.call(5), 5);
syntaxError('class A { x = arguments; }', "'arguments' is not allowed in class field initializer or static initialization block");
syntaxError('class A { x = () => arguments; }', "'arguments' is not allowed in class field initializer or static initialization block");
syntaxError('class A { constructor = 1 }', "Classes may not have a field named 'constructor'");
syntaxError('class A { static prototype = 1 }', "Classes may not have a static property named 'prototype'");
syntaxError('class A { x = super(); }', "'super' keyword unexpected here");
