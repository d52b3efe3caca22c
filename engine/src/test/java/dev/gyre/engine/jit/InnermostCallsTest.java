package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Of more calls than can be inlined, those in the innermost loop are. */
class InnermostCallsTest {
    private final CompilationLog log = CompilationLog.ofListings("run", 100);

    @Test
    void aCallInAnInnerLoopIsInlinedThoughManyCallsComeBeforeIt() {
        assertEquals(expected(), log.run(program()));
        String whole = log.entries().stream()
                .filter(listing -> listing.startsWith("[jit] code of run"))
                .reduce((first, last) -> last)
                .orElseThrow();
        assertTrue(whole.contains(" 1234567"), whole);
        assertTrue(!whole.contains(" 7654321"), whole);
    }

    private static String program() {
        String functions = IntStream.range(0, 12)
                .mapToObj(i -> "function f" + i + "(x) { return " + terms() + "; }\n")
                .collect(Collectors.joining());
        String calls = IntStream.range(0, 12).mapToObj(i -> "f" + i + "(k)").collect(Collectors.joining(" + "));
        return functions + """
                function last(x) { return TERMS + (x & 7654321); }
                function inner(x) { return TERMS + (x & 1234567); }
                function run(n) {
                    let s = 0;
                    for (let k = 0; k < n; k++) {
                        s = s + CALLS + last(k) | 0;
                        for (let i = 0; i < 20; i++) s = s + inner(i) | 0;
                    }
                    return s;
                }
                let sum = 0;
                for (let k = 0; k < 2000; k++) sum = sum + run(20) | 0;
                sum;
                """.replace("CALLS", calls).replace("TERMS", terms());
    }

    private static String terms() {
        return IntStream.rangeClosed(1, 11).mapToObj(i -> "(x & " + i + ")").collect(Collectors.joining(" + "));
    }

    private static int expected() {
        int once = 0;
        for (int k = 0; k < 20; k++) {
            once += 13 * terms(k) + (k & 7654321);
            for (int i = 0; i < 20; i++) once += terms(i) + (i & 1234567);
        }
        return 2000 * once;
    }

    private static int terms(int x) {
        return IntStream.rangeClosed(1, 11).map(i -> x & i).sum();
    }
}
