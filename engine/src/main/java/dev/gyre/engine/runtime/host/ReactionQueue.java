package dev.gyre.engine.runtime.host;

/** A queue of its own for the promise reactions of some work: of a job with a deadline, which they keep. */
public interface ReactionQueue {
    /** Adds a reaction that the work has registered; whichever code settles the promise. */
    void enqueue(Runnable reaction);

    /** Adds a reaction that other code has registered, to a promise that the work settles. */
    void enqueueOutside(Runnable reaction);
}
