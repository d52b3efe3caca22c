package dev.gyre.page.dom.names;

/** ASCII case of https://infra.spec.whatwg.org/#ascii-lowercase; other letters stay as they are. */
public final class AsciiCase {
    private AsciiCase() {}

    /** The same string if it has no ASCII upper case letter. */
    public static String lower(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isUpper(text.charAt(i))) return converted(text, i, 'A', 'Z');
        }
        return text;
    }

    /** The same string if it has no ASCII lower case letter. */
    public static String upper(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') return converted(text, i, 'a', 'z');
        }
        return text;
    }

    private static String converted(String text, int from, char first, char last) {
        char[] chars = text.toCharArray();
        for (int i = from; i < chars.length; i++) {
            if (chars[i] >= first && chars[i] <= last) chars[i] ^= 0x20;
        }
        return new String(chars);
    }

    public static boolean isUpper(char c) {
        return c >= 'A' && c <= 'Z';
    }

    // https://infra.spec.whatwg.org/#ascii-case-insensitive
    public static boolean equalsIgnoreCase(String a, String b) {
        if (a.length() != b.length()) return false;
        for (int i = 0; i < a.length(); i++) {
            char x = a.charAt(i);
            char y = b.charAt(i);
            if (x != y && (isUpper(x) ? (char) (x | 0x20) : x) != (isUpper(y) ? (char) (y | 0x20) : y)) return false;
        }
        return true;
    }

    // https://infra.spec.whatwg.org/#strip-leading-and-trailing-ascii-whitespace
    /** A text without the ASCII whitespace around it. */
    public static String trim(String text) {
        int from = 0;
        int to = text.length();
        while (from < to && isWhitespace(text.charAt(from))) from++;
        while (to > from && isWhitespace(text.charAt(to - 1))) to--;
        return text.substring(from, to);
    }

    // https://infra.spec.whatwg.org/#ascii-whitespace
    public static boolean isWhitespace(int c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
    }
}
