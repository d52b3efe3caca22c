const log = [];
class C {
  #m() { return this; }
  static #s() { return 'static ' + this.name; }
  async #a() { return 1; }
  *#g() { yield* [1, 2]; }
  get #v() { log.push('get'); return 1; }
  set #v(x) { log.push('set ' + x); }
  test() {
    same(this.#m(), this);
    same(this.#m.name, '#m');
    same(this.#m === new C().getM(), true);
    same([...this.#g()].join(), '1,2');
    this.#v += 4;
    this.#v++;
    return this.#m?.call(7);
  }
  getM() { return this.#m; }
  static test() { return C.#s(); }
}
same(new C().test(), 7);
same(log.join(), 'get,set 5,get,set 2');
same(C.test(), 'static C');
class D extends C {}
same(D.test(), 'static C');
