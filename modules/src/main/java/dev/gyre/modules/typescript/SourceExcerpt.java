package dev.gyre.modules.typescript;

import java.util.List;

/**
 * The lines that an error is about, with one line before and one after, as Node prints them above the error.
 *
 * @param line the number of the first line of the error, from 1
 * @param text the lines, each with its line terminator
 */
public record SourceExcerpt(int line, String text) {
    private static final int TAB = 4;

    /** The excerpt for an error. */
    public static SourceExcerpt of(String source, TypeScriptSyntaxException error) {
        int start = Math.min(error.start(), source.length());
        int end = Math.clamp(error.end(), start, source.length());
        List<String> lines = source.lines().toList();
        int first = lineOf(source, start);
        int last = end > start ? lineOf(source, end - 1) : first;
        StringBuilder text = new StringBuilder();
        boolean isOneLine = first == last;
        for (int line = Math.max(0, first - 1); line <= Math.min(last + 1, lines.size() - 1); line++) {
            if (!isOneLine) text.append(line == first || line == last ? "  > " : "    ");
            appendLine(text, lines.get(line));
            if (isOneLine && line == first && end > start) mark(text, source, start, end);
        }
        return new SourceExcerpt(first + 1, text.toString());
    }

    private static void appendLine(StringBuilder text, String line) {
        int column = 0;
        for (int i = 0, c; i < line.length(); i += Character.charCount(c)) {
            c = line.codePointAt(i);
            int width = width(c, column);
            if (c == '\t') text.repeat(' ', width);
            else text.appendCodePoint(c);
            column += width;
        }
        text.append('\n');
    }

    private static void mark(StringBuilder text, String source, int start, int end) {
        int lineStart = Math.max(source.lastIndexOf('\n', start - 1), source.lastIndexOf('\r', start - 1)) + 1;
        int before = columns(source, lineStart, start, 0);
        text.repeat(' ', before)
                .repeat('^', columns(source, start, end, before) - before)
                .append('\n');
    }

    private static int columns(String source, int from, int to, int column) {
        int result = column;
        for (int i = from, c; i < to; i += Character.charCount(c)) {
            c = source.codePointAt(i);
            result += width(c, result);
        }
        return result;
    }

    /** The number of terminal columns of a character. */
    private static int width(int c, int column) {
        if (c == '\t') return TAB - column % TAB;
        boolean isWide = c >= 0x1100
                && (c <= 0x115F
                        || c >= 0x2E80 && c <= 0xA4CF
                        || c >= 0xAC00 && c <= 0xD7A3
                        || c >= 0xF900 && c <= 0xFAFF
                        || c >= 0xFE30 && c <= 0xFE6F
                        || c >= 0xFF00 && c <= 0xFF60
                        || c >= 0xFFE0 && c <= 0xFFE6
                        || c >= 0x1F300 && c <= 0x1FAFF
                        || c >= 0x20000 && c <= 0x3FFFD);
        return isWide ? 2 : 1;
    }

    private static int lineOf(String source, int offset) {
        int line = 0;
        for (int i = 0; i < offset; i++) {
            char c = source.charAt(i);
            if (c == '\n' || c == '\r' && (i + 1 >= source.length() || source.charAt(i + 1) != '\n')) line++;
        }
        return line;
    }
}
