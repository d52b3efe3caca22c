package dev.gyre.modules.typescript.transform;

import java.util.Arrays;

/** Collects the source positions of generated text, and writes them as a source map. */
// https://tc39.es/ecma426/#sec-source-map-format
final class SourceMapWriter {
    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private final String source;
    /** Pairs of an offset in the generated text and one in the source. */
    private int[] segments = new int[256];

    private int size;

    SourceMapWriter(String source) {
        this.source = source;
    }

    /** Adds a mapping from a generated to a source offset. */
    void add(int made, int origin) {
        if (size == segments.length) segments = Arrays.copyOf(segments, size * 2);
        segments[size++] = made;
        segments[size++] = origin;
    }

    String json(String sourceName, String code) {
        return "{\"version\":3,\"sources\":[" + Text.quoted(sourceName) + "],\"names\":[],\"mappings\":\""
                + mappings(code) + "\"}";
    }

    private String mappings(String code) {
        StringBuilder result = new StringBuilder(size * 3);
        int[] lines = lineStarts(source);
        int madeAt = 0, madeLineStart = 0, lastColumn = 0, lastLine = 0, lastOriginColumn = 0;
        boolean isFirst = true;
        for (int i = 0; i < size; i += 2) {
            for (; madeAt < segments[i]; madeAt++) {
                if (code.charAt(madeAt) != '\n') continue;
                result.append(';');
                madeLineStart = madeAt + 1;
                lastColumn = 0;
                isFirst = true;
            }
            int line = lineOf(lines, segments[i + 1]);
            int column = segments[i + 1] - lines[line];
            if (!isFirst) result.append(',');
            isFirst = false;
            append(result, segments[i] - madeLineStart - lastColumn);
            append(result, 0);
            append(result, line - lastLine);
            append(result, column - lastOriginColumn);
            lastColumn = segments[i] - madeLineStart;
            lastLine = line;
            lastOriginColumn = column;
        }
        return result.toString();
    }

    private static int[] lineStarts(String text) {
        int[] starts = new int[16];
        int count = 1;
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            if (count == starts.length) starts = Arrays.copyOf(starts, count * 2);
            starts[count++] = at + 1;
        }
        return Arrays.copyOf(starts, count);
    }

    private static int lineOf(int[] lines, int offset) {
        int found = Arrays.binarySearch(lines, offset);
        return found >= 0 ? found : -found - 2;
    }

    /** A number in digits of six bits, of which one says whether more follow, and of the first one the sign. */
    private static void append(StringBuilder result, int number) {
        int rest = number < 0 ? -number << 1 | 1 : number << 1;
        do {
            int digit = rest & 31;
            rest >>>= 5;
            result.append(DIGITS.charAt(rest > 0 ? digit | 32 : digit));
        } while (rest > 0);
    }
}
