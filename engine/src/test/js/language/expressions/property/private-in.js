class C {
  #f = 1;
  static #s = 1;
  static isC(o) { return #f in o; }
  static isStatic(o) { return #s in o; }
  static not(o) { return !(#f in o); }
  static chain(o) { return #f in o && o.#f === 1; }
  static nested = (o) => (() => #f in o)();
  static precedence(o) { return #f in o === true; }
}
const c = new C();
same(C.isC(c) && C.isStatic(C) && C.nested(c) && C.chain(c) && C.precedence(c), true);
same(C.isC({}) || C.isStatic(c) || C.not(c), false);
same(C.isC(new Proxy(c, {})), false);
same(C.isC(Object.create(c)), false);
throws(() => C.isC(null), "TypeError: Cannot use 'in' operator to search for '#f' in null");
throws(() => C.isC('text'), "TypeError: Cannot use 'in' operator to search for '#f' in text");
