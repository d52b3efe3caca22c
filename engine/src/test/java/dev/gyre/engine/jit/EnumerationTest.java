package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Compiled code enumerates the keys of an object's shape itself. */
class EnumerationTest {
    private final CompilationLog log = CompilationLog.ofListings("lengths", 100);

    @Test
    void theKeysOfAShapeNeedNoInterpreter() {
        Object length = log.run("""
                const object = { a: 1, bb: 2, ccc: 3 };
                function lengths(o) { let sum = 0; for (const key in o) sum += key.length; return sum; }
                let last = 0;
                for (let i = 0; i < 300000; i++) last = lengths(object);
                last;
                """);
        assertEquals(6, length);
        assertTrue(log.last().contains("ForInEnumeration.nextOfShape"), log.last());
    }
}
