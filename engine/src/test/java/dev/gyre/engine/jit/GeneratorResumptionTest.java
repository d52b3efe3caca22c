package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Compiled iterations and delegations resume the compiled code of generators themselves. */
class GeneratorResumptionTest {
    @Test
    void anIterationResumesGeneratorsWithoutTheInterpreter() {
        var log = CompilationLog.ofListings("sum", 100);
        Object sum = log.run("""
                function* range(n) { for (let i = 0; i < n; i++) yield i; }
                function sum(n) { let s = 0; for (const x of range(n)) s += x; return s; }
                let last = 0;
                for (let i = 0; i < 20000; i++) last = sum(20);
                last;
                """);
        assertEquals(190, sum);
        assertTrue(log.last().contains("GeneratorObject.stepValue"), log.last());
        assertFalse(log.last().contains("Instructions.run"), log.last());
    }

    @Test
    void aDelegationResumesGeneratorsWithoutTheInterpreter() {
        var log = CompilationLog.ofListings("walk", 100);
        Object sum = log.run("""
                function* walk(n) { if (n > 0) { yield* walk(n - 1); yield n; } }
                let last = 0;
                for (let i = 0; i < 20000; i++) { last = 0; for (const x of walk(5)) last += x; }
                last;
                """);
        assertEquals(15, sum);
        assertTrue(log.last().contains("GeneratorOps.delegateNext"), log.last());
        assertFalse(log.last().contains("Instructions.run"), log.last());
    }

    @Test
    void resumedGeneratorsBehaveAsInTheInterpreter() throws InterruptedException {
        TierComparison.assertSame("resumption of generators", """
                const out = [];
                function* range(n) { try { for (let i = 0; i < n; i++) { const got = yield i; if (got !== undefined) out.push(got); } } finally { out.push('end'); } return n + 0.5; }
                function* thrower(n) { for (let i = 0; ; i++) { if (i === n) throw new RangeError('at ' + i); try { yield i; } catch (e) { yield 'caught ' + e; } } }
                function* outer(n) { const r = yield* range(n); yield r; try { yield* thrower(n); } catch (e) { yield e.message; } yield* [n, 'x']; }
                function* again() { yield 1; self.next(); }
                let self;
                function run(n, limit) {
                    let s = '';
                    for (const x of outer(n)) { s += x + ' '; if (s.length > limit) break; }
                    try { for (const x of thrower(n)) s += x; } catch (e) { s += e.name; }
                    const [a, , b, ...rest] = range(n);
                    self = again();
                    try { for (const x of self) s += x; } catch (e) { s += e.constructor.name; }
                    return s + a + b + rest.length;
                }
                let last;
                for (let i = 0; i < 700; i++) last = run(4, 99);
                print(last, run(2, 5), run(7, 12), run(0, 9), out.length);
                function received(g) { const results = []; for (const v of [undefined, 'a', 'b', 'c']) { const r = g.next(v); results.push(r.value, r.done, Object.keys(r).join()); } return results.join(); }
                for (let i = 0; i < 700; i++) last = received(outer(2));
                print(last, out.slice(-6).join());
                const d = outer(3); d.next(); try { d.throw.call(thrower(1), 7); } catch (e) { print(e); }
                print(JSON.stringify([d.return(5), d.next()]));
                const t = (function* () { yield* thrower(5); })(); t.next(); print(JSON.stringify([t.throw('q'), t.next(), t.next()]));
                const prototype = Object.getPrototypeOf(Object.getPrototypeOf(range.prototype)), next = prototype.next;
                prototype.next = function (v) { const r = next.call(this, v); return r.done ? r : { value: r.value + '!', done: false }; };
                print(run(3, 99));
                prototype.next = () => 5;
                try { run(3, 99); } catch (e) { print(e.message); }
                """);
    }
}
