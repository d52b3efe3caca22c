package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Calls with arguments in arrays: of functions with rest parameters or that read their arguments, with spread arguments, and by Function.prototype.apply. */
class SpreadCallsTest {
    private final CompilationLog log = CompilationLog.ofListings("add", 100);

    @Test
    void aFunctionWithARestParameterIsInlined() {
        assertEquals(600 * 3000, run("counted(i, i, i)"));
        assertTrue(log.last().contains("FunctionOps.createRest"), log.last());
        assertFalse(log.last().contains("CompiledCalls.attached"), log.last());
    }

    @Test
    void aCallWithASpreadArgumentMakesNoFrame() {
        assertEquals(600 * 3000, run("large(...three)"));
        assertMakesNoFrame();
        assertTrue(log.last().contains("CompiledArrays.appendAll"), log.last());
    }

    @Test
    void aFunctionThatReadsItsArgumentsIsInlinedAndCreatesNoObject() {
        assertEquals(600 * 3000, run("read(i, 1, 2) - i"));
        assertTrue(log.last().contains("CompiledCalls.argument"), log.last());
        assertFalse(log.last().contains("createArguments"), log.last());
        assertFalse(log.last().contains("CompiledCalls.attached"), log.last());
    }

    @Test
    void aCallByApplyMakesNoFrame() {
        assertEquals(600 * 3000, run("large.apply(null, three)"));
        assertMakesNoFrame();
    }

    private void assertMakesNoFrame() {
        int call = log.last().indexOf("CompiledCode.callArray");
        assertTrue(call >= 0, log.last());
        assertTrue(log.last().lastIndexOf("Agent.enterFrameless", call) >= 0, log.last());
    }

    private Object run(String value) {
        return log.run("""
                const three = [1, 2, 3];
                function counted(...list) { return list.length; }
                function read(a) { return a + arguments[1] * arguments.length; }
                function large(a, b, c) { let t = 0; for (let i = 0; i < 3; i++) t += a; return t + c - 3 * a; }
                function add(n) { let s = 0; for (let i = 0; i < n; i++) s += VALUE; return s; }
                let sum = 0;
                for (let k = 0; k < 600; k++) sum += add(1000);
                sum;
                """.replace("VALUE", value));
    }
}
