package dev.gyre.loop.ticks;

/** Callbacks of the draining of ticks and microtasks to the embedder. */
public interface TickHooks {
    /** Whether a rejection waits for {@link #processPromiseRejections}. */
    boolean hasRejectionToWarn();

    /** Reports unhandled rejections; returns true if that may have queued ticks or microtasks. */
    boolean processPromiseRejections();

    /**
     * Receives the exception of a callback, a tick or a microtask; must not throw. After a tick has thrown, the ticks
     * after it wait for the next scope; an embedder that continues must make sure that there is one, as Node does with
     * an empty immediate.
     */
    void uncaught(Throwable error);

    /** False once nothing may run any more. */
    boolean canCall();

    /** Called when the outermost scope opens. Jobs may run until {@link #left}, which is always called. */
    default void entered() {}

    /** Called when the outermost scope has closed and its jobs have run. */
    default void left() {}

    /** Called at the end of a drain, when no job is on the stack any more. */
    default void drained() {}

    /** See {@link dev.gyre.loop.CallbackScope#place}. */
    default Object place() {
        return null;
    }

    /** Names the ring that does not become empty. */
    enum Ring {
        TICKS,
        MICROTASKS
    }

    /**
     * Called when one drain has run very many jobs of a ring, so that nothing else can run; {@code next} is the next
     * job. Called again after the same number of further jobs. May throw to end the drain.
     */
    default void starving(Ring ring, long jobs, Runnable next) {}
}
