package dev.gyre.loop.ticks;

/** What the drain of ticks and microtasks asks its embedder. */
public interface TickHooks {
    /** True when a rejection waits for {@link #processPromiseRejections}. */
    boolean hasRejectionToWarn();

    /** Reports unhandled rejections; true when that may have queued more ticks or microtasks. */
    boolean processPromiseRejections();

    /**
     * Takes what a callback, a tick or a microtask threw; must not throw. After a tick has thrown, the ticks after it wait for the next
     * scope: an embedder that goes on makes sure that there is one, as Node does by an empty immediate.
     */
    void uncaught(Throwable error);

    /** False once nothing may run any more. */
    boolean canCall();

    /** The outermost scope opens: jobs follow each other until {@link #left}, which is called in any case. */
    default void entered() {}

    /** The outermost scope is closed, its jobs have run. */
    default void left() {}

    /** A drain has come to its end: nothing of the job that has run is on the stack any more. */
    default void drained() {}

    /** See {@link dev.gyre.loop.CallbackScope#place}. */
    default Object place() {
        return null;
    }

    /** Which of the two rings does not run empty. */
    enum Ring {
        TICKS,
        MICROTASKS
    }

    /**
     * One drain has run very many jobs of a ring without an end, so that nothing else gets its turn; {@code next} is the job about to run. Called
     * again after as many jobs more. May throw to end the drain.
     */
    default void starving(Ring ring, long jobs, Runnable next) {}
}
