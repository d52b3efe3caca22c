package dev.gyre.engine.builtins.temporal.parse;

/** The text does not have the required format; the message says what is wrong, in V8's words where it has them. */
public final class ParseFailure extends Exception {
    private static final long serialVersionUID = 1;

    ParseFailure(String message) {
        super(message, null, false, false);
    }
}
