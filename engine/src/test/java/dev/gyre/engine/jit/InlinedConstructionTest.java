package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Inlined constructions stay in compiled code. */
class InlinedConstructionTest {
    private final CompilationLog log = CompilationLog.ofExits();

    @Test
    void constructorsOfClassesWithFieldsDoNotExit() {
        Object sum = log.run("""
                class Point { #x = 1; y = 2; constructor(z) { this.z = z; } sum() { return this.#x + this.y + this.z; } }
                function add(n) { let s = 0; for (let i = 0; i < n; i++) s += new Point(i).sum(); return s; }
                let last = 0;
                for (let i = 0; i < 500; i++) last = add(1000);
                last;
                """);
        assertEquals(502500, sum);
        assertEquals(
                List.of(),
                log.entries().stream()
                        .filter(line -> line.contains(" exit ") && line.contains("NEW"))
                        .toList());
    }

    @Test
    void fieldsAreDefinedWithinTheConstructor() throws InterruptedException {
        TierComparison.assertSame("fields in constructors", """
                let mode = 0;
                const seen = [];
                function value(name) {
                    if (mode === 1) throw new Error('at ' + name);
                    if (mode === 2) seen.push(name);
                    return 1;
                }
                class Base {
                    a = value('a');
                    #b = value('b');
                    c = this.a + this.#b;
                    constructor(d = value('d') + this.c) { this.d = d; }
                    get sum() { return this.a + this.#b + this.c + this.d; }
                }
                class Implicit { x = value('x'); ['computed' + 1] = 2; f = () => this.x; #p() { return this.x; } p() { return this.#p(); } }
                class Derived extends Base { e = this.d; constructor(...rest) { super(...rest); this.g = this.e; } }
                class Other extends Implicit { y = this.x + 1; }
                function make(i) {
                    const all = [new Base(i).sum, new Base().sum, new Implicit().f(), new Implicit().p(), new Derived(i).g, new Other(1).y];
                    return all.join();
                }
                function stack(f) { try { f(); } catch (error) { return error.stack.split('\\n').slice(0, 4).join('|'); } }
                let last;
                for (let i = 0; i < 3000; i++) last = make(i);
                print(last);
                mode = 2; make(1); print(seen.join()); mode = 1;
                for (const f of [() => new Base(), () => new Implicit(), () => new Derived(), () => new Other(), () => Reflect.construct(Base, [], Other)]) print(stack(f));
                mode = 0;
                print(make(2.5), Reflect.construct(Implicit, [], Base) instanceof Base, Object.keys(new Other()).join());
                """);
    }

    @Test
    void derivedConstructorsBindThis() throws InterruptedException {
        TierComparison.assertSame("derived constructors", """
                let fail = '';
                function check(at) { if (fail === at) throw new Error(at); return at; }
                class A { constructor(x) { check('A'); this.x = x; this.target = new.target.name; } name() { return 'A' + this.x; } }
                class B extends A { field = check('field'); constructor(x, y) { check('before'); super(x + 1); check('after'); this.y = y; } name() { return 'B' + super.name() + this.y; } }
                class C extends B { #z; constructor(x) { super(x, x || 1); this.#z = x; } get z() { return this.#z; } }
                class Twice extends A { constructor(x) { super(x); if (fail === 'twice') super(x); } }
                class Never extends A { constructor(x) { if (fail !== 'never') super(x); } }
                class Early extends A { constructor(x) { if (fail === 'early') this.x = 1; super(x); } }
                class Returns extends A { constructor(x) { super(x); return fail === 'object' ? { x: 'other' } : undefined; } }
                class Primitive extends A { constructor(x) { super(x); return fail === 'primitive' ? 1 : undefined; } }
                class Instead extends A { constructor(x) { return { x, target: 'instead' }; } }
                class Arrow extends A { constructor(x) { const f = () => super(x); f(); this.w = 1; } }
                class Tries extends A { constructor(x) { try { super(x); check('try'); } catch (error) { this.caught = error.message; } finally { this.done = 1; } } }
                class Evals extends A { constructor(x) { eval('super(x)'); } }
                class Native extends Array { constructor(n) { super(n); this.n = n; } }
                class Default extends B { extra = this.y; }
                class Empty extends Default {}
                class Spread extends B { constructor(...rest) { super(...rest, 2); this.n = rest.length; } }
                class Mixed extends ((S) => class extends S { mixed() { return this.x; } })(A) {}
                function Target() { if (!new.target) return 'called'; this.x = new.target === Target; const f = () => new.target.name; this.target = f(); }
                class Targeted extends Target { constructor() { super(); this.y = new.target === Targeted; } }
                class Old extends function (x) { this.x = x; } { constructor(x) { super(x); this.own = 1; } }
                class Choice extends A { constructor(x) { super(x > 2 ? x : x < 1 ? 'small' : 'medium'); } }
                const all = [A, B, C, Twice, Never, Early, Returns, Primitive, Instead, Arrow, Tries, Evals, Old, Choice, Default, Empty, Spread, Mixed, Targeted];
                const arrows = function () { const add = (n) => n + fail.length; return { add }; };
                function show(K, i) {
                    try {
                        const o = new K(i);
                        return [K.name, o.x, o.target, o.y, o.field, o.z, o.caught, o.done, o instanceof K].join();
                    } catch (error) {
                        return K.name + ' ' + error.message + ' ' + error.stack.split('\\n').slice(1, 4).map((line) => line.trim()).join('|');
                    }
                }
                function round(n) { let text; for (let i = 0; i < n; i++) text = [new B(i, i).name(), new C(i).z, new Twice(i).x, new Never(i).x, new Early(i).x, new Choice(i % 4).x, new Native(i & 7).length, new Empty(i, 3).extra, new Spread(i).n, new Mixed(i).mixed(), Target(), new Target().x].join(); return text; }
                for (const K of all) for (let i = 0; i < 300; i++) show(K, i);
                for (let i = 0; i < 40; i++) round(100);
                print(round(10));
                for (fail of ['', 'A', 'before', 'after', 'field', 'twice', 'never', 'early', 'object', 'primitive', 'try']) print(all.map((K) => show(K, 1)).join('\\n'));
                fail = '';
                Object.setPrototypeOf(B, Returns);
                print(show(B, 1), show(C, 2));
                Object.setPrototypeOf(B, function () { return new Proxy({}, {}); });
                print(show(B, 1));
                Object.setPrototypeOf(B, {});
                print(show(B, 1).split(' Super')[0]);
                Object.setPrototypeOf(B, A);
                B.prototype = 0;
                C.prototype = Object.create(null);
                print(show(B, 1), Reflect.construct(B, [1, 2], A).name(), Reflect.construct(C, [3], class extends B {}).z);
                print(round(2.5));
                """);
    }

    @Test
    void arrowFunctionsOfConstructorsReturnPrimitives() throws InterruptedException {
        TierComparison.assertSame("arrow functions of constructors", """
                class Holder { constructor(n) { this.add = (x) => x + n; this.total = this.sum(); } sum() { let s = 0; for (let i = 0; i < 20; i++) s += this.add(i); return s; } }
                let last;
                for (let i = 0; i < 3000; i++) last = new Holder(i).total;
                print(last, new Holder(0.5).total, new Holder('a').total);
                """);
    }
}
