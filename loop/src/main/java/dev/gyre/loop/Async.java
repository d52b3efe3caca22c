package dev.gyre.loop;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A handle through which any thread can wake the loop; several sends before the callback runs are merged into one
 * (libuv's uv_async_t).
 */
public class Async extends Handle {
    private final String reason;
    private final Runnable callback;
    private final AtomicBoolean sent = new AtomicBoolean();

    Async previousAsync;
    Async nextAsync;

    /**
     * A handle that is active from the start.
     *
     * @param callback runs in the poll phase, inside a callback scope
     * @throws IllegalStateException on another thread than the loop's
     */
    public Async(EventLoop loop, String reason, Runnable callback) {
        this(loop, "async", reason, callback);
    }

    protected Async(EventLoop loop, String kind, String reason, Runnable callback) {
        super(loop, kind);
        this.reason = reason;
        this.callback = callback;
        loop.asyncs().add(this);
        activate();
    }

    @Override
    public final String reason() {
        return reason;
    }

    /** Makes the callback run on the loop's thread. Any thread may call this; does nothing once the handle is closing. */
    public final void send() {
        if (!sent.get() && sent.compareAndSet(false, true)) {
            loop().asyncs().post();
        }
    }

    final boolean isSent() {
        return sent.get();
    }

    /** A send to a handle that has been closed is dropped. */
    final void deliver() {
        sent.set(false);
        if (!isClosing()) {
            callback.run();
        }
    }

    @Override
    protected boolean isExternal() {
        return true;
    }

    @Override
    protected void beginClose() {
        // Undelivered sends are dropped: deliver checks isClosing.
    }

    @Override
    protected final void cancelPending() {
        loop().asyncs().remove(this);
    }
}
