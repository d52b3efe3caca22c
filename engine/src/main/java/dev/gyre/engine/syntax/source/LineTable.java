package dev.gyre.engine.syntax.source;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/** The offsets at which the lines of a text begin; lines are numbered from 0 here. */
public final class LineTable {
    private final int[] starts;

    private LineTable(int[] starts) {
        this.starts = starts;
    }

    /** The lines of a text. */
    public static LineTable of(String text) {
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
        return new LineTable(Arrays.copyOf(found, lines));
    }

    /** Reads what {@link #bytes} wrote. */
    public static LineTable read(byte[] bytes) {
        int[] found = new int[bytes.length + 1];
        int lines = 1;
        int start = 0;
        for (int at = 0; at < bytes.length; ) {
            int length = 0;
            int shift = 0;
            do {
                length |= (bytes[at] & 0x7F) << shift;
                shift += 7;
            } while (bytes[at++] < 0);
            start += length;
            found[lines++] = start;
        }
        return new LineTable(Arrays.copyOf(found, lines));
    }

    /** The length of each line but the last, with its terminator, as an unsigned LEB128 number. */
    public byte[] bytes() {
        var bytes = new ByteArrayOutputStream();
        for (int line = 1; line < starts.length; line++) {
            int length = starts[line] - starts[line - 1];
            for (; length > 0x7F; length >>>= 7) bytes.write(length | 0x80);
            bytes.write(length);
        }
        return bytes.toByteArray();
    }

    public int lineCount() {
        return starts.length;
    }

    public int line(int offset) {
        int index = Arrays.binarySearch(starts, offset);
        return index >= 0 ? index : -index - 2;
    }

    public int lineStart(int line) {
        return starts[line];
    }

    /** The offset of the line's terminator, or of the end of the text, which is the one that this table is of. */
    int lineEnd(int line, String text) {
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
