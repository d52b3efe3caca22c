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

/** Code that is compiled again after exits. */
class RecompilationTest implements HooksWithoutPromises {
    private final List<String> listings = new ArrayList<>();

    @Test
    void exitsOfSeveralUnitsAtOneInstructionWidenItOnce() {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        Object sum = Script.parse(realm, new Source("test.js", """
                function sum(a) { let s = 0; for (let i = 0; i < 5000; i++) s += a[i % a.length]; return s; }
                const ints = [1, 2, 3, 4], doubles = [0.5, 1.5, 2.5, 3.5];
                let total = 0;
                for (let i = 0; i < 300; i++) total += sum(ints);
                for (let i = 0; i < 300; i++) total += sum(i % 2 === 0 ? doubles : ints);
                total;
                """)).run();
        assertEquals(7_125_000, ((Number) sum).intValue());
        assertTrue(listings.size() > 3, "there are units for the loop and for the function, and new ones");
        assertTrue(listings.getLast().contains("CompiledElements.getNumber"), listings.getLast());
    }

    @Test
    void functionsThatStackTracesFindOftenMakeFrames() {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        Object frames = Script.parse(realm, new Source("test.js", """
                function sum(n) { return n === 0 ? 0 : other(n - 1) + 1; }
                function other(n) { if (n === 1 && traces) stacks.push(new Error().stack); return sum(n) + 1; }
                let traces = false;
                const stacks = [];
                for (let i = 0; i < 20000; i++) sum(8);
                traces = true;
                for (let i = 0; i < 2000; i++) sum(8);
                new Set(stacks).size + ':' + stacks[0].split('\\n').length;
                """)).run();
        assertEquals("1:11", frames.toString());
        assertTrue(listings.getFirst().contains("enterFrameless"), listings.getFirst());
        assertFalse(listings.getLast().contains("enterFrameless"), listings.getLast());
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
        return new JitOptions(JitOptions.Mode.ON, 0, false, false, "sum").unpaced(3);
    }
}
