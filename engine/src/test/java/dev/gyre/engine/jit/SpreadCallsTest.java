package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.jit.tiering.TierUp;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Calls with arguments in arrays: of functions with rest parameters or that read their arguments, with spread arguments, and by Function.prototype.apply. */
class SpreadCallsTest implements HooksWithoutPromises {
    private final List<String> listings = new ArrayList<>();

    @Test
    void aFunctionWithARestParameterIsInlined() {
        assertEquals(600 * 3000, run("counted(i, i, i)"));
        assertTrue(lastListing().contains("FunctionOps.createRest"), lastListing());
        assertFalse(lastListing().contains("CompiledCalls.attached"), lastListing());
    }

    @Test
    void aCallWithASpreadArgumentMakesNoFrame() {
        assertEquals(600 * 3000, run("large(...three)"));
        assertMakesNoFrame();
        assertTrue(lastListing().contains("CompiledArrays.appendAll"), lastListing());
    }

    @Test
    void aFunctionThatReadsItsArgumentsIsInlinedAndCreatesNoObject() {
        assertEquals(600 * 3000, run("read(i, 1, 2) - i"));
        assertTrue(lastListing().contains("CompiledCalls.argument"), lastListing());
        assertFalse(lastListing().contains("createArguments"), lastListing());
        assertFalse(lastListing().contains("CompiledCalls.attached"), lastListing());
    }

    @Test
    void aCallByApplyMakesNoFrame() {
        assertEquals(600 * 3000, run("large.apply(null, three)"));
        assertMakesNoFrame();
    }

    private void assertMakesNoFrame() {
        int call = lastListing().indexOf("CompiledCode.callArray");
        assertTrue(call >= 0, lastListing());
        assertTrue(lastListing().lastIndexOf("Agent.enterFrameless", call) >= 0, lastListing());
    }

    private String lastListing() {
        return listings.getLast();
    }

    private Object run(String value) {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        return Script.parse(realm, new Source("test.js", """
                const three = [1, 2, 3];
                function counted(...list) { return list.length; }
                function read(a) { return a + arguments[1] * arguments.length; }
                function large(a, b, c) { let t = 0; for (let i = 0; i < 3; i++) t += a; return t + c - 3 * a; }
                function add(n) { let s = 0; for (let i = 0; i < n; i++) s += VALUE; return s; }
                let sum = 0;
                for (let k = 0; k < 600; k++) sum += add(1000);
                sum;
                """.replace("VALUE", value)))
                .run();
    }

    @Override
    public void enqueueCompilation(Runnable compilation) {
        compilation.run();
    }

    @Override
    public void traceJit(String line) {
        listings.add(line);
    }

    @Override
    public JitOptions jitOptions() {
        return new JitOptions(JitOptions.Mode.ON, 0, false, false, "add").unpaced(100);
    }
}
