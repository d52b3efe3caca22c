package dev.gyre.node.buffer;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/** Buffer's text encodings, by the names that the library uses. */
public final class TextEncodings {
    private static final byte[] NOTHING = {};

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
        return wellFormed(text).getBytes(StandardCharsets.UTF_8);
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

    // Node takes the low byte of every unit, where Java's encoder would put a question mark.
    private static byte[] latin1(String text) {
        byte[] bytes = new byte[text.length()];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) text.charAt(i);
        return bytes;
    }

    private static String decodeAscii(byte[] bytes, int start, int end) {
        byte[] low = Arrays.copyOfRange(bytes, start, end);
        for (int i = 0; i < low.length; i++) low[i] &= 0x7F;
        return new String(low, StandardCharsets.ISO_8859_1);
    }

    private static byte[] base64(String text) {
        byte[] bytes = new byte[text.length() * 3 / 4 + 3];
        int length = 0;
        int bits = 0;
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            // Node uses the low byte of wider characters.
            char unit = (char) (text.charAt(i) & 0xFF);
            if (unit == '=') break;
            int value = base64Value(unit);
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

    private static int base64Value(char unit) {
        if (unit >= 'A' && unit <= 'Z') return unit - 'A';
        if (unit >= 'a' && unit <= 'z') return unit - 'a' + 26;
        if (unit >= '0' && unit <= '9') return unit - '0' + 52;
        if (unit == '+' || unit == '-') return 62;
        return unit == '/' || unit == '_' ? 63 : -1;
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
