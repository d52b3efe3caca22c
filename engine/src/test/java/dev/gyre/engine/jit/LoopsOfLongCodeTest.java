package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.operations.TypeConversion;
import org.junit.jupiter.api.Test;

/** Code that is too long for one method: its loops are compiled, each alone. */
class LoopsOfLongCodeTest {
    private static final String LOOPS = """
            function f(n, a) {
                let x = 1, log = '';
                if (n < 0) { LONG }
                try {
                    outer: for (let i = 0; i < n; i++) {
                        for (let j = 0; j < 30; j++) {
                            x = (x + a[(x + j) & 3]) % 1000003;
                            if (x % 17 === 0) continue outer;
                            if (x % 23 === 0) break;
                            switch (x % 1000) { case 3: x += 1; break; case 5: continue; case 7: log += j; }
                            if (x % 2011 === 0) throw x;
                        }
                        x += 2;
                        do { x--; } while (x % 5);
                    }
                } catch (e) { log += 'thrown ' + e; } finally { x++; }
                for (const each of a) x += each;
                return x + log;
            }
            """.replace("LONG", "x = (x + a[x & 3]) % 1000003; ".repeat(1600));
    private static final String CALLS =
            "let all = ''; for (let n = 0; n < 60; n += 7) all += f(n, [n, 2, 3, 4]) + ' '; all";
    private static final String LONG_CALL = " + f(30000, [1, 2, 3, 5])";

    private CompilationLog log;

    private String run(String calls, JitOptions options) {
        log = new CompilationLog(options);
        return TypeConversion.toString(log.run(LOOPS + calls));
    }

    private String interpreted(String calls) {
        return run(calls, JitOptions.of(JitOptions.Mode.OFF));
    }

    @Test
    void loopsAreCompiledAndLeft() {
        String expected = interpreted(CALLS + LONG_CALL);
        assertEquals(
                expected, run(CALLS + LONG_CALL, new JitOptions(JitOptions.Mode.ON, 0, true, true, null).unpaced(3)));
        assertTrue(
                log.entries().stream().anyMatch(each -> each.startsWith("[jit] compiled loop at ")),
                log.entries().toString());
        assertTrue(
                log.entries().stream().noneMatch(each -> each.contains("compiled f ")),
                log.entries().toString());
        assertTrue(
                log.entries().stream().anyMatch(each -> each.endsWith(": LOOP_END")),
                log.entries().toString());
    }

    @Test
    void leavingALoopLeadsToNoNewCompilation() {
        run(CALLS + LONG_CALL, new JitOptions(JitOptions.Mode.ON, 0, true, false, null).unpaced(3));
        long compilations = log.entries().size();
        assertTrue(compilations < 30, compilations + " compilations");
    }

    @Test
    void eagerCodeAndRandomExitsGiveTheSame() {
        String expected = interpreted(CALLS);
        assertEquals(expected, run(CALLS, JitOptions.of(JitOptions.Mode.EAGER)));
        for (int seed = 1; seed <= 2; seed++)
            assertEquals(
                    expected,
                    run(CALLS, new JitOptions(JitOptions.Mode.EAGER, seed, false, false, null)),
                    "seed " + seed);
    }
}
