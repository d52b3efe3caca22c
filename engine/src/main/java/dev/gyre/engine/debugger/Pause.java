package dev.gyre.engine.debugger;

import java.util.List;

/**
 * A pause of the program.
 *
 * @param reason why, in V8's words
 * @param frames the innermost first
 * @param value the exception, or what is returned; null for others
 * @param isUncaught for an exception, whether no catch clause gets it
 * @param breakpoints those that were hit
 */
public record Pause(
        Reason reason, List<DebugFrame> frames, Object value, boolean isUncaught, List<Breakpoint> breakpoints) {
    /** Why the program pauses. */
    public enum Reason {
        BREAKPOINT,
        STEP,
        /** Requested by {@link Debugger#pauseSoon}. */
        REQUEST,
        DEBUGGER_STATEMENT,
        EXCEPTION
    }
}
