package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Calls of several functions, of which some are inlined, stay in compiled code. */
class PolymorphicCallsTest {
    private final CompilationLog log = CompilationLog.ofExits();

    @Test
    void aLargeFunctionBesideASmallOneIsCalledWithoutAnExit() {
        assertEquals(2750000, run("[small, large]"));
        assertEquals(List.of(), exitsOfCalls());
    }

    @Test
    void aFunctionThatComesLaterIsCalledWithoutAnExitAfterOneMoreCompilation() {
        assertEquals(2750000, run("i < 250 ? [small, small] : [small, later]"));
        assertTrue(exitsOfCalls().size() < 40, () -> String.join("\n", log.entries()));
    }

    private Object run(String functions) {
        return log.run("""
                function small(x) { return x + 5; }
                function large(x) { let t = 0; for (let i = 0; i < 3; i++) t += x; return t - x - x + 6; }
                function later(x) { return x + 7; }
                function add(f, g, n) { let s = 0; for (let i = 0; i < n; i++) { s += (i & 1 ? f : g)(0); } return s; }
                let sum = 0;
                for (let i = 0; i < 500; i++) sum += add(...FUNCTIONS, 1000);
                sum;
                """.replace("FUNCTIONS", "(" + functions + ")"));
    }

    private List<String> exitsOfCalls() {
        return log.entries().stream()
                .filter(line -> line.contains("CALL_TARGET"))
                .toList();
    }
}
