throws(() => { class A extends A {} }, "ReferenceError: Cannot access 'A' before initialization");
throws(() => { class A { [A] = 1; } }, "ReferenceError: Cannot access 'A' before initialization");
throws(() => { (class A { static [A.name]() {} }); }, "ReferenceError: Cannot access 'A' before initialization");
class Self { static own = Self; static { this.again = Self; } m() { return Self; } }
same(Self.own, Self);
same(Self.again, Self);
const instance = new Self();
const Alias = Self;
same(instance.m(), Alias);
const Named = class Inner { static me = Inner; };
same(Named.me, Named);
same(typeof Inner, 'undefined');
throws(() => { (class K { static { K = 1; } }); }, 'TypeError: Assignment to constant variable.');
