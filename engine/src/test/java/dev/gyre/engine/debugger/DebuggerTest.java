package dev.gyre.engine.debugger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.jit.JitCompiler;
import dev.gyre.engine.jit.tiering.TierUp;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.LoadedSources;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A debugger attaches to a program that runs in compiled code, pauses, steps and lets it go on. */
class DebuggerTest implements HostHooks, DebugListener {
    private static final String TEXT = """
            function work(n) {
                let s = 0;
                for (let i = 0; i < n * arguments.length; i++) {
                    s = s + i;
                }
                return s;
            }
            let sum = 0;
            for (let j = 0; j < 3000; j++) sum += work(100);
            sum;
            """;

    private final List<String> trace = new ArrayList<>();
    private final List<String> pauses = new ArrayList<>();
    private Debugger debugger;
    private int compilations;
    private int steps;

    @Test
    void aBreakpointLeavesCompiledCodeAndTheProgramGoesOnAfterIt() {
        assertEquals(14850000, run());
        assertEquals(List.of("BREAKPOINT 4 i is a number", "STEP 3", "STEP 3", "STEP 4"), pauses);
        assertTrue(compilations > 0, "the function was not compiled before");
        assertTrue(trace.size() > compilations, "the function was not compiled again afterwards");
    }

    private Object run() {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        debugger = new Debugger(agent, this);
        return Script.parse(realm, new Source("test.js", TEXT)).run();
    }

    /** Attaches as soon as something has been compiled. */
    @Override
    public void poll(Agent agent) {
        if (compilations > 0 || trace.isEmpty()) return;
        compilations = trace.size();
        debugger.attach();
        DebugScript script = debugger.scripts().getFirst();
        debugger.set(script, script.placeAt(TEXT.indexOf("s = s + i")), "i >= 0");
    }

    @Override
    public void loaded(LoadedSources.Entry entry) {}

    @Override
    public Debugger.Step paused(Pause pause) {
        DebugFrame frame = pause.frames().getFirst();
        int line = frame.script().source().position(frame.position()).line();
        boolean isFirst = pauses.isEmpty();
        if (isFirst)
            assertNull(frame.scopes().getFirst().toObject(frame.realm()).getPrototypeOf());
        if (isFirst) assertEquals(100, frame.evaluate("arguments[0]"));
        pauses.add(pause.reason() + " " + line
                + (isFirst && frame.evaluate("i") instanceof Number ? " i is a number" : ""));
        if (isFirst) debugger.remove(pause.breakpoints().getFirst());
        if (++steps < 4) return Debugger.Step.OVER;
        debugger.detach();
        return Debugger.Step.NONE;
    }

    @Override
    public Object awaiting() {
        return null;
    }

    @Override
    public void resumed(Object awaited) {}

    @Override
    public void left() {}

    @Override
    public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
        throw new IllegalStateException("no promises here");
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
        return new JitOptions(JitOptions.Mode.ON, 0, true, false, null).unpaced(3);
    }
}
