package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Compiled code overwrites ints in properties, and Numbers in captured variables, without making an object for each. */
class NumberCellsTest {
    private final CompilationLog log = CompilationLog.ofListings("*", 100);

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
        assertTrue(log.entries().stream().anyMatch(each -> each.contains(method)), method);
    }

    private void run(String update) {
        log.run("""
                {
                  let count = 1000, mean = 0.5;
                  class Counter { #own = 1000; total = 1000; update(i) { UPDATE } }
                  const counter = new Counter();
                  function many(n) { for (let i = 0; i < n; i++) counter.update(i); }
                  for (let k = 0; k < 600; k++) many(1000);
                }
                """.replace("UPDATE", update));
    }
}
