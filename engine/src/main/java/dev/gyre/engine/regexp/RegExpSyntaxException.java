package dev.gyre.engine.regexp;

/** The early error of a pattern or of its flags; its message is the one a SyntaxError shows. */
public final class RegExpSyntaxException extends RuntimeException {
    public RegExpSyntaxException(String message) {
        super(message, null, false, false);
    }
}
