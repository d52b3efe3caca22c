package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Comparisons of the result of typeof with the name of a type. */
class TypeTestsTest {
    private final CompilationLog log = CompilationLog.ofListings("count", 100);

    @Test
    void aTestOfATypeMakesNoString() {
        assertEquals(600 * 250, log.run("""
                const all = [1, 'a', null, {}];
                function count(n) { let s = 0; for (let i = 0; i < n; i++) if (typeof all[i & 3] === 'string') s++; return s; }
                let sum = 0;
                for (let k = 0; k < 600; k++) sum += count(1000);
                sum;
                """));
        assertTrue(log.last().contains("CompiledTypes.isString"), log.last());
        assertFalse(log.last().contains("TypeConversion.typeof"), log.last());
    }

    @Test
    void everyTypeIsTestedAsTheInterpreterTestsIt() throws InterruptedException {
        var program = new StringBuilder();
        for (String type : new String[] {
            "undefined", "object", "boolean", "number", "bigint", "string", "symbol", "function", "other"
        }) {
            program.append("""
                    tests.push(
                        x => typeof x === 'TYPE', x => typeof x !== 'TYPE', x => 'TYPE' == typeof x, x => { if (typeof x != 'TYPE') return 1; return 2; },
                        x => { const t = typeof x; return t === 'TYPE' ? t : t + '!'; },
                        x => { let n = 0; for (let i = 0; i < 3; i++) { if (typeof x === 'TYPE') n++; x = i; } return n; },
                        x => { x = typeof x; return x === 'TYPE'; });
                    """.replace("TYPE", type));
        }
        TierComparison.assertSame("type tests", """
                const tests = [];
                %s
                const values = [undefined, null, true, 1, 1.5, 2n, 'text', 'a'.repeat(40) + tests.length, Symbol(), {}, [], () => 1, class {}, new Proxy({}, {}), new Proxy(() => 1, {})];
                const run = () => tests.map(test => values.map(test).join()).join('\\n');
                let last;
                for (let i = 0; i < 200; i++) last = run();
                print(last);
                """.formatted(program));
    }
}
