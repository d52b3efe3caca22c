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
        assertTrue(log.last().contains("CompiledArrays.arguments"), log.last());
    }

    @Test
    void aFunctionThatIsCalledWithASpreadArgumentIsInlined() {
        assertEquals(600 * 3000, run("small(...three)"));
        assertTrue(log.last().contains("CompiledCalls.argument"), log.last());
        assertFalse(log.last().contains("CompiledCalls.attached"), log.last());
    }

    @Test
    void argumentsAreSpreadAsTheInterpreterSpreadsThem() throws InterruptedException {
        TierComparison.assertSame("spread arguments", """
                const seen = [];
                const other = { *[Symbol.iterator]() { seen.push('iterated'); yield 1; yield 2; } };
                function three(a, b, c) { return [a, b, c].join() + this; }
                function count() { return arguments.length + ':' + arguments[1]; }
                function change(list, ...rest) { list.push(9); rest[0] = 7; return list.length + rest.join(); }
                function pass(...rest) { return three.call('', ...rest) + three(...rest) + count(...rest) + count(0, ...rest) + rest.length; }
                function run(list) {
                    try { return three(...list) + change(list, ...list) + pass(...list) + Math.max(...list); }
                    catch (error) { return error.message + error.stack.split('\\n').slice(0, 3).join('|'); }
                }
                let last;
                for (let i = 0; i < 800; i++) last = run([i, 2.5, 'x']) + run([i]) + run(i % 100 ? [1, 2] : [1, , 3]);
                print(last);
                for (const list of [[], [1, , 3], other, 'abc', new Set([4, 5]), null, 5, Object.assign([1], { extra: 1 })]) print(run(list));
                print(seen.length);
                Array.prototype[Symbol.iterator] = function* () { yield 'own'; };
                print(run([1, 2, 3]));
                """);
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
        assertTrue(log.last().lastIndexOf("Agent.depth", call) >= 0, log.last());
    }

    private Object run(String value) {
        return log.run("""
                const three = [1, 2, 3];
                function counted(...list) { return list.length; }
                function read(a) { return a + arguments[1] * arguments.length; }
                function small(a, b, c) { return a + b + c - 3; }
                function large(a, b, c) { let t = 0; for (let i = 0; i < 3; i++) t += a; return t + c - 3 * a; }
                function add(n) { let s = 0; for (let i = 0; i < n; i++) s += VALUE; return s; }
                let sum = 0;
                for (let k = 0; k < 600; k++) sum += add(1000);
                sum;
                """.replace("VALUE", value));
    }
}
