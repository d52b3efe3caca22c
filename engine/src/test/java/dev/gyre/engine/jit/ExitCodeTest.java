package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The code by which compiled code is left where a guard fails. */
class ExitCodeTest {
    private static final String ADDITIONS = "s = s + o.a; t = t + o.b; ".repeat(20);
    private static final String PROGRAM = "function f(o) { let s = 0, t = 0.5; " + ADDITIONS + "return s + t; }\n"
            + "let sum = 0; for (let i = 0; i < 50000; i++) sum += f({a: 1, b: 0.25}); sum + ':' + f({a: 'x', b: 'y'});";

    @Test
    void exitsWithTheSameRegistersShareCode() {
        CompilationLog log = CompilationLog.ofListings("f", 3);
        Object result = log.run(PROGRAM);
        assertEquals("1275000:0" + "x".repeat(20) + "0.5" + "y".repeat(20), result.toString());
        assertTrue(count(log.first(), ".* if\\w+ -> .*") > 50, log.first());
        long leaves = count(log.first(), ".* invokestatic Compiled\\.leave\\d+.*");
        assertTrue(leaves > 0 && leaves < 5, log.first());
    }

    private static long count(String listing, String line) {
        return listing.lines().filter(each -> each.matches(line)).count();
    }

    @Test
    void exitsRestoreNumbersAndInlinedCallsWithTheirArguments() throws InterruptedException {
        TierComparison.assertSame("exits", """
                function all() { let sum = 0; for (const each of arguments) sum += each; return sum + this.k; }
                function Point(x, y) { this.x = x; this.y = y; }
                function get(p, i) { return i > 4990 ? p.z.x : p.x; }
                function f(i, a) {
                    const half = i / 2, big = i * 4000000;
                    const p = new Point(half, a[i & 3]);
                    return get(p, i) + big + all.call(p, i, half, a[i & 3]) + (p.y >>> 0);
                }
                let total = 0;
                const thrown = [];
                for (let i = 0; i < 5000; i++) {
                    try { total += f(i, i === 3000 ? [0.5, -0, 'x', null] : [1, 2, 3, 4]) || 1; }
                    catch (e) { if (thrown.length < 2) thrown.push(e.message + i); }
                }
                print(total, thrown.join());
                """);
    }
}
