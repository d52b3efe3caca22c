package dev.gyre.engine.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.Undefined;
import org.junit.jupiter.api.Test;

/** Cases by value. */
class CaseTableTest {
    @Test
    void findsTheFirstOfEqualCases() {
        var table = new CaseTable(new Object[] {"a", 1, "b", 1, "a", "1", "abc"});
        assertEquals(0, table.indexOf((Object) "a"));
        assertEquals(0, table.indexOf(ShortString.of("a")));
        assertEquals(6, table.indexOf(ShortString.of("abc")));
        assertEquals(1, table.indexOf((Object) 1));
        assertEquals(1, table.indexOf(1.0));
        assertEquals(1, table.indexOf(1));
        assertEquals(5, table.indexOf((Object) "1"));
        for (Object other : new Object[] {"c", "longer than all", 2, 1.5, Double.NaN, true, Undefined.INSTANCE})
            assertEquals(-1, table.indexOf(other));
        assertEquals(-1, table.indexOf(0));
        assertEquals(-1, table.indexOf(2));
    }

    @Test
    void intsThatAreClose() {
        var table = new CaseTable(new Object[] {40, 41, -1, 44, 46, 59, 30, 31, 32, 33, 34, 35, 36, 37, 38, 0});
        assertEquals(2, table.indexOf(-1));
        assertEquals(15, table.indexOf(0));
        assertEquals(15, table.indexOf(-0.0));
        assertEquals(5, table.indexOf(59));
        for (int other : new int[] {-2, 1, 58, 60, Integer.MIN_VALUE, Integer.MAX_VALUE})
            assertEquals(-1, table.indexOf(other));
    }

    @Test
    void intsThatAreFarApart() {
        var table = new CaseTable(new Object[] {Integer.MIN_VALUE, Integer.MAX_VALUE, 0, 7, -7, 1 << 20});
        assertEquals(0, table.indexOf(Integer.MIN_VALUE));
        assertEquals(1, table.indexOf(Integer.MAX_VALUE));
        assertEquals(0, table.indexOf(-2147483648.0));
        assertEquals(-1, table.indexOf(2147483648.0));
        assertEquals(5, table.indexOf(1 << 20));
        assertEquals(-1, table.indexOf(1));
    }
}
