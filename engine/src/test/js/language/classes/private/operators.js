class C {
  #n = 1;
  #o = { deep: null };
  static #count = 0;
  run() {
    same(this.#n++, 1);
    same(++this.#n, 3);
    this.#n += 4;
    this.#n **= 2;
    same(this.#n, 49);
    this.#o.deep ??= 'set';
    same(this.#o?.deep, 'set');
    [this.#n, ...this.#o.rest] = [5, 6, 7];
    same(this.#n + this.#o.rest.length, 7);
    ({ a: this.#n = 9 } = {});
    same(this.#n, 9);
    for (this.#n of [1, 2]);
    same(this.#n, 2);
    same(this?.#n, 2);
    same(null?.#n, undefined);
    same(C.#count ||= 6, 6);
    same((this).#n, 2);
    return delete this.n;
  }
}
same(new C().run(), true);
