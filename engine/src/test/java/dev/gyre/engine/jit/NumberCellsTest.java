package dev.gyre.engine.jit;

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

/** Compiled code overwrites ints in properties, and Numbers in captured variables, without making an object for each. */
class NumberCellsTest implements HooksWithoutPromises {
    private final List<String> listings = new ArrayList<>();

    @Test
    void anIntReplacesAnIntWithoutABox() {
        run("this.total = this.total + (i & 15) & 0xffff;");
        assertCalls("MutableInteger.store");
    }

    @Test
    void aPrivateFieldDoesToo() {
        run("this.#own = this.#own + (i & 15) & 1023;");
        assertCalls("MutableInteger.store");
    }

    @Test
    void capturedVariablesDoToo() {
        run("count = count + (i & 15) & 0xffff; mean = (mean + i) / 2;");
        assertCalls("HeapScope.storeInteger");
        assertCalls("HeapScope.storeNumber");
    }

    private void assertCalls(String method) {
        assertTrue(listings.stream().anyMatch(each -> each.contains(method)), method);
    }

    private void run(String update) {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        Script.parse(realm, new Source("test.js", """
                {
                  let count = 1000, mean = 0.5;
                  class Counter { #own = 1000; total = 1000; update(i) { UPDATE } }
                  const counter = new Counter();
                  function many(n) { for (let i = 0; i < n; i++) counter.update(i); }
                  for (let k = 0; k < 600; k++) many(1000);
                }
                """.replace("UPDATE", update)))
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
        return new JitOptions(JitOptions.Mode.ON, 0, false, false, "*").unpaced(100);
    }
}
