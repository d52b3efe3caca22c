package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Calls of Array.isArray are tests of the value's class. */
class ArrayTestsTest {
    private final CompilationLog log = CompilationLog.ofListings("count", 100);

    @Test
    void aTestForAnArrayMakesNoFrame() {
        assertEquals(600 * 500, log.run("""
                const all = [1, [], {}, [2]];
                function count(n) { let s = 0; for (let i = 0; i < n; i++) if (Array.isArray(all[i & 3])) s++; return s; }
                let sum = 0;
                for (let k = 0; k < 600; k++) sum += count(1000);
                sum;
                """));
        assertTrue(log.last().contains("CompiledArrays.isArray"), log.last());
        assertFalse(log.last().contains("CompiledCalls.frame("), log.last());
    }

    @Test
    void proxiesAreTestedByTheirTargets() throws InterruptedException {
        TierComparison.assertSame("tests for arrays", """
                const { proxy, revoke } = Proxy.revocable([], {});
                function test(value) { return Array.isArray(value); }
                function run(values) { return values.map(value => { try { return test(value); } catch (error) { return error.message; } }).join(); }
                const plain = [1, 'a', null, undefined, [], [1.5], {}, () => 1, new Uint8Array(1), Array.prototype, { __proto__: Array.prototype }];
                let last;
                for (let i = 0; i < 1000; i++) last = run(plain);
                print(last);
                const proxies = [proxy, new Proxy({}, {}), new Proxy(proxy, {})];
                print(run(proxies));
                revoke();
                print(run(proxies), run(plain));
                Array.isArray = value => 'own ' + typeof value;
                print(run(plain));
                """);
    }
}
