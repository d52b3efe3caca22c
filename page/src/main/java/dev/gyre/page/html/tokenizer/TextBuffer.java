package dev.gyre.page.html.tokenizer;

import java.util.Arrays;

/** A growing array of UTF-16 code units. */
public final class TextBuffer {
    private static final int INITIAL_CAPACITY = 256;

    public char[] chars = new char[INITIAL_CAPACITY];
    public int length;

    public void append(char c) {
        if (length == chars.length) {
            grow(1);
        }
        chars[length++] = c;
    }

    /** Appends source[from..to). */
    public void append(char[] source, int from, int to) {
        int count = to - from;
        if (count > chars.length - length) {
            grow(count);
        }
        System.arraycopy(source, from, chars, length, count);
        length += count;
    }

    public void append(String text) {
        int count = text.length();
        if (count > chars.length - length) {
            grow(count);
        }
        text.getChars(0, count, chars, length);
        length += count;
    }

    void appendCodePoint(int codePoint) {
        if (Character.isBmpCodePoint(codePoint)) {
            append((char) codePoint);
        } else {
            append(Character.highSurrogate(codePoint));
            append(Character.lowSurrogate(codePoint));
        }
    }

    private void grow(int count) {
        chars = Arrays.copyOf(chars, Math.max(Math.addExact(length, count), (int)
                Math.min(Integer.MAX_VALUE - 8L, chars.length * 2L)));
    }

    void clear() {
        length = 0;
    }

    /** The text, after which the buffer is empty. */
    String take() {
        String text = new String(chars, 0, length);
        length = 0;
        return text;
    }
}
