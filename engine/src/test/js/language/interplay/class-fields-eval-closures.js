const made = [];
for (let i = 0; i < 2; i++) {
  made.push(class {
    static n = i;
    ['k' + i] = () => eval('i + this.base');
    base = i * 10;
    #hidden = eval('() => this.#read()');
    #read() { return this.base + i; }
    run() { return this.#hidden(); }
    static { const captured = eval('this'); this.self = () => captured; }
  });
}
const [A, B] = made;
same(new A().k0() + ',' + new B().k1(), '0,11');
same(new A().run() + ',' + new B().run(), '0,11');
same(B.self(), B);
class Base { constructor() { this.made = this.make(); } make() { return 'base'; } }
class Derived extends Base { field = 'field'; make() { return this.field; } }
same(new Derived().made, undefined);
const factory = (Parent) => class extends Parent { x = super.x + 1; static x = super.x; };
same(new (factory(factory(class { get x() { return 1; } })))().x, 2);
