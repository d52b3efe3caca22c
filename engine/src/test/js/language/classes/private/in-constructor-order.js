// Private methods are there before any field initializer runs; fields come one by one.
const seen = [];
class C {
  a = this.#m();
  #p = 'p';
  b = this.#p + (#q in this);
  #q = seen.push('q');
  c = #q in this;
  #m() { return 'method ' + (#p in this); }
}
const c = new C();
same(c.a, 'method false');
same(c.b, 'pfalse');
same(c.c, true);
class Broken { x = this.#late; #late = 1; }
throws(() => new Broken(), 'TypeError: Cannot read private member #late from an object whose class did not declare it');
