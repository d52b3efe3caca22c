package dev.gyre.page.html.tokenizer;

import java.util.Arrays;

/** Where the lines of a text begin, to tell the line and column of an offset. */
public final class LineMap {
    private int[] starts = new int[16];
    private int count = 1;
    private int length;

    /** Notes the lines of the next piece of the text. */
    void append(char[] chars, int from, int to) {
        int base = length - from;
        for (int i = from; i < to; i++) {
            if (chars[i] == '\n') {
                if (count == starts.length) {
                    starts = Arrays.copyOf(starts, 2 * count);
                }
                starts[count++] = base + i + 1;
            }
        }
        length = base + to;
    }

    /** Forgets what is after an offset. */
    void truncate(int offset) {
        while (count > 1 && starts[count - 1] > offset) {
            count--;
        }
        length = offset;
    }

    /** The length of the text so far. */
    int length() {
        return length;
    }

    /** The line, from 1. */
    public int line(int offset) {
        int found = Arrays.binarySearch(starts, 0, count, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** The column in UTF-16 code units, from 1. */
    public int column(int offset) {
        return offset - starts[line(offset) - 1] + 1;
    }
}
