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
}
