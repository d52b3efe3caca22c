package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Calls of compiled functions from Java when no JavaScript runs, as an event loop makes them. */
class OutermostCallsTest implements HostHooks {
    private final Agent agent = new Agent(this);

    @Override
    public JitOptions jitOptions() {
        return new JitOptions(JitOptions.Mode.EAGER, 0, true, false, null);
    }

    @Override
    public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
        throw new UnsupportedOperationException("no program of this test uses promises");
    }

    @Test
    void stackTracesAreThoseOfTheInterpreter() throws InterruptedException {
        TierComparison.assertSame("outermost calls", """
                function thrower(x) { if (x > 90) throw new TypeError('large ' + x); return x; }
                function middle(x) { return thrower(x) + 1; }
                function outer(x) { return middle(x) * 2; }
                function first(x) { return x.a.b; }
                function second(x) { return first(x) + 1; }
                function endless(n) { return endless(n + 1) + 1; }
                const note = error => print(error);
                async function awaits(x, f) { try { return await Promise.resolve(x).then(f); } catch (error) { note(error); } }
                warm(outer, 1);
                warm(second, { a: { b: 1 } });
                for (let i = 0; i < 95; i++) awaits(i, outer);
                for (let i = 0; i < 95; i++) awaits(i < 93 ? { a: { b: i } } : {}, second);
                awaits(0, endless);
                awaits({ get a() { throw new RangeError('getter'); } }, second);
                awaits({ get a() { print(new Error('here')); return { b: 1 }; } }, second);
                Promise.resolve({ valueOf() { print(new Error('converted')); return 3; } }).then(outer).then(x => print(x));
                Promise.resolve(100).then(outer).catch(note).then(() => print('end'));
                """);
    }

    @Test
    void theAgentIsLeftAsItWas() {
        JsObject function = compiled("(function f(x) { if (x === 3) throw x; return x.y; })");
        assertEquals(Undefined.INSTANCE, function.call1(Undefined.INSTANCE, 1));
        assertLeft();
        assertEquals(
                3,
                assertThrows(JsException.class, () -> function.call1(Undefined.INSTANCE, 3))
                        .value(null));
        assertLeft();
        JsException error =
                assertThrows(JsException.class, () -> function.call1(Undefined.INSTANCE, Undefined.INSTANCE));
        assertTrue(error.isMaterialised());
        assertLeft();
        agent.hold();
        assertEquals(Undefined.INSTANCE, function.call1(Undefined.INSTANCE, 1));
        assertEquals(agent, SurroundingAgent.current());
        agent.release();
        assertLeft();
    }

    /** A frame has 96 bytes, and its registers 24 or more. */
    @Test
    void noFrameIsMadeForAShortFunction() {
        JsObject function = compiled("(function same(x) { return x; })");
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        int calls = 10_000;
        for (int i = 0; i < 100; i++) function.call1(Undefined.INSTANCE, 1);
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < calls; i++) function.call1(Undefined.INSTANCE, 1);
        long bytes = (threads.getCurrentThreadAllocatedBytes() - before) / calls;
        assertTrue(bytes < 64, bytes + " bytes a call");
    }

    private JsObject compiled(String source) {
        var function = (JsObject)
                Script.parse(Realms.create(agent), new Source("f.js", source)).run();
        for (int i = 0; i < 10; i++) function.call1(Undefined.INSTANCE, 1);
        return function;
    }

    private void assertLeft() {
        assertNull(agent.topFrame());
        assertEquals(0, agent.depth());
        assertNull(SurroundingAgent.current());
    }
}
