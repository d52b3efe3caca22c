package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Calls of functions that have no code for direct calls, and will hardly get it soon, take the general way, so that they need no second compilation. */
class SeldomDirectCallsTest {
    private final CompilationLog log = CompilationLog.ofListings("add", 100);

    @Test
    void aFunctionThatIsMetOftenIsCalledDirectly() {
        assertEquals(200 * 1999000, run("large(i)"));
        assertTrue(log.first().contains("CompiledCalls.attached"));
    }

    @Test
    void aFunctionThatIsMetSeldomIsCalledTheGeneralWay() {
        assertEquals(3200000, run("i % 2000 ? 8 : large(8)"));
        assertTrue(!log.first().contains("CompiledCalls.attached"), log::first);
        assertTrue(log.first().contains("CompiledCalls.call1"), log::first);
    }

    @Test
    void aConstructionAGetterAndASetterAreCalledTheGeneralWay() {
        assertEquals(3200000, run("i % 2000 ? 8 : new Large(8).value"));
        assertTrue(!log.first().contains("CompiledCalls.direct"), log::first);
        assertTrue(!log.first().contains("CompiledCalls.attached"), log::first);
    }

    @Test
    void aGeneratorIsCalledTheGeneralWay() {
        assertEquals(3200000, run("i % 2 ? 8 : generated(8).next().value"));
        assertTrue(!log.first().contains("CompiledCalls.attached"), log::first);
    }

    @Test
    void aSeldomFunctionThatBecomesHotIsCalledAsBefore() {
        assertEquals(3000000, run("k < 100 ? (i % 2000 ? 8 : large(8)) : large(7)"));
    }

    private Object run(String value) {
        return log.run("""
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
                """.replace("VALUE", value));
    }
}
