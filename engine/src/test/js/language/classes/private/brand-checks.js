class A {
  #field = 1;
  #method() { return 'm'; }
  get #accessor() { return 'a'; }
  static has(o) { return #field in o; }
  static read(o) { return o.#field; }
  static write(o) { o.#field = 2; }
  static call(o) { return o.#method(); }
  static get(o) { return o.#accessor; }
  static set(o) { o.#accessor = 1; }
  static setMethod(o) { o.#method = 1; }
}
const a = new A();
same(A.has(a), true);
same(A.has({}), false);
throws(() => A.has(5), "TypeError: Cannot use 'in' operator to search for '#field' in 5");
throws(() => A.read({}), 'TypeError: Cannot read private member #field from an object whose class did not declare it');
throws(() => A.write({}), 'TypeError: Cannot write private member #field to an object whose class did not declare it');
throws(() => A.call({}), 'TypeError: Receiver must be an instance of class A');
throws(() => A.get({}), 'TypeError: Receiver must be an instance of class A');
throws(() => A.set(a), "TypeError: '#accessor' was defined without a setter");
throws(() => A.setMethod(a), "TypeError: Private method '#method' is not writable");
throws(() => A.read(null), "TypeError: Cannot read properties of null (reading '#field')");
throws(() => A.read(new Proxy(a, {})), 'TypeError: Cannot read private member #field from an object whose class did not declare it');
