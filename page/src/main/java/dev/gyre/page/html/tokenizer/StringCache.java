package dev.gyre.page.html.tokenizer;

/** Recent short strings, so that values and texts that repeat are one string. */
public final class StringCache {
    private static final int SIZE = 256;
    private static final int MAXIMUM_LENGTH = 24;

    private String[] strings;

    /** The string of chars[from..to). */
    public String get(char[] chars, int from, int to) {
        int length = to - from;
        if (length > MAXIMUM_LENGTH) {
            return new String(chars, from, length);
        }
        if (strings == null) {
            strings = new String[SIZE];
        }
        int hash = length;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + chars[i];
        }
        int slot = (hash ^ hash >>> 8 ^ hash >>> 16) & SIZE - 1;
        String cached = strings[slot];
        if (cached != null && cached.length() == length && equals(cached, chars, from)) {
            return cached;
        }
        return strings[slot] = new String(chars, from, length);
    }

    private static boolean equals(String text, char[] chars, int from) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != chars[from + i]) {
                return false;
            }
        }
        return true;
    }
}
