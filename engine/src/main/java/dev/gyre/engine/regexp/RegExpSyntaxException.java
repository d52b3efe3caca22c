package dev.gyre.engine.regexp;

/** The early error of a pattern or its flags, with the message of the SyntaxError. */
public final class RegExpSyntaxException extends RuntimeException {
    private final String reason;

    RegExpSyntaxException(String message, String reason) {
        super(message, null, false, false);
        this.reason = reason;
    }

    /** The message without the pattern: "Unterminated group". */
    public String reason() {
        return reason;
    }
}
