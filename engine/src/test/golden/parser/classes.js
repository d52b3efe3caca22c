class A extends B {
  #field = 1;
  static #count = 0;
  [computed()] = this.#field;
  static name2 = super.x;
  get #pair() { return this.#field; }
  set #pair(v) { this.#field = v; }
  constructor(v) { super(v); const f = () => this; }
  static async *m() { yield* super.m(); }
  has(o) { return #field in o && o?.#pair; }
  static { this.#count = new.target; }
}
const anonymous = class { #x; y = this.#x; };
