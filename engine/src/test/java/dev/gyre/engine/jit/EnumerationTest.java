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

/** Compiled code enumerates the keys of an object's shape itself. */
class EnumerationTest implements HooksWithoutPromises {
    private final List<String> listings = new ArrayList<>();

    @Test
    void theKeysOfAShapeNeedNoInterpreter() {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        Object length = Script.parse(realm, new Source("test.js", """
                const object = { a: 1, bb: 2, ccc: 3 };
                function lengths(o) { let sum = 0; for (const key in o) sum += key.length; return sum; }
                let last = 0;
                for (let i = 0; i < 300000; i++) last = lengths(object);
                last;
                """)).run();
        assertEquals(6, length);
        assertTrue(listings.getLast().contains("ForInEnumeration.nextOfShape"), listings.getLast());
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
        return new JitOptions(JitOptions.Mode.ON, 0, false, false, "lengths").unpaced(100);
    }
}
