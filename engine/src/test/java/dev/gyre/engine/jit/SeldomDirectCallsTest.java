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

/** Calls of functions that have no code for direct calls, and will hardly get it soon, take the general way, so that they need no second compilation. */
class SeldomDirectCallsTest implements HooksWithoutPromises {
    private final List<String> listings = new ArrayList<>();

    @Test
    void aFunctionThatIsMetOftenIsCalledDirectly() {
        assertEquals(200 * 1999000, run("large(i)"));
        assertTrue(firstListing().contains("CompiledCalls.attached"));
    }

    @Test
    void aFunctionThatIsMetSeldomIsCalledTheGeneralWay() {
        assertEquals(3200000, run("i % 2000 ? 8 : large(8)"));
        assertTrue(!firstListing().contains("CompiledCalls.attached"), this::firstListing);
        assertTrue(firstListing().contains("CompiledCalls.call1"), this::firstListing);
    }

    @Test
    void aConstructionAGetterAndASetterAreCalledTheGeneralWay() {
        assertEquals(3200000, run("i % 2000 ? 8 : new Large(8).value"));
        assertTrue(!firstListing().contains("CompiledCalls.direct"), this::firstListing);
        assertTrue(!firstListing().contains("CompiledCalls.attached"), this::firstListing);
    }

    @Test
    void aGeneratorIsCalledTheGeneralWay() {
        assertEquals(3200000, run("i % 2 ? 8 : generated(8).next().value"));
        assertTrue(!firstListing().contains("CompiledCalls.attached"), this::firstListing);
    }

    @Test
    void aSeldomFunctionThatBecomesHotIsCalledAsBefore() {
        assertEquals(3000000, run("k < 100 ? (i % 2000 ? 8 : large(8)) : large(7)"));
    }

    private String firstListing() {
        return listings.getFirst();
    }

    private Object run(String value) {
        var agent = new Agent(this);
        TierUp.install(agent, JitCompiler::new);
        Realm realm = Realms.create(agent);
        return Script.parse(realm, new Source("test.js", """
                function large(x) { let t = 0; for (let i = 0; i < 3; i++) t += x; return t - x - x; }
                function* generated(x) { yield x; }
                class Large {
                    constructor(x) { for (let i = 0; i < 3; i++) this.x = x; }
                    get value() { for (let i = 0; i < 3; i++) this.value = this.x; return this.x; }
                    set value(x) { for (let i = 0; i < 3; i++) this.x = x; }
                }
                function add(k, n) { let s = 0; for (let i = 0; i < n; i++) s += VALUE; return s; }
                let sum = 0;
                for (let k = 0; k < 200; k++) sum += add(k, 2000);
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
