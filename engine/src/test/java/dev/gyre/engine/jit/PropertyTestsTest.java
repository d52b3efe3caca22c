package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

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

/** Tests for named properties by in: compiled code compares shapes. */
class PropertyTestsTest implements HooksWithoutPromises {
    private final List<String> listings = new ArrayList<>();

    @Test
    void ownInheritedAndAbsentPropertiesAreFoundByShape() {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        assertEquals(600 * 500, Script.parse(realm, new Source("test.js", """
                const all = [{ a: 1 }, { b: 2 }, Object.create({ a: 3 }), { c: 4 }];
                function count(n) { let s = 0; for (let i = 0; i < n; i++) if ('a' in all[i & 3]) s++; return s; }
                let sum = 0;
                for (let k = 0; k < 600; k++) sum += count(1000);
                sum;
                """)).run());
        assertFalse(listings.isEmpty());
        assertFalse(listings.getLast().contains("ComparisonInstructions"), listings.getLast());
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
        return new JitOptions(JitOptions.Mode.ON, 0, false, false, "count").unpaced(100);
    }
}
