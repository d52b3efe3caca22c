package dev.gyre.engine.runtime.error;

import dev.gyre.engine.syntax.source.Source;

/** The location of an early error: a range of a source text. */
public record SyntaxLocation(Source source, int start, int end) {
    /** The line of the start, from 1. */
    public int line() {
        return source.position(start).line();
    }

    /** The column of the start, from 1. */
    public int column() {
        return source.position(start).column();
    }

    /**
     * The name and line number of the text, the line itself and carets below the range, each with a line terminator.
     */
    public String display() {
        return display(source.name(), line(), source.lineText(start), column(), end - start);
    }

    /**
     * A position in a file as Node shows it; a range that continues on another line has neither carets nor a caret
     * line.
     */
    public static String display(String file, int line, String text, int column, int width) {
        StringBuilder shown = new StringBuilder(file)
                .append(':')
                .append(line)
                .append('\n')
                .append(text)
                .append('\n');
        int before = column - 1;
        if (before + width > text.length()) return shown.toString();
        for (int i = 0; i < before; i++) shown.append(text.charAt(i) == '\t' ? '\t' : ' ');
        return shown.append("^".repeat(width)).append('\n').toString();
    }
}
