package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Switch statements over literals. */
class SwitchesTest {
    private final CompilationLog log = CompilationLog.ofListings("run", 100);

    private Object run(String values, String cases) {
        return log.run(
                """
                const values = %s;
                function run(n) {
                  let sum = 0;
                  for (let i = 0; i < n; i++) {
                    const value = VALUE;
                    switch (value) { %s }
                  }
                  return sum;
                }
                let all = 0;
                for (let k = 0; k < 600; k++) all += run(1000);
                all;
                """.formatted(values, cases).replace("VALUE", "values[i & 7] " + (values.contains("'") ? "" : "| 0")));
    }

    @Test
    void intsAreCompared() {
        assertEquals(
                600 * 1000 * 3,
                run(
                        "[-1, 0, 1, 2, 3, 4, 5, 6]",
                        "case -1: sum++; case 0: sum++; case 2: sum++; case 1: sum++; break; default: sum += 9; break;"
                                + " case 4: sum += 1; break; case 5: sum += 2; break; case 6: sum += 2; break;"));
        assertFalse(log.last().contains("CaseTable.indexOf"), log.last());
    }

    @Test
    void stringsAreFoundByTheTable() {
        assertEquals(
                600 * 1000 * 9 / 4,
                run(
                        "['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']",
                        "case 'a': sum++; case 'b': sum++; case 'c': sum++; break; default: sum += 2; break;"
                                + " case 'e': case 'f': sum += 2; break; case 'g': sum += 4; break;"));
        assertTrue(log.last().contains("CaseTable.indexOf"), log.last());
        assertTrue(log.last().contains("if_acmpne"), log.last());
    }

    @Test
    void equalStringsThatAreNotTheLiteralAreFound() {
        assertEquals(
                600 * 1125,
                run(
                        "['ab', 'cd', 'ef', 'gh', 'ij', 'kl', 'mn', 'op'].map((s) => s.split('').join(''))",
                        "case 'ab': sum++; case 'cd': sum++; case 'ef': sum++; break; default: sum += 9; break;"
                                + " case 'ij': sum += 1; break; case 'kl': sum += 2; break;"
                                + " case 'gh': sum += 0; break; case 'mn': case 'op': sum += 0; break;"));
    }
}
