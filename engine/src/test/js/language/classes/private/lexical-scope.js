class Outer {
  #x = 'outer';
  #y = 'outer y';
  test() {
    const outer = this;
    class Inner {
      #x = 'inner';
      read(o) { return o.#x; }
      both() { return this.#x + outer.#y; }
    }
    const inner = new Inner();
    same(inner.read(inner), 'inner');
    same(inner.both(), 'innerouter y');
    throws(() => inner.read(outer), 'TypeError: Cannot read private member #x from an object whose class did not declare it');
    return true;
  }
}
same(new Outer().test(), true);
// Every evaluation of a class has private names of its own.
const make = () => class { #p = 1; static read(o) { return o.#p; } };
const First = make(), Second = make();
same(First.read(new First()), 1);
throws(() => First.read(new Second()), 'TypeError');
