package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Code that is compiled again after exits. */
class RecompilationTest {
    private final CompilationLog log = CompilationLog.ofListings("sum", 3);

    @Test
    void exitsOfSeveralUnitsAtOneInstructionWidenItOnce() {
        Object sum = log.run("""
                function sum(a) { let s = 0; for (let i = 0; i < 5000; i++) s += a[i % a.length]; return s; }
                const ints = [1, 2, 3, 4], doubles = [0.5, 1.5, 2.5, 3.5];
                let total = 0;
                for (let i = 0; i < 300; i++) total += sum(ints);
                for (let i = 0; i < 300; i++) total += sum(i % 2 === 0 ? doubles : ints);
                total;
                """);
        assertEquals(7_125_000, ((Number) sum).intValue());
        assertTrue(log.entries().size() > 3, "there are units for the loop and for the function, and new ones");
        assertTrue(log.last().contains("CompiledElements.getNumber"), log.last());
    }

    @Test
    void functionsThatStackTracesFindOftenMakeFrames() {
        Object frames = log.run("""
                function sum(n) { return n === 0 ? 0 : other(n - 1) + 1; }
                function other(n) { if (n === 1 && traces) stacks.push(new Error().stack); return sum(n) + 1; }
                let traces = false;
                const stacks = [];
                for (let i = 0; i < 20000; i++) sum(8);
                traces = true;
                for (let i = 0; i < 2000; i++) sum(8);
                new Set(stacks).size + ':' + stacks[0].split('\\n').length;
                """);
        assertEquals("1:11", frames.toString());
        assertTrue(log.first().contains("Agent.depth"), log.first());
        assertFalse(log.last().contains("Agent.depth"), log.last());
    }
}
