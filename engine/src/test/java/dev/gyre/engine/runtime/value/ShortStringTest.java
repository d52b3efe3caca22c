package dev.gyre.engine.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.operations.Comparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Strings packed into one object, each beside the java.lang.String with the same characters. */
class ShortStringTest {
    private static final String CHARACTERS = "ab9-z\0\u0080\u00FF\u0100\uD800";

    /** Random texts of up to five characters, many of them with NUL and on both sides of Latin-1. */
    private static List<String> texts() {
        var texts = new ArrayList<>(
                List.of("", "a", "\0", "a\0", "\0a", "\u00FF\u00FF\u00FF\u00FF", "\u0100", "12345", "\0\0\0\0"));
        var random = new Random(6);
        while (texts.size() < 120) {
            var text = new StringBuilder();
            for (int length = random.nextInt(6); length > 0; length--)
                text.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
            texts.add(text.toString());
        }
        return texts;
    }

    private static boolean fits(String text) {
        return text.length() <= 8 && text.chars().allMatch(character -> character <= 0xFF) && !text.endsWith("\0");
    }

    @Test
    void packsWhatFits() {
        int packed = 0;
        for (String a : texts()) {
            for (String b : texts()) {
                CharSequence joined = Rope.concat(a, b);
                assertEquals(a + b, joined.toString());
                if (!(joined instanceof ShortString)) continue;
                packed++;
                assertTrue(fits(a + b));
                assertEquals((a + b).length(), joined.length());
                assertEquals((a + b).hashCode(), joined.hashCode());
            }
        }
        assertTrue(packed > 1000, packed + " packed");
        assertInstanceOf(ShortString.class, Rope.concat("\0abc", "\u00FFdef"));
        assertInstanceOf(String.class, Rope.concat("abcd", "efghi"));
    }

    @Test
    void comparesAsStringsDo() {
        List<CharSequence> all = new ArrayList<>();
        for (String text : texts()) {
            all.add(text);
            if (text.length() > 1) all.add(Rope.concat(text.substring(0, 1), text.substring(1)));
        }
        for (CharSequence a : all) {
            for (CharSequence b : all) {
                String x = a.toString(), y = b.toString();
                assertEquals(x.equals(y), Comparison.isStrictlyEqual(a, b));
                assertEquals(Integer.signum(x.compareTo(y)), Integer.signum(Comparison.compareText(a, b)));
                assertEquals(x.concat(y), Rope.concat(a, b).toString());
            }
        }
    }

    @Test
    void takesPartsAndCharacters() {
        for (String text :
                List.of("ab", "a\0b", "\0bc", "12345678", "\u00FF\u00FE\u00FD\u00FC\u00FB\u00FA\u00F9\u00F8")) {
            CharSequence packed = assertInstanceOf(
                    ShortString.class,
                    Rope.concat(text.substring(0, text.length() - 1), text.substring(text.length() - 1)));
            for (int i = 0; i < text.length(); i++) {
                assertEquals(text.charAt(i), packed.charAt(i));
                for (int end = i; end <= text.length(); end++)
                    assertEquals(
                            text.substring(i, end), packed.subSequence(i, end).toString());
            }
            assertThrows(StringIndexOutOfBoundsException.class, () -> packed.charAt(text.length()));
            assertThrows(StringIndexOutOfBoundsException.class, () -> packed.charAt(-1));
        }
    }

    @Test
    void writesIntegersOnEitherSide() {
        var numbers = new ArrayList<>(List.of(0, -1, Integer.MAX_VALUE, Integer.MIN_VALUE));
        for (int power = 10; power <= 1_000_000_000 && power > 0; power *= 10)
            numbers.addAll(List.of(power, power - 1, -power, 1 - power));
        for (int number : numbers) {
            assertEquals(Integer.toString(number), ShortString.of(number).toString());
            for (String text : List.of("", "s", "\0", "\u00FF", "\u0100", "1234567", "12345678")) {
                assertEquals(text + number, Rope.concat(text, number).toString());
                assertEquals(number + text, Rope.concat(number, text).toString());
            }
        }
        assertInstanceOf(ShortString.class, Rope.concat("s", 9_999_999));
        assertInstanceOf(ShortString.class, Rope.concat(-99_999, "px"));
    }

    @Test
    void readsDecimals() {
        assertEquals(12345678, ((ShortString) ShortString.of("12345678")).decimal());
        assertEquals(7, ((ShortString) ShortString.of("007")).decimal());
        assertEquals(0, ((ShortString) ShortString.of("00")).decimal());
        for (String text : List.of("1a", "-1", "1 ", "1.5", "1e3", "\u00B9\u00B9"))
            assertEquals(-1, ((ShortString) ShortString.of(text)).decimal());
    }

    @Test
    void keepsWhatDoesNotFit() {
        for (String text : List.of("", "123456789", "a\0", "\u0100b"))
            assertEquals(text, assertInstanceOf(String.class, ShortString.of(text)));
        assertSame(ShortString.of("a"), ShortString.part("bac", 1, 2));
    }

    @Test
    void isFlattenedInsideRopes() {
        CharSequence text = Rope.concat("a", 1);
        StringBuilder expected = new StringBuilder("a1");
        for (int i = 0; i < 100; i++) {
            text = Rope.concat(text, Rope.concat("k", i));
            expected.append('k').append(i);
        }
        assertEquals(expected.toString(), text.toString());
    }

    @Test
    void isNoJavaStringToEquals() {
        assertEquals(Rope.concat("a", 1), Rope.concat("a", "1"));
        assertNotEquals("a1", Rope.concat("a", 1));
    }
}
