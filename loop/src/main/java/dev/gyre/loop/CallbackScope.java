package dev.gyre.loop;

/**
 * How the loop calls its embedder: every callback runs between {@link #open} and {@link #close}, and when
 * the outermost closes the embedder drains its jobs. No method of a scope throws.
 */
public interface CallbackScope {
    /** A callback begins. */
    void open();

    /** A callback has ended; {@code failed} when it threw, in which case nothing drains. */
    void close(boolean failed);

    /** Between two callbacks that share one scope: drain as if the scope had closed and opened again. */
    void between();

    /** Takes what a callback threw; called before the scope of that callback closes. */
    void uncaught(Throwable error);

    /** False once the embedder can no longer be called (the process is exiting): callbacks are dropped. */
    default boolean canCall() {
        return true;
    }

    /** The loop is about to wait: a good moment to give memory back. */
    default void sleeping() {}

    /**
     * Where the program is now, as a token whose {@code toString} gives the line ("app.js:31"); null when nothing runs. Asked for each new handle
     * and request, so it must be cheap: the text is made only when it is read.
     */
    default Object place() {
        return null;
    }
}
