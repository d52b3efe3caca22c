package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

/** Calls of several functions, of which some are inlined, stay in compiled code. */
class PolymorphicCallsTest implements HooksWithoutPromises {
    private final List<String> trace = new ArrayList<>();

    @Test
    void aLargeFunctionBesideASmallOneIsCalledWithoutAnExit() {
        assertEquals(2750000, run("[small, large]"));
        assertEquals(List.of(), exitsOfCalls());
    }

    @Test
    void aFunctionThatComesLaterIsCalledWithoutAnExitAfterOneMoreCompilation() {
        assertEquals(2750000, run("i < 250 ? [small, small] : [small, later]"));
        assertTrue(exitsOfCalls().size() < 40, () -> String.join("\n", trace));
    }

    private Object run(String functions) {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        return Script.parse(realm, new Source("test.js", """
                function small(x) { return x + 5; }
                function large(x) { let t = 0; for (let i = 0; i < 3; i++) t += x; return t - x - x + 6; }
                function later(x) { return x + 7; }
                function add(f, g, n) { let s = 0; for (let i = 0; i < n; i++) { s += (i & 1 ? f : g)(0); } return s; }
                let sum = 0;
                for (let i = 0; i < 500; i++) sum += add(...FUNCTIONS, 1000);
                sum;
                """.replace("FUNCTIONS", "(" + functions + ")")))
                .run();
    }

    private List<String> exitsOfCalls() {
        return trace.stream().filter(line -> line.contains("CALL_TARGET")).toList();
    }

    @Override
    public void enqueueCompilation(Runnable compilation) {
        compilation.run();
    }

    @Override
    public void traceJit(String line) {
        trace.add(line);
    }

    @Override
    public JitOptions jitOptions() {
        return new JitOptions(JitOptions.Mode.ON, 0, false, true, null).unpaced(3);
    }
}
