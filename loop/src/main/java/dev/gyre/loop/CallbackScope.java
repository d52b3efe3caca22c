package dev.gyre.loop;

/**
 * How the loop calls its embedder: every callback runs between {@link #open} and {@link #close}, and when
 * the outermost closes the embedder drains its jobs. No method of a scope throws.
 */
public interface CallbackScope {
    /** A callback begins. */
    void open();

    /** Ends a callback; {@code failed} if it threw, in which case nothing is drained. */
    void close(boolean failed);

    /** Called between two callbacks that share one scope: drains as if the scope had been closed and opened again. */
    void between();

    /** A job that was drained between two callbacks has thrown: the jobs that remain are left to the next scope. */
    default void leaveRemainingJobs() {}

    /** Receives the exception of a callback, before the scope of the callback is closed. */
    void uncaught(Throwable error);

    /** False once the embedder can no longer be called (the process is exiting): callbacks are dropped. */
    default boolean canCall() {
        return true;
    }

    /** Called before the loop waits, when the embedder can release memory. */
    default void sleeping() {}

    /**
     * The current position in the program, as a token whose {@code toString} returns the line ("app.js:31"); null if
     * nothing runs. It is called for each new handle and request, so it must be cheap: the text is computed only when
     * it is read.
     */
    default Object place() {
        return null;
    }
}
