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
}
