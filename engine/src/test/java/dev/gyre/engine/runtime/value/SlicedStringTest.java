package dev.gyre.engine.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** Parts of strings. */
class SlicedStringTest {
    private static final String TEXT = "0123456789".repeat(100);

    @Test
    void copiesShortParts() {
        assertInstanceOf(ShortString.class, SlicedString.part(TEXT, 5, 10));
        assertInstanceOf(String.class, SlicedString.part(TEXT, 5, 50));
    }

    @Test
    void refersToTheWholeString() {
        var slice = assertInstanceOf(SlicedString.class, SlicedString.part(TEXT, 5, 900));
        assertSame(TEXT, slice.parent());
        assertEquals(895, slice.length());
        assertEquals('6', slice.charAt(1));
        assertThrows(StringIndexOutOfBoundsException.class, () -> slice.charAt(895));
        assertThrows(StringIndexOutOfBoundsException.class, () -> slice.charAt(-1));
    }

    @Test
    void refersToTheOutermostString() {
        CharSequence slice = SlicedString.part(SlicedString.part(TEXT, 5, 900), 10, 500);
        assertSame(TEXT, assertInstanceOf(SlicedString.class, slice).parent());
        assertEquals(TEXT.substring(15, 505), slice.toString());
        assertEquals("56", slice.subSequence(0, 2).toString());
    }

    @Test
    void forgetsTheWholeStringOnceItIsFlat() {
        var slice = (SlicedString) SlicedString.part(TEXT, 5, 900);
        CharSequence part = SlicedString.part(slice, 10, 500);
        assertEquals(TEXT.substring(5, 900), slice.toString());
        assertNotSame(TEXT, slice.parent());
        assertSame(slice.toString(), slice.toString());
        assertEquals('6', slice.charAt(1));
        assertEquals(TEXT.substring(15, 505), part.toString());
    }

    @Test
    void isTheStringItselfForAllOfIt() {
        assertSame(TEXT, SlicedString.part(TEXT, 0, 1000));
        CharSequence slice = SlicedString.part(TEXT, 5, 900);
        assertSame(slice, SlicedString.part(slice, 0, 895));
        CharSequence rope = Rope.concat(TEXT, TEXT);
        assertSame(rope, SlicedString.part(rope, 0, 2000));
    }

    @Test
    void joinsRopes() {
        CharSequence slice = SlicedString.part(TEXT, 5, 900);
        assertEquals(TEXT.substring(5, 900) + TEXT, Rope.concat(slice, TEXT).toString());
        assertEquals(TEXT.substring(5, 900).hashCode(), slice.hashCode());
        assertEquals(slice, SlicedString.part(TEXT, 105, 1000));
    }
}
