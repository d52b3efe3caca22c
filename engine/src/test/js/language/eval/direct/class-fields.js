class A {
  #secret = 42;
  arrow = () => eval('this');
  own = eval('this');
  arrowArguments = (() => { try { eval('arguments'); } catch (e) { return e.message; } })();
  read() { return eval('this.#secret'); }
  static target = eval('new.target');
  static { eval('this.block = 1'); }
}
const a = new A();
same(a.arrow(), a);
same(a.own, a);
same(a.read(), 42);
same(A.target, undefined);
same(A.block, 1);
same(a.arrowArguments, "'arguments' is not allowed in class field initializer or static initialization block");
throws(() => eval('a.#secret'), "SyntaxError: Private field '#secret' must be declared in an enclosing class");
