package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Inlined constructions stay in compiled code. */
class InlinedConstructionTest {
    private final CompilationLog log = CompilationLog.ofExits();

    @Test
    void constructorsOfClassesWithFieldsDoNotExit() {
        Object sum = log.run("""
                class Point { #x = 1; y = 2; constructor(z) { this.z = z; } sum() { return this.#x + this.y + this.z; } }
                function add(n) { let s = 0; for (let i = 0; i < n; i++) s += new Point(i).sum(); return s; }
                let last = 0;
                for (let i = 0; i < 500; i++) last = add(1000);
                last;
                """);
        assertEquals(502500, sum);
        assertEquals(
                List.of(),
                log.entries().stream()
                        .filter(line -> line.contains(" exit ") && line.contains("NEW"))
                        .toList());
    }
}
