package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Calls by Function.prototype.call, as of the constructor of a base class: the receiver's code is called directly, whatever the number of arguments. */
class ReceiverCallsTest {
    @Test
    void theOthersAreArgumentsOfTheJvm() {
        CompilationLog log = CompilationLog.ofListings("create", 100);
        Object total = log.run("""
                function Base(a, b, c) { this.a = a; this.b = b; this.c = c; for (let i = 0; i < 2; i++) this.a += b; }
                function Derived(a) { Base.call(this, a, 1, 2); this.d = a; }
                function create(n) { let s = 0; for (let i = 0; i < n; i++) s += new Derived(1).a; return s; }
                let total = 0;
                for (let k = 0; k < 600; k++) total += create(1000);
                total;
                """);
        assertEquals(600 * 3000, total);
        assertTrue(log.last().contains("CompiledCode.call3"), log.last());
    }
}
