const object = {
  m() { return eval('this'); },
  arrow() { return (() => eval('this'))(); },
  get super() { return eval('super.toString'); },
};
same(object.m(), object);
same(object.arrow(), object);
same(object.super, Object.prototype.toString);
function F() { return { target: eval('new.target') }; }
same(new F().target, F);
same(F().target, undefined);
class A { constructor() { this.a = 1; } }
class B extends A { constructor() { eval('super()'); this.b = eval('this.a + 1'); } }
same(new B().b, 2);
throws(() => eval('super.x'), "SyntaxError: 'super' keyword unexpected here");
throws(() => (0, eval)('new.target'), 'SyntaxError: new.target expression is not allowed here');
throws(() => eval('super()'), "SyntaxError: 'super' keyword unexpected here");
