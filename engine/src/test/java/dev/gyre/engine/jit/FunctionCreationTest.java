package dev.gyre.engine.jit;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiled code creates functions and methods without a frame. */
class FunctionCreationTest implements HooksWithoutPromises {
    private final List<String> listings = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "() => i",
                "() => this",
                "function () { return i; }",
                "{ v: i, get() { return this.v; }, put(v) { this.v = v; } }"
            })
    void makesNoFrame(String value) {
        run("function create(i) { return " + (value.startsWith("{") ? "(" + value + ")" : value) + "; }");
        int start = listings.getLast().indexOf("BytecodeFunction.create");
        assertTrue(start >= 0, listings.getLast());
        assertFalse(body().contains("CompiledCalls.frame"), listings.getLast());
    }

    /** The listing of the method that has the function's code; exits and other methods follow it. */
    private String body() {
        String listing = listings.getLast();
        int start = listing.indexOf("CompiledCalls.given");
        int end = listing.indexOf("leave0(", listing.indexOf("areturn", start));
        return listing.substring(start, end < 0 ? listing.length() : end);
    }

    private void run(String create) {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        Script.parse(realm, new Source("test.js", create + """

                const kept = [];
                function fill(n) { for (let i = 0; i < n; i++) kept[i & 15] = create(i); }
                for (let k = 0; k < 600; k++) fill(1000);
                """)).run();
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
        return new JitOptions(JitOptions.Mode.ON, 0, false, false, "create").unpaced(100);
    }
}
