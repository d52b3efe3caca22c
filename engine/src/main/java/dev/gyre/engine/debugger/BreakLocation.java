package dev.gyre.engine.debugger;

/**
 * A place in code at which a debugger can pause.
 *
 * @param offset of the instruction that has not run yet
 * @param position in the source text
 * @param statement the position of the statement that contains it
 */
public record BreakLocation(int offset, int position, int statement, Kind kind) {
    /** What comes next. */
    public enum Kind {
        STATEMENT,
        CALL,
        RETURN,
        DEBUGGER_STATEMENT
    }
}
