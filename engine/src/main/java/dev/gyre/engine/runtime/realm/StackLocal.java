package dev.gyre.engine.runtime.realm;

/**
 * A part of an embedder's state that belongs to the running stack and not to the thread, such as the innermost time limit. It is registered with {@link
 * Agent#addStackLocal}; each switch of stacks exchanges its value.
 */
public interface StackLocal {
    /**
     * Sets the value of the stack that runs from now on, and returns that of the stack that has run so far.
     *
     * @param valueOrNull what an earlier call has returned for that stack; null for a stack that has not run yet
     * @return the value to pass when the stack continues; null stands for the value of a stack that has not run yet
     */
    Object exchange(Object valueOrNull);
}
