package dev.gyre.engine.interpreter;

/** A call of an async function, for stack traces: who waits for it. */
public interface AsyncActivation {
    /** The suspended frame of the async function that awaits this one, or null. */
    Frame awaitingFrame();
}
