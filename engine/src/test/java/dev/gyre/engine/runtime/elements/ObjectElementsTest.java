package dev.gyre.engine.runtime.elements;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Elements with holes that are filled. */
class ObjectElementsTest {
    private static final int COUNT = 40;

    /** Elements that have been stored from the last to the first. */
    private static Elements descending(IntFunction<Object> value) {
        Elements elements = EmptyElements.INSTANCE;
        for (int i = COUNT - 1; i >= 0; i--) elements = elements.put(i, value.apply(i));
        for (int i = 0; i < COUNT; i++) assertEquals(value.apply(i), elements.get(i));
        assertEquals(COUNT, elements.size());
        assertNull(elements.get(COUNT));
        return elements;
    }

    @Test
    void numbersInDescendingOrderAreUnboxed() {
        assertInstanceOf(IntElements.class, descending(i -> i));
        assertInstanceOf(DoubleElements.class, descending(i -> i + 0.5));
        assertInstanceOf(ObjectElements.class, descending(i -> i == 7 ? "seven" : i));
    }

    @Test
    void intsAmongDoublesAndMinusZeroKeepTheirValues() {
        Elements elements = EmptyElements.INSTANCE;
        for (int i = COUNT - 1; i > 0; i--) elements = elements.put(i, i);
        elements = assertInstanceOf(DoubleElements.class, elements.put(0, -0.0));
        assertEquals(-0.0, elements.get(0));
        assertEquals(1.0, elements.get(1));
    }

    @Test
    void growthBeyondAGapIsUnboxedAgain() {
        Elements elements = descending(i -> i);
        for (int i = 2 * COUNT - 1; i >= COUNT; i--) elements = elements.put(i, i);
        assertInstanceOf(IntElements.class, elements);
        for (int i = 0; i < 2 * COUNT; i++) assertEquals(i, elements.get(i));
    }

    @Test
    void oneHoleThatIsFilledAgainAndAgainCostsNoCopies() {
        Elements elements = descending(i -> i).remove(3);
        assertNull(elements.get(3));
        Elements first = elements;
        for (int i = 0; i < COUNT / 4 - 1; i++) {
            elements = elements.put(3, i);
            assertSame(first, elements);
            elements = elements.remove(3);
        }
        assertInstanceOf(IntElements.class, elements.put(3, 3));
    }
}
