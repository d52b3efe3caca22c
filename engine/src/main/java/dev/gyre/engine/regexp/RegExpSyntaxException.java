package dev.gyre.engine.regexp;

/** The early error of a pattern or of its flags; its message is the one a SyntaxError shows. */
public final class RegExpSyntaxException extends RuntimeException {
    private final String reason;

    RegExpSyntaxException(String message, String reason) {
        super(message, null, false, false);
        this.reason = reason;
    }

    /** The error without the pattern: "Unterminated group". */
    public String reason() {
        return reason;
    }
}
