package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Loads of properties that a lookup in the cache of the shape finds. */
class ComputedKeysTest {
    private final CompilationLog log = CompilationLog.ofListings("sum", 100);

    private void assertNoFrame(String find, String loads) {
        assertEquals(600 * 1000 * 3, log.run("""
                const objects = [];
                for (let i = 0; i < 10; i++) { const o = {}; o['own' + i] = i; o.left = 1; o.right = 2; objects.push(o); }
                const keys = ['left', 'right'];
                function sum(n) { let s = 0; for (let i = 0; i < n; i++) { const o = objects[i % 10]; s += LOADS; } return s; }
                let all = 0;
                for (let k = 0; k < 600; k++) all += sum(1000);
                all;
                """.replace("LOADS", loads)));
        assertTrue(log.last().contains(find), log.last());
        int loop = log.last().indexOf(find);
        assertFalse(log.last().substring(0, loop).contains("CompiledCalls.frame("), log.last());
    }

    @Test
    void byComputedKeys() {
        assertNoFrame("CompiledElements.find", "o[keys[0]] + o[keys[1]]");
    }

    @Test
    void ofManyShapes() {
        assertNoFrame("CompiledProperties.find", "o.left + o.right");
    }
}
