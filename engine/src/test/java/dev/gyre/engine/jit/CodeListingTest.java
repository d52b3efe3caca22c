package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The listing of JVM code that {@code --print-jit} asks for. */
class CodeListingTest implements HooksWithoutPromises {
    private final List<String> lines = new ArrayList<>();

    @Test
    void showsTheFunctionOfTheName() {
        Realm realm = Realms.create(new Agent(this));
        Script.parse(realm, new Source("test.js", """
                        function add(a, b) { return a + b; }
                        function other(a) { switch (a) { case 1: return 2; case 2: return 5; default: return 0; } }
                        add(other(1), 2);
                        """)).run();
        assertEquals(1, lines.size(), lines.toString());
        String[] listing = lines.getFirst().split("\n");
        assertEquals("[jit] code of add (test.js:1:1)", listing[0]);
        assertTrue(lines.getFirst().contains("areturn"), lines.getFirst());
        assertTrue(lines.getFirst().lines().allMatch(line -> line.startsWith("[jit] ")), lines.getFirst());
    }

    @Override
    public void traceJit(String line) {
        lines.add(line);
    }

    @Override
    public JitOptions jitOptions() {
        return new JitOptions(JitOptions.Mode.EAGER, 0, false, false, "add");
    }
}
