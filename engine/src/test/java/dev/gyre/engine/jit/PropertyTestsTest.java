package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

/** Tests for named properties by in: compiled code compares shapes. */
class PropertyTestsTest {
    private final CompilationLog log = CompilationLog.ofListings("count", 100);

    @Test
    void ownInheritedAndAbsentPropertiesAreFoundByShape() {
        assertEquals(600 * 500, log.run("""
                const all = [{ a: 1 }, { b: 2 }, Object.create({ a: 3 }), { c: 4 }];
                function count(n) { let s = 0; for (let i = 0; i < n; i++) if ('a' in all[i & 3]) s++; return s; }
                let sum = 0;
                for (let k = 0; k < 600; k++) sum += count(1000);
                sum;
                """));
        assertFalse(log.entries().isEmpty());
        assertFalse(log.last().contains("ComparisonInstructions"), log.last());
    }
}
