package dev.gyre.engine.regexp;

/** Thrown when the backtrack stack of one match outgrows its limit. */
public final class MatchLimitException extends RuntimeException {
    public MatchLimitException() {
        super("Maximum call stack size exceeded", null, false, false);
    }
}
