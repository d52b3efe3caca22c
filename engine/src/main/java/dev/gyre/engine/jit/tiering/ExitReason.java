package dev.gyre.engine.jit.tiering;

/** Why compiled code returned to the interpreter. Generated code passes the ordinal. */
public enum ExitReason {
    /** An instruction that had not run when the code was compiled. */
    NOT_SEEN,
    /** An int32 operation had no int32 result. */
    OVERFLOW,
    NOT_INT,
    NOT_NUMBER,
    NOT_STRING,
    NOT_OBJECT,
    SHAPE,
    ELEMENTS_KIND,
    OUT_OF_BOUNDS,
    HOLE,
    CALL_TARGET,
    GLOBAL,
    OTHER,
    /** The stack is nearly full. Leads to no new compilation. */
    DEPTH,
    /** {@code --jit-stress}. Leads to no new compilation. */
    STRESS,
    /** The end of a loop that is compiled alone. Leads to no new compilation. */
    LOOP_END;

    private static final ExitReason[] ALL = values();

    /** Whether no other code would have gone on here. */
    boolean isExpected() {
        return this == DEPTH || this == STRESS || this == LOOP_END;
    }

    static ExitReason of(int ordinal) {
        return ALL[ordinal];
    }
}
