package dev.gyre.node.environment;

/** Called in the middle of JavaScript, at the engine's interrupt checks. */
public interface PollListener {
    /** May throw an Error that is not JavaScript's, which ends what runs. On the runtime's thread. */
    void polled();
}
