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

/** Code that becomes a large method. */
class LongCodeTest implements HooksWithoutPromises {
    private final List<String> lines = new ArrayList<>();

    private Object run(int statements) {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        String body = "x = (x + a[x & 3]) % 1000003; ".repeat(statements);
        return Script.parse(
                        realm, new Source("test.js", "function f(x, a) { " + body + "return x; } f(1, [1, 2, 3, 4])"))
                .run();
    }

    @Test
    void codeOfMoreThanEightThousandBytesIsCompiled() {
        run(200);
        String line = lines.stream()
                .filter(each -> each.startsWith("[jit] compiled f "))
                .findFirst()
                .orElseThrow();
        int bytes = Integer.parseInt(line.replaceAll(".*, (\\d+) bytes$", "$1"));
        assertTrue(bytes > 8000, line);
    }

    @Test
    void codeThatWouldBeTooLargeStaysInterpreted() {
        Object result = run(800);
        assertTrue(lines.stream().anyMatch(each -> each.startsWith("[jit] not compiled f ")), lines.toString());
        int x = 1;
        for (int i = 0; i < 800; i++) x = (x + (x & 3) + 1) % 1000003;
        assertEquals(x, ((Number) result).intValue());
    }

    @Override
    public void enqueueCompilation(Runnable compilation) {
        compilation.run();
    }

    @Override
    public void traceJit(String line) {
        lines.add(line);
    }

    @Override
    public JitOptions jitOptions() {
        return new JitOptions(JitOptions.Mode.EAGER, 0, true, false, null);
    }
}
