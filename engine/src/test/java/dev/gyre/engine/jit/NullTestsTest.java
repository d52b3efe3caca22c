package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Properties that have ordinary objects, null and undefined: compiled code tests for these alone. */
class NullTestsTest {
    private static final String LISTS = """
            function Link(next, count) { this.count = count; this.next = next; }
            let list = null;
            for (let i = 0; i < 100; i++) list = new Link(list, 1);
            function sum(n) {
              let s = 0;
              for (let i = 0; i < n; i++) for (let each = list; each != null; each = each.next) s += each.count;
              return s;
            }
            let total = 0;
            for (let k = 0; k < 600; k++) total += sum(10);
            """;

    @Test
    void aLoadedObjectIsNotTestedForACell() {
        CompilationLog log = CompilationLog.ofListings("sum", 100);
        assertEquals(600 * 1000, log.run(LISTS + "total;"));
        assertTrue(log.last().contains("Null.INSTANCE"), log.last());
        int load = log.last().indexOf("OrdinaryObject.field1");
        int nextTest = log.last().indexOf("instanceof", load);
        assertTrue(
                log.last().startsWith("instanceof dev/gyre/engine/runtime/object/OrdinaryObject", nextTest),
                log.last());
        assertFalse(log.last().contains("isLooselyNull"), log.last());
    }

    @Test
    void aNumberIsFoundByAnExit() {
        CompilationLog log = CompilationLog.ofExits();
        Object found = log.run("""
                function next(of) { return of.next; }
                const some = { next: { next: null } };
                for (let k = 0; k < 100000; k++) next(k & 1 ? some : some.next);
                some.next = 1.5;
                some.next += 1;
                next(some) === 2.5 && next(some) === 2.5;
                """);
        assertEquals(true, found);
        assertTrue(
                log.entries().stream().anyMatch(each -> each.contains("NOT_OBJECT")),
                log.entries().toString());
    }
}
