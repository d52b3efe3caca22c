package dev.gyre.modules.typescript;

import java.util.Arrays;
import java.util.BitSet;

/** The ranges of a text to blank, and the few characters to overwrite in order to keep its meaning. */
final class Erasures {
    private int[] blanks = new int[64];
    private int blankCount;
    private int[] overwrites = new int[8];
    private int overwriteCount;

    /** Blanks the characters from {@code start} to {@code end}, line terminators and white space excepted. */
    void blank(int start, int end) {
        if (start >= end) return;
        if (blankCount == blanks.length) blanks = Arrays.copyOf(blanks, blankCount * 2);
        blanks[blankCount++] = start;
        blanks[blankCount++] = end;
    }

    /** Writes an ASCII character over the one at an offset, blanked or not. */
    void overwrite(int offset, char c) {
        if (overwriteCount == overwrites.length) overwrites = Arrays.copyOf(overwrites, overwriteCount * 2);
        overwrites[overwriteCount++] = offset;
        overwrites[overwriteCount++] = c;
    }

    int blankCount() {
        return blankCount;
    }

    int overwriteCount() {
        return overwriteCount;
    }

    /** Removes the erasures requested since the counts were as given. */
    void reset(int blankCount, int overwriteCount) {
        this.blankCount = blankCount;
        this.overwriteCount = overwriteCount;
    }

    String apply(String source) {
        if (blankCount == 0 && overwriteCount == 0) return source;
        char[] text = source.toCharArray();
        for (int i = 0; i < blankCount; i += 2) blank(text, blanks[i], blanks[i + 1]);
        int grown = 0;
        for (int i = 0; i < overwriteCount; i += 2) {
            int at = overwrites[i];
            grown = Math.max(grown, widthOf(source, at) - 1);
            text[at] = (char) overwrites[i + 1];
        }
        return grown == 0 ? new String(text) : padded(source, text);
    }

    /** The text after blanking and overwriting, with the same number of characters. */
    String applyInPlace(String source) {
        char[] text = source.toCharArray();
        for (int i = 0; i < blankCount; i += 2) {
            for (int at = blanks[i]; at < blanks[i + 1]; at++) {
                if (!TypeScriptLexer.isLineTerminator(text[at])) text[at] = ' ';
            }
        }
        for (int i = 0; i < overwriteCount; i += 2) {
            int at = overwrites[i];
            if (Character.isLowSurrogate(text[at])) text[at - 1] = ' ';
            text[at] = (char) overwrites[i + 1];
        }
        return new String(text);
    }

    /** Writes as many blanks as Node's compiler, which counts UTF-8 octets, so that lines and columns are equal. */
    private static void blank(char[] text, int start, int end) {
        for (int i = start; i < end; i++) {
            char c = text[i];
            if (c < 128) {
                if (!isBlank(c)) text[i] = ' ';
            } else if (Character.isHighSurrogate(c) && i + 1 < end) {
                text[i++] = ' ';
                text[i] = '\uFEFF';
            } else if (!isBlank(c)) {
                text[i] = c < 0x800 ? '\u00A0' : '\u2002';
            }
        }
    }

    private static boolean isBlank(char c) {
        return c >= '\t' && c <= '\r'
                || c == ' '
                || c == 0x2028
                || c == 0x2029
                || c == 0xFEFF
                || c >= 128 && Character.getType(c) == Character.SPACE_SEPARATOR;
    }

    /** The number of UTF-8 octets of the character at an offset when its last unit is overwritten. */
    private static int widthOf(String source, int offset) {
        char c = source.charAt(offset);
        if (Character.isSurrogate(c)) return 4;
        return c < 128 ? 1 : c < 0x800 ? 2 : 3;
    }

    /** One octet of a wider character was overwritten: the others become blanks. */
    private String padded(String source, char[] text) {
        BitSet overwritten = new BitSet(text.length);
        for (int i = 0; i < overwriteCount; i += 2) overwritten.set(overwrites[i]);
        StringBuilder result = new StringBuilder(text.length + 4);
        for (int i = 0; i < text.length; i++) {
            if (i + 1 < text.length && Character.isHighSurrogate(source.charAt(i)) && overwritten.get(i + 1)) continue;
            result.append(text[i]);
            if (overwritten.get(i)) result.repeat(' ', widthOf(source, i) - 1);
        }
        return result.toString();
    }
}
