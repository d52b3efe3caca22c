package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.jit.tiering.TierUp;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Array methods that call a callback are copied for the call sites of compiled code. */
class CopiedLoopsTest implements HooksWithoutPromises {
    private final List<String> listings = new ArrayList<>();

    @Test
    void aCallOfACompiledFunctionHasACopy() {
        assertEquals(2000 * 499500, run("a.reduce((s, x) => s + x, 0)"));
        assertTrue(listings.getLast().contains("CompiledCalls.callCopy"), listings.getLast());
    }

    /** What is hot is the loop of the method, and its callback has code that does not poll. */
    @Test
    void aFunctionThatOnlyCallsAMethodIsCompiledForItsLoop() {
        assertEquals(2000 * 499500, run("a.reduce((s, x) => s + x, 0)"));
        assertTrue(listings.size() > 0, listings::toString);
    }

    @Test
    void aMethodWithoutACallbackHasNone() {
        assertEquals(2000 * 2, run("a.flat().length - 998"));
        assertTrue(listings.stream().noneMatch(listing -> listing.contains("CompiledCalls.callCopy")));
    }

    @Test
    void copiesAreClassesOfTheirOwn() {
        Realm realm = Realms.create(new Agent(this));
        var table = ((NativeFunction) ((JsObject) realm.intrinsic(Intrinsic.ARRAY_PROTOTYPE)).get("map")).table();
        var copy = table.callbackMethods().copyFor("map");
        assertNotSame(copy.getClass(), table.callbackMethods().copyFor("map").getClass());
        assertNotSame(copy.getClass(), table.callbackMethods().getClass());
        assertNull(table.callbackMethods().copyFor("flat"));
    }

    private Object run(String value) {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        return Script.parse(realm, new Source("test.js", """
                const a = Array.from({ length: 1000 }, (_, i) => i);
                function add(a) { return VALUE; }
                let sum = 0;
                for (let k = 0; k < 2000; k++) sum += add(a);
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
