package dev.gyre.engine.syntax.source;

import java.util.Arrays;

/** The offsets at which the lines of a text begin; lines are numbered from 0 here. */
public final class LineTable {
    private final String text;
    private final int[] starts;
    private final int count;

    LineTable(String text) {
        this.text = text;
        int[] found = new int[Math.max(16, text.length() / 32)];
        int lines = 1;
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (!isTerminator(c)) {
                continue;
            }
            if (c == '\r' && i + 1 < length && text.charAt(i + 1) == '\n') {
                i++;
            }
            if (lines == found.length) {
                found = Arrays.copyOf(found, lines * 2);
            }
            found[lines++] = i + 1;
        }
        starts = Arrays.copyOf(found, lines);
        count = lines;
    }

    public int lineCount() {
        return count;
    }

    public int line(int offset) {
        int index = Arrays.binarySearch(starts, offset);
        return index >= 0 ? index : -index - 2;
    }

    public int lineStart(int line) {
        return starts[line];
    }

    /** The offset of the line's terminator, or of the end of the text. */
    public int lineEnd(int line) {
        int end = starts[line];
        while (end < text.length() && !isTerminator(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isTerminator(char c) {
        return c == '\n' || c == '\r' || c == (char) 0x2028 || c == (char) 0x2029;
    }
}
