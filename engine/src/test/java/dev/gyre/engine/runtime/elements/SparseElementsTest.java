package dev.gyre.engine.runtime.elements;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.object.Attributes;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Elements in hash tables, beside a map of the JDK. */
class SparseElementsTest {
    private static final int COUNT = 60_000;

    private final TreeMap<Integer, Object> expected = new TreeMap<>();

    private void check(SparseElements elements) {
        assertArrayEquals(expected.keySet().stream().mapToInt(i -> i).toArray(), elements.indices());
        assertArrayEquals(elements.indices(), elements.indicesByWork());
        expected.forEach((index, value) -> assertEquals(value, elements.get(index)));
        assertEquals(expected.lastKey() + 1, elements.size());
    }

    private SparseElements with(int[] indices) {
        Elements elements = new SparseElements();
        for (int index : indices) {
            elements = elements.put(index, "value " + index);
            expected.put(index, "value " + index);
        }
        return (SparseElements) elements;
    }

    @Test
    void manyElementsAreAddedChangedAndRemoved() {
        var random = new Random(7);
        int[] indices = random.ints(COUNT, 0, Integer.MAX_VALUE - 1).toArray();
        SparseElements elements = with(indices);
        check(elements);
        for (int i = 0; i < COUNT; i += 2) {
            elements.remove(indices[i]);
            expected.remove(indices[i]);
            assertNull(elements.get(indices[i]));
            assertEquals(-1, elements.attributes(indices[i]));
        }
        for (int i = 0; i < COUNT; i += 3) {
            elements.put(indices[i], i);
            expected.put(indices[i], i);
        }
        elements.put(Integer.MAX_VALUE - 1, "last");
        expected.put(Integer.MAX_VALUE - 1, "last");
        check(elements);
    }

    @Test
    void indicesWhoseHashesBeginAlikeAreFound() {
        // The inverse of the hash's factor, so that the hashes are small numbers.
        int inverse = 0x9E3779B9;
        for (int i = 0; i < 5; i++) inverse *= 2 - 0x9E3779B9 * inverse;
        int factor = inverse;
        int[] indices = IntStream.range(0, COUNT)
                .map(hash -> hash * factor)
                .filter(index -> index >= 0 && index < Integer.MAX_VALUE - 1)
                .toArray();
        assertTrue(indices.length > COUNT / 3);
        check(with(indices));
    }

    @Test
    void elementsThatFillHalfOfTheRangeBecomeDense() {
        Elements elements = new SparseElements();
        for (int i = COUNT; i > 0; i--) elements = elements.put(i, i);
        assertFalse(elements instanceof SparseElements);
        for (int i = 1; i <= COUNT; i++) assertEquals(i, elements.get(i));
    }

    @Test
    void restrictedElementsAreCounted() {
        Elements elements = new SparseElements();
        for (int i = 0; i < COUNT; i++) elements = elements.put(i * 31, i, Attributes.ENUMERABLE);
        assertTrue(elements.isRestricted(Attributes.WRITABLE));
        assertFalse(elements.isPlain());
        elements = elements.put(31, 1, Attributes.ALL);
        assertFalse(elements.isRestricted(Attributes.WRITABLE));
    }
}
