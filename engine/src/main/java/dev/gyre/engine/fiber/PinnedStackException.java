package dev.gyre.engine.fiber;

/** Thrown by {@link ExecutionStack#suspend} where a stack cannot stop; the message is the cause. */
public final class PinnedStackException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PinnedStackException(String cause) {
        super(cause, null, false, false);
    }
}
