package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.value.Rope;
import java.util.HexFormat;

/** Percent encoding of URIs and Annex B's escape. */
// 19.2.6 URI Handling Functions, https://tc39.es/ecma262/#sec-uri-handling-functions
final class UriCoding {
    private static final String MARKS = "-_.!~*'()";
    static final String COMPONENT_UNESCAPED = MARKS;
    static final String DECODE_URI_PRESERVED = ";/?:@&=+$,#";
    static final String ENCODE_URI_UNESCAPED = MARKS + DECODE_URI_PRESERVED;

    private static final int POLL_STEPS = 512;
    private static final HexFormat UPPER = HexFormat.of().withUpperCase();

    private UriCoding() {}

    /** The interrupt and length checks of a loop over a text, at its character {@code k}. */
    private static void step(Agent agent, int k, StringBuilder result) {
        if ((k & POLL_STEPS - 1) != 0) return;
        agent.poll(k == 0 ? 1 : POLL_STEPS);
        if (result.length() > Rope.MAX_LENGTH) throw Errors.rangeError("Invalid string length");
    }

    private static boolean isAsciiAlphanumeric(char c) {
        return c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    // Encode ( string, extraUnescaped ), https://tc39.es/ecma262/#sec-encode
    static String encode(Agent agent, String text, String extraUnescaped) {
        StringBuilder result = new StringBuilder(text.length() + 16);
        for (int k = 0; k < text.length(); k++) {
            step(agent, k, result);
            char c = text.charAt(k);
            if (isAsciiAlphanumeric(c) || extraUnescaped.indexOf(c) >= 0) {
                result.append(c);
                continue;
            }
            int codePoint = text.codePointAt(k);
            if (codePoint >= 0xD800 && codePoint <= 0xDFFF) throw malformed();
            if (codePoint > 0xFFFF) k++;
            appendUtf8(result, codePoint);
        }
        return result.toString();
    }

    private static void appendUtf8(StringBuilder result, int codePoint) {
        if (codePoint < 0x80) {
            percent(result, codePoint);
        } else if (codePoint < 0x800) {
            percent(result, 0xC0 | codePoint >> 6);
            percent(result, 0x80 | codePoint & 0x3F);
        } else if (codePoint < 0x10000) {
            percent(result, 0xE0 | codePoint >> 12);
            percent(result, 0x80 | codePoint >> 6 & 0x3F);
            percent(result, 0x80 | codePoint & 0x3F);
        } else {
            percent(result, 0xF0 | codePoint >> 18);
            percent(result, 0x80 | codePoint >> 12 & 0x3F);
            percent(result, 0x80 | codePoint >> 6 & 0x3F);
            percent(result, 0x80 | codePoint & 0x3F);
        }
    }

    private static void percent(StringBuilder result, int octet) {
        result.append('%').append(UPPER.toHexDigits((byte) octet));
    }

    // Decode ( string, preserveEscapeSet ), https://tc39.es/ecma262/#sec-decode
    static String decode(Agent agent, String text, String preserved) {
        if (text.indexOf('%') < 0) return text;
        StringBuilder result = new StringBuilder(text.length());
        int k = 0;
        while (k < text.length()) {
            step(agent, k, result);
            char c = text.charAt(k);
            if (c != '%') {
                result.append(c);
                k++;
                continue;
            }
            int first = octet(text, k);
            int length = sequenceLength(first);
            int codePoint = length == 1 ? first : first & 0xFF >> length + 1;
            for (int i = 1; i < length; i++) {
                int next = octet(text, k + 3 * i);
                if ((next & 0xC0) != 0x80) throw malformed();
                codePoint = codePoint << 6 | next & 0x3F;
            }
            if (!isCanonical(codePoint, length)) throw malformed();
            if (length == 1 && preserved.indexOf(codePoint) >= 0) result.append(text, k, k + 3);
            else result.appendCodePoint(codePoint);
            k += 3 * length;
        }
        return result.toString();
    }

    private static int octet(String text, int at) {
        if (at + 3 > text.length() || text.charAt(at) != '%') throw malformed();
        int value = hex(text, at + 1, 2);
        if (value < 0) throw malformed();
        return value;
    }

    private static int sequenceLength(int first) {
        if (first < 0x80) return 1;
        if (first >> 5 == 0b110) return 2;
        if (first >> 4 == 0b1110) return 3;
        if (first >> 3 == 0b11110) return 4;
        throw malformed();
    }

    private static boolean isCanonical(int codePoint, int length) {
        if (codePoint > 0x10FFFF || codePoint >= 0xD800 && codePoint <= 0xDFFF) return false;
        return switch (length) {
            case 1 -> true;
            case 2 -> codePoint >= 0x80;
            case 3 -> codePoint >= 0x800;
            default -> codePoint >= 0x10000;
        };
    }

    /** The value of {@code count} hexadecimal digits, or -1. */
    private static int hex(String text, int at, int count) {
        if (at + count > text.length()) return -1;
        int value = 0;
        for (int i = at; i < at + count; i++) {
            char c = text.charAt(i);
            int digit = c < 128 ? Character.digit(c, 16) : -1;
            if (digit < 0) return -1;
            value = value << 4 | digit;
        }
        return value;
    }

    private static JsException malformed() {
        return Errors.uriError("URI malformed");
    }

    static String escape(Agent agent, String text) {
        StringBuilder result = new StringBuilder(text.length());
        for (int k = 0; k < text.length(); k++) {
            step(agent, k, result);
            char c = text.charAt(k);
            if (isAsciiAlphanumeric(c) || "@*_+-./".indexOf(c) >= 0) result.append(c);
            else if (c < 256) percent(result, c);
            else result.append("%u").append(UPPER.toHexDigits(c));
        }
        return result.toString();
    }

    static String unescape(Agent agent, String text) {
        StringBuilder result = new StringBuilder(text.length());
        int k = 0;
        while (k < text.length()) {
            step(agent, k, result);
            char c = text.charAt(k);
            boolean wide = c == '%' && k + 1 < text.length() && text.charAt(k + 1) == 'u';
            int value = c != '%' ? -1 : wide ? hex(text, k + 2, 4) : hex(text, k + 1, 2);
            result.append(value < 0 ? c : (char) value);
            k += value < 0 ? 1 : wide ? 6 : 3;
        }
        return result.toString();
    }
}
