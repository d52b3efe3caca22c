package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.jit.tiering.TierUp;
import dev.gyre.engine.jit.tiering.UnitCompiler;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Compiled code that is given up at the poll of the very call that is about to run it. */
class AbandonedCodeTest implements HooksWithoutPromises, UnitCompiler {
    private final UnitCompiler compiler = new JitCompiler();
    private final Set<String> compiled = new HashSet<>();
    private final Set<String> givenUp = new HashSet<>();
    private final ArrayDeque<Runnable> compilations = new ArrayDeque<>();

    @Test
    void aDirectCallTakesTheUsualWay() {
        var agent = new Agent(this);
        TierUp.install(agent, () -> this);
        Realm realm = Realms.create(agent);
        realm.globalObject().put("compile", new NativeClosure(realm, "compile", 0, (in, callee, self, args, target) -> {
            for (Runnable next; (next = compilations.poll()) != null; ) next.run();
            return Undefined.INSTANCE;
        }));
        Object sum = Script.parse(realm, new Source("test.js", """
                        function add(a, b) { if (a > 1e9) return b; return a + b; }
                        function caller(n, b) { let s = ''; for (let i = 0; i < n; i++) s = add(i, b); return s; }
                        for (let i = 0; i < 20; i++) { caller(2000, 1); compile(); }
                        for (let i = 0; i < 20; i++) { caller(2000, 'x'); compile(); }
                        caller(2000, 'y');
                        """)).run();
        assertEquals("1999y", sum.toString());
        assertTrue(givenUp.contains("add (test.js:1:1)"), givenUp.toString());
    }

    @Override
    public CompiledCode compile(CompilationUnit unit) {
        if (compiled.add(unit.toString())) return compiler.compile(unit);
        givenUp.add(unit.toString());
        return null;
    }

    @Override
    public void enqueueCompilation(Runnable compilation) {
        compilations.add(compilation);
    }

    @Override
    public JitOptions jitOptions() {
        return JitOptions.of(JitOptions.Mode.ON).unpaced(3);
    }
}
