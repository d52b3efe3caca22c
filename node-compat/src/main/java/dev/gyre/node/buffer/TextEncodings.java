package dev.gyre.node.buffer;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/** Buffer's text encodings, by the names that the library uses. */
public final class TextEncodings {
    private static final byte[] NOTHING = {};
    private static final byte[] BASE64 = base64Values();
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long LOWEST_BITS = 0x0101010101010101L;
    private static final long HIGHEST_BITS = LOWEST_BITS << 7;
    private static final long QUESTION_MARKS = LOWEST_BITS * '?';
    /** Longer texts are measured without being encoded. */
    private static final int MEASURED_BY_ENCODING = 1 << 16;

    private TextEncodings() {}

    /** Encodes a string. */
    public static byte[] encode(String text, String encoding) {
        return switch (encoding) {
            case "utf8" -> utf8(text);
            case "utf16le" -> utf16(text);
            case "latin1", "ascii" -> latin1(text);
            case "base64", "base64url" -> base64(text);
            case "hex" -> hex(text);
            default -> throw new IllegalArgumentException("no encoding " + encoding);
        };
    }

    /** Decodes bytes. */
    static String decode(byte[] bytes, int start, int end, String encoding) {
        return switch (encoding) {
            case "utf8" -> decodeUtf8(bytes, start, end);
            case "utf16le" -> decodeUtf16(bytes, start, end);
            case "latin1" -> new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
            case "ascii" -> decodeAscii(bytes, start, end);
            case "base64" -> Base64.getEncoder().encodeToString(Arrays.copyOfRange(bytes, start, end));
            case "base64url" ->
                Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOfRange(bytes, start, end));
            case "hex" -> java.util.HexFormat.of().formatHex(bytes, start, end);
            default -> throw new IllegalArgumentException("no encoding " + encoding);
        };
    }

    /** Decodes UTF-8, with as many U+FFFD for malformed bytes as the Encoding Standard requires. */
    public static String decodeUtf8(byte[] bytes, int start, int end) {
        String text = new String(bytes, start, end - start, StandardCharsets.UTF_8);
        if (text.indexOf('\uFFFD') < 0) return text;
        byte[] copy = Arrays.copyOfRange(bytes, start, end);
        return breakSurrogates(copy) ? new String(copy, StandardCharsets.UTF_8) : text;
    }

    /**
     * Replaces the first byte of encoded surrogates by an invalid one: Java decodes them to one replacement character,
     * the standard to one per byte.
     */
    static boolean breakSurrogates(byte[] bytes) {
        boolean found = false;
        for (int i = 0; i + 1 < bytes.length; i++) {
            if (bytes[i] != (byte) 0xED || (bytes[i + 1] & 0xE0) != 0xA0) continue;
            bytes[i] = (byte) 0xFF;
            found = true;
        }
        return found;
    }

    /** UTF-8 with U+FFFD for lone surrogates, where Java would put a question mark. */
    public static byte[] utf8(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (!hasQuestionMark(bytes)) return bytes;
        String whole = wellFormed(text);
        return whole == text ? bytes : whole.getBytes(StandardCharsets.UTF_8);
    }

    private static boolean hasQuestionMark(byte[] bytes) {
        int i = 0;
        for (; i + Long.BYTES <= bytes.length; i += Long.BYTES) {
            // A byte that is 0 after the exclusive or borrows from its highest bit.
            long differences = (long) WORDS.get(bytes, i) ^ QUESTION_MARKS;
            if ((differences - LOWEST_BITS & ~differences & HIGHEST_BITS) != 0) return true;
        }
        for (; i < bytes.length; i++) if (bytes[i] == '?') return true;
        return false;
    }

    private static String wellFormed(String text) {
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (!Character.isSurrogate(unit)) continue;
            if (isPair(text, i)) i++;
            else return replaceLone(text, i);
        }
        return text;
    }

    private static boolean isPair(String text, int index) {
        return Character.isHighSurrogate(text.charAt(index))
                && index + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(index + 1));
    }

    private static String replaceLone(String text, int from) {
        char[] units = text.toCharArray();
        for (int i = from; i < units.length; i++) {
            if (!Character.isSurrogate(units[i])) continue;
            if (isPair(text, i)) i++;
            else units[i] = 0xFFFD;
        }
        return new String(units);
    }

    static int utf8Length(String text) {
        if (text.length() <= MEASURED_BY_ENCODING) return utf8(text).length;
        int length = 0;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit < 0x80) length++;
            else if (unit < 0x800) length += 2;
            else if (Character.isSurrogate(unit) && isPair(text, i)) {
                length += 4;
                i++;
            } else length += 3;
        }
        return length;
    }

    /** The number of bytes of encoded UTF-8 that fit into {@code room} without splitting a character. */
    static int wholeCharacters(byte[] bytes, int room) {
        if (bytes.length <= room) return bytes.length;
        int end = room;
        while (end > 0 && (bytes[end] & 0xC0) == 0x80) end--;
        return end;
    }

    private static byte[] utf16(String text) {
        byte[] bytes = new byte[text.length() * 2];
        for (int i = 0; i < text.length(); i++) {
            bytes[2 * i] = (byte) text.charAt(i);
            bytes[2 * i + 1] = (byte) (text.charAt(i) >> 8);
        }
        return bytes;
    }

    private static String decodeUtf16(byte[] bytes, int start, int end) {
        char[] units = new char[(end - start) / 2];
        for (int i = 0; i < units.length; i++) {
            units[i] = (char) (bytes[start + 2 * i] & 0xFF | bytes[start + 2 * i + 1] << 8);
        }
        return new String(units);
    }

    // Node takes the low byte of every unit, where Java's encoder would put a question mark; that is what this method
    // is
    // deprecated for.
    @SuppressWarnings("deprecation")
    private static byte[] latin1(String text) {
        byte[] bytes = new byte[text.length()];
        text.getBytes(0, bytes.length, bytes, 0);
        return bytes;
    }

    private static String decodeAscii(byte[] bytes, int start, int end) {
        byte[] low = Arrays.copyOfRange(bytes, start, end);
        for (int i = 0; i < low.length; i++) low[i] &= 0x7F;
        return new String(low, StandardCharsets.ISO_8859_1);
    }

    private static byte[] base64(String text) {
        byte[] digits = latin1(text);
        byte[] bytes = new byte[digits.length * 3 / 4 + 3];
        int length = 0;
        int bits = 0;
        int count = 0;
        for (int i = 0; i < digits.length; i++) {
            // Four digits are three bytes, as long as there is nothing else.
            while (count == 0 && i + 4 <= digits.length) {
                int word = BASE64[digits[i] & 0xFF] << 18
                        | BASE64[digits[i + 1] & 0xFF] << 12
                        | BASE64[digits[i + 2] & 0xFF] << 6
                        | BASE64[digits[i + 3] & 0xFF];
                if (word < 0) break;
                bytes[length++] = (byte) (word >> 16);
                bytes[length++] = (byte) (word >> 8);
                bytes[length++] = (byte) word;
                i += 4;
            }
            if (i == digits.length || digits[i] == '=') break;
            int value = BASE64[digits[i] & 0xFF];
            if (value < 0) continue;
            bits = bits << 6 | value;
            count += 6;
            if (count >= 8) {
                count -= 8;
                bytes[length++] = (byte) (bits >> count);
            }
        }
        return Arrays.copyOf(bytes, length);
    }

    /** The values of base64's digits, of both alphabets; negative for other bytes. */
    private static byte[] base64Values() {
        byte[] values = new byte[256];
        Arrays.fill(values, (byte) -1);
        String digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        for (int i = 0; i < digits.length(); i++) values[digits.charAt(i)] = (byte) i;
        values['-'] = values['+'];
        values['_'] = values['/'];
        return values;
    }

    private static byte[] hex(String text) {
        byte[] bytes = text.length() < 2 ? NOTHING : new byte[text.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            // Node uses the low byte of wider characters.
            int high = Character.digit(text.charAt(2 * i) & 0xFF, 16);
            int low = Character.digit(text.charAt(2 * i + 1) & 0xFF, 16);
            if (high < 0 || low < 0) return Arrays.copyOf(bytes, i);
            bytes[i] = (byte) (high << 4 | low);
        }
        return bytes;
    }
}
