package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import org.junit.jupiter.api.Test;

/** Array methods that call a callback are copied for the call sites of compiled code. */
class CopiedLoopsTest {
    private final CompilationLog log = CompilationLog.ofListings("add", 100);

    @Test
    void aCallOfACompiledFunctionHasACopy() {
        assertEquals(2000 * 499500, run("a.reduce((s, x) => s + x, 0)"));
        assertTrue(log.last().contains("CompiledCalls.callCopy"), log.last());
    }

    /** What is hot is the loop of the method, and its callback has code that does not poll. */
    @Test
    void aFunctionThatOnlyCallsAMethodIsCompiledForItsLoop() {
        assertEquals(2000 * 499500, run("a.reduce((s, x) => s + x, 0)"));
        assertTrue(log.entries().size() > 0, () -> log.entries().toString());
    }

    @Test
    void aMethodWithoutACallbackHasNone() {
        assertEquals(2000 * 2, run("a.flat().length - 998"));
        assertTrue(log.entries().stream().noneMatch(listing -> listing.contains("CompiledCalls.callCopy")));
    }

    @Test
    void copiesAreClassesOfTheirOwn() {
        Realm realm = Realms.create(new Agent(log));
        var table = ((NativeFunction) ((JsObject) realm.intrinsic(Intrinsic.ARRAY_PROTOTYPE)).get("map")).table();
        var copy = table.callbackMethods().copyFor("map");
        assertNotSame(copy.getClass(), table.callbackMethods().copyFor("map").getClass());
        assertNotSame(copy.getClass(), table.callbackMethods().getClass());
        assertNull(table.callbackMethods().copyFor("flat"));
    }

    private Object run(String value) {
        return log.run("""
                const a = Array.from({ length: 1000 }, (_, i) => i);
                function add(a) { return VALUE; }
                let sum = 0;
                for (let k = 0; k < 2000; k++) sum += add(a);
                sum;
                """.replace("VALUE", value));
    }
}
