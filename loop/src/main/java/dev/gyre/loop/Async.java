package dev.gyre.loop;

import java.util.concurrent.atomic.AtomicBoolean;

/** A handle through which any thread can wake the loop; several sends before the callback runs are one (libuv's uv_async_t). */
public final class Async extends Handle {
    private final String reason;
    private final Runnable callback;
    private final AtomicBoolean sent = new AtomicBoolean();
    private final Runnable delivery = this::deliver;

    public Async(EventLoop loop, String reason, Runnable callback) {
        super(loop, "async");
        this.reason = reason;
        this.callback = callback;
        activate();
    }

    @Override
    public String reason() {
        return reason;
    }

    /** Makes the callback run on the loop's thread; any thread. */
    public void send() {
        if (!sent.get() && sent.compareAndSet(false, true)) {
            loop().completions().add(delivery);
        }
    }

    @Override
    protected boolean isExternal() {
        return true;
    }

    @Override
    protected void beginClose() {
        // What was sent and not delivered is dropped: deliver looks at isClosing.
    }

    private void deliver() {
        sent.set(false);
        if (!isClosing()) {
            callback.run();
        }
    }
}
