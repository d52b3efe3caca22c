package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

/** Inlined constructions stay in compiled code. */
class InlinedConstructionTest implements HooksWithoutPromises {
    private final List<String> exits = new ArrayList<>();

    @Test
    void constructorsOfClassesWithFieldsDoNotExit() {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        Object sum = Script.parse(realm, new Source("test.js", """
                class Point { #x = 1; y = 2; constructor(z) { this.z = z; } sum() { return this.#x + this.y + this.z; } }
                function add(n) { let s = 0; for (let i = 0; i < n; i++) s += new Point(i).sum(); return s; }
                let last = 0;
                for (let i = 0; i < 500; i++) last = add(1000);
                last;
                """)).run();
        assertEquals(502500, sum);
        assertEquals(
                List.of(), exits.stream().filter(line -> line.contains("NEW")).toList());
    }

    @Override
    public void enqueueCompilation(Runnable compilation) {
        compilation.run();
    }

    @Override
    public void traceJit(String line) {
        if (line.contains(" exit ")) exits.add(line);
    }

    @Override
    public JitOptions jitOptions() {
        return new JitOptions(JitOptions.Mode.ON, 0, false, true, null).unpaced(3);
    }
}
