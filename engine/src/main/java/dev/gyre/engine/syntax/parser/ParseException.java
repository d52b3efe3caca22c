package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.source.Source;
import dev.gyre.engine.syntax.source.SourcePosition;

/** An early error: the message is the one V8 gives, without the error's name. */
public final class ParseException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The constructor of the JavaScript error that it becomes. */
    public enum Kind {
        SYNTAX,
        REFERENCE,
        RANGE
    }

    private final Kind kind;
    private final transient Source source;
    private final int start;
    private final int end;

    public ParseException(Kind kind, String message, Source source, int start, int end) {
        super(message, null, false, false);
        this.kind = kind;
        this.source = source;
        this.start = start;
        this.end = end;
    }

    public Kind kind() {
        return kind;
    }

    public Source source() {
        return source;
    }

    /** The offset where the offending text begins. */
    public int start() {
        return start;
    }

    /** The offset where the offending text ends. */
    public int end() {
        return end;
    }

    /** The 1-based line and column of {@link #start()}. */
    public SourcePosition position() {
        return source.position(start);
    }
}
