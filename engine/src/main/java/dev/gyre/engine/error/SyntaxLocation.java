package dev.gyre.engine.error;

import dev.gyre.engine.source.Source;

/** Where an early error is: a range of a source text. */
public record SyntaxLocation(Source source, int start, int end) {
    /** The line of the start, from 1. */
    public int line() {
        return source.position(start).line();
    }

    /** The column of the start, from 1. */
    public int column() {
        return source.position(start).column();
    }

    /** Name and line of the text, the line itself and a caret below what is wrong, each with its line end. */
    public String display() {
        String line = source.lineText(start);
        StringBuilder text = new StringBuilder(source.name()).append(':').append(line()).append('\n').append(line).append('\n');
        int column = Math.min(column() - 1, line.length());
        for (int i = 0; i < column; i++) text.append(line.charAt(i) == '\t' ? '\t' : ' ');
        int width = start == source.length() ? 0 : Math.max(1, Math.min(end - start, line.length() - column));
        return text.append("^".repeat(width)).append('\n').toString();
    }
}
