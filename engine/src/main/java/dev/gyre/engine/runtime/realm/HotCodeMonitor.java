package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.error.StackFrame;

/** Learns from the agent's polls which code is hot. */
public interface HotCodeMonitor {
    /** A poll at the entry of a function, or of a generator that is resumed. */
    void sampledAtEntry(StackFrame frame);

    /**
     * A poll at the head of a loop.
     *
     * @return whether there is more than the interpreter to continue the frame with; a number, because the interpreter switches over it
     */
    int sampledAtLoop(StackFrame frame);

    /** A debugger statement. */
    default void debuggerStatement(StackFrame frame) {}

    /** Discards what has been compiled, so that all frames are interpreted from their next calls, polls and returns on. */
    default void discardAll() {}

    /** Whether the monitor knows frames by their identity, also after their activations. */
    default boolean observesFrames() {
        return false;
    }
}
