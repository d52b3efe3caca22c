package dev.gyre.engine.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.gyre.engine.runtime.error.JsException;
import org.junit.jupiter.api.Test;

/** Concatenation of strings. */
class RopeTest {
    @Test
    void joinsShortStringsAtOnce() {
        assertInstanceOf(ShortString.class, Rope.concat("a", "b"));
        assertInstanceOf(String.class, Rope.concat("a", "bcdefghij"));
        assertSame("a", Rope.concat("a", ""));
    }

    @Test
    void flattensDeepRopesToEitherSide() {
        CharSequence left = "0123456789012345678901234567890123456789";
        CharSequence right = left;
        for (int i = 0; i < 300_000; i++) {
            left = Rope.concat(left, "x");
            right = Rope.concat("y", right);
        }
        assertEquals(300_040, left.toString().length());
        assertEquals("9x", left.toString().substring(39, 41));
        assertEquals("y0", right.toString().substring(299_999, 300_001));
        assertSame(left.toString(), left.toString());
    }

    @Test
    void joinsFewLongPartsOfAllKinds() {
        String latin = "äö".repeat(2000);
        String wide = "\u20ac\ud83d\ude00".repeat(900);
        CharSequence inner = Rope.concat(latin, "x");
        CharSequence text =
                Rope.concat(Rope.concat("abc", inner), Rope.concat(SlicedString.part(latin, 7, 1007), wide));
        inner.toString();
        assertEquals("abc" + latin + "x" + latin.substring(7, 1007) + wide, text.toString());
        assertSame(text.toString(), text.toString());
        String narrow = latin + "y" + latin;
        assertEquals(narrow, Rope.concat(Rope.concat(latin, "y"), latin).toString());
    }

    @Test
    void refusesStringsThatAreTooLong() {
        CharSequence text = "x".repeat(1 << 20);
        for (int i = 0; i < 8; i++) {
            text = Rope.concat(text, text);
        }
        CharSequence long1 = text;
        CharSequence half = Rope.concat(text, "x".repeat(Rope.MAX_LENGTH - (1 << 28)));
        assertEquals(Rope.MAX_LENGTH, half.length());
        var error = assertThrows(JsException.class, () -> Rope.concat(half, "x"));
        assertEquals("RangeError: Invalid string length", error.getMessage());
        assertEquals(1 << 28, long1.length());
    }
}
