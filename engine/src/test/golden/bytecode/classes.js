class A extends B {
    #p = 1; static s = 2; [k] = 3;
    constructor() { super(1); this.#p++ }
    m() { return super.m(super.x) }
    get #q() { return this.#p }
    static { this.t = #p in this }
    static #r() {}
}
class C {}
class D extends C {}
