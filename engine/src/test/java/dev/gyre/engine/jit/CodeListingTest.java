package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.host.JitOptions;
import org.junit.jupiter.api.Test;

/** The listing of JVM code that {@code --print-jit} asks for. */
class CodeListingTest {
    private final CompilationLog log =
            new CompilationLog(new JitOptions(JitOptions.Mode.EAGER, 0, false, false, "add"));

    @Test
    void showsTheFunctionOfTheName() {
        log.run("""
                        function add(a, b) { return a + b; }
                        function other(a) { switch (a) { case 1: return 2; case 2: return 5; default: return 0; } }
                        add(other(1), 2);
                        """);
        assertEquals(1, log.entries().size(), log.entries().toString());
        String[] listing = log.first().split("\n");
        assertEquals("[jit] code of add (test.js:1:1)", listing[0]);
        assertTrue(log.first().contains("areturn"), log.first());
        assertTrue(log.first().lines().allMatch(line -> line.startsWith("[jit] ")), log.first());
    }
}
