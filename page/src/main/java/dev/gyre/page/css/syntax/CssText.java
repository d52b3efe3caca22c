package dev.gyre.page.css.syntax;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Characters of CSS, and the serialisation of names, strings and numbers by <a href="https://drafts.csswg.org/cssom/#common-serializing-idioms">CSSOM</a>. */
public final class CssText {
    private CssText() {}

    static boolean isNewline(int c) {
        return c == '\n' || c == '\r' || c == '\f';
    }

    /** Whether {@code c} is white space of CSS. */
    public static boolean isWhitespace(int c) {
        return c == ' ' || c == '\t' || isNewline(c);
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    static boolean isHexDigit(int c) {
        return isDigit(c) || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
    }

    static boolean isIdentStart(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c >= 0x80 || c == 0;
    }

    static boolean isIdentPart(int c) {
        return isIdentStart(c) || isDigit(c) || c == '-';
    }

    /** {@code text} with A to Z as a to z and everything else as it is. */
    public static String lowerCase(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                return lowered(text, i);
            }
        }
        return text;
    }

    private static String lowered(String text, int from) {
        char[] chars = text.toCharArray();
        for (int i = from; i < chars.length; i++) {
            if (chars[i] >= 'A' && chars[i] <= 'Z') {
                chars[i] += 'a' - 'A';
            }
        }
        return new String(chars);
    }

    /** Whether both are equal but for the case of ASCII letters. */
    public static boolean equalsIgnoreCase(String a, String b) {
        if (a.length() != b.length()) {
            return false;
        }
        for (int i = 0; i < a.length(); i++) {
            char x = a.charAt(i);
            char y = b.charAt(i);
            if (x != y && ((x ^ y) != 0x20 || (x | 0x20) < 'a' || (x | 0x20) > 'z')) {
                return false;
            }
        }
        return true;
    }

    /** {@code text} without white space of CSS at both ends. */
    public static String trim(String text) {
        int from = 0;
        int to = text.length();
        while (from < to && isWhitespace(text.charAt(from))) {
            from++;
        }
        while (to > from && isWhitespace(text.charAt(to - 1))) {
            to--;
        }
        return text.substring(from, to);
    }

    /** An identifier, escaped where it must be: also what {@code CSS.escape} returns. */
    public static String identifier(String name) {
        StringBuilder out = new StringBuilder(name.length() + 4);
        appendIdentifier(out, name);
        return out.toString();
    }

    /** Appends an identifier, escaped where it must be. */
    public static void appendIdentifier(StringBuilder out, String name) {
        int length = name.length();
        for (int i = 0; i < length; i++) {
            char c = name.charAt(i);
            boolean leading = i == 0 || i == 1 && name.charAt(0) == '-';
            if (c == 0) {
                out.append('\uFFFD');
            } else if (c < 0x20 || c == 0x7F || leading && isDigit(c)) {
                appendCodePoint(out, c);
            } else if (c == '-' && length == 1 || c < 0x80 && !isIdentPart(c)) {
                out.append('\\').append(c);
            } else {
                out.append(c);
            }
        }
    }

    /** Appends the value of a hash, which may begin with anything. */
    static void appendHash(StringBuilder out, String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c < 0x20 || c == 0x7F) {
                appendCodePoint(out, c);
            } else if (!isIdentPart(c)) {
                out.append('\\').append(c);
            } else {
                out.append(c);
            }
        }
    }

    private static void appendCodePoint(StringBuilder out, int c) {
        out.append('\\').append(Integer.toHexString(c)).append(' ');
    }

    /** A string in double quotes. */
    public static String string(String value) {
        StringBuilder out = new StringBuilder(value.length() + 2);
        appendString(out, value);
        return out.toString();
    }

    /** Appends a string in double quotes. */
    public static void appendString(StringBuilder out, String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == 0) {
                out.append('\uFFFD');
            } else if (c < 0x20 || c == 0x7F) {
                appendCodePoint(out, c);
            } else if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    /** {@code url("...")}. */
    public static String url(String value) {
        return "url(" + string(value) + ")";
    }

    /** A number in the shortest form of at most six digits after the point. */
    public static String number(double value) {
        StringBuilder out = new StringBuilder(8);
        appendNumber(out, value);
        return out.toString();
    }

    /** Appends a number as {@link #number} gives it. */
    public static void appendNumber(StringBuilder out, double value) {
        if (value == (long) value && Math.abs(value) < 1e15) {
            if (value == 0 && 1 / value < 0) {
                out.append('0');
            } else {
                out.append((long) value);
            }
            return;
        }
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            out.append(Double.isNaN(value) ? "NaN" : value > 0 ? "infinity" : "-infinity");
            return;
        }
        appendFraction(out, value);
    }

    private static void appendFraction(StringBuilder out, double value) {
        BigDecimal rounded =
                BigDecimal.valueOf(value).setScale(6, RoundingMode.HALF_UP).stripTrailingZeros();
        out.append(rounded.signum() == 0 ? "0" : rounded.toPlainString());
    }
}
