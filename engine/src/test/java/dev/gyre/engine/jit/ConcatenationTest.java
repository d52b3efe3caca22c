package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Additions of strings, and template literals. */
class ConcatenationTest {
    private final CompilationLog log = CompilationLog.ofListings("build", 100);

    @Test
    void joiningPrimitiveValuesMakesNoFrame() {
        assertEquals(600 * 1000 * 13, log.run("""
                function build(n) { let s = 0; for (let i = 0; i < n; i++) s += (`a ${i % 10} ${true} ` + 1.5 + '_' + null).length - 4; return s; }
                let sum = 0;
                for (let k = 0; k < 600; k++) sum += build(1000);
                sum;
                """));
        assertTrue(log.last().contains("CompiledStrings.concat"), log.last());
        assertFalse(log.last().contains("CompiledCalls.frame("), log.last());
    }

    @Test
    void stringsAreJoinedAsTheInterpreterJoinsThem() throws InterruptedException {
        TierComparison.assertSame("concatenation", """
                const seen = [];
                const object = { toString() { seen.push('string'); return 'S'; }, valueOf() { seen.push('value'); return 'V'; } };
                function join(a, b) { return `<${a}|${b}>` + a + ',' + b; }
                function run(a, b) { try { return join(a, b); } catch (error) { return error.message; } }
                let last;
                for (let i = 0; i < 3000; i++) last = run(i, 'text') + run('a', i) + run('long text, longer than a short string'.repeat(3), i + 0.5) + run(null, true);
                print(last);
                for (const a of [1, -0, 1.5, 'x', undefined, null, true, 10n, object, Symbol('s'), []]) for (const b of ['', 7, object, NaN]) print(run(a, b));
                print(seen.join());
                let half = 'x'; for (let i = 0; i < 28; i++) half += half;
                try { print(run(half, half).length); } catch (error) { print(error.name); }
                """);
    }
}
