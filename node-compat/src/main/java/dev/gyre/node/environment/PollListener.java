package dev.gyre.node.environment;

/** Called in the middle of JavaScript, at the engine's interrupt checks. */
public interface PollListener {
    /** May throw an Error other than JavaScript's, which ends the running code. On the runtime's thread. */
    void polled();
}
