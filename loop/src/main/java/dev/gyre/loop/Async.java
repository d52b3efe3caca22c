package dev.gyre.loop;

import java.util.concurrent.atomic.AtomicBoolean;

/** A handle through which any thread can wake the loop; several sends before the callback runs are one (libuv's uv_async_t). */
public final class Async extends Handle {
    private final String reason;
    private final Runnable callback;
    private final AtomicBoolean sent = new AtomicBoolean();
    private final Delivery delivery = new Delivery();

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
        // What was sent and not delivered is dropped: the delivery looks at isClosing.
    }

    /** The entry in the completion queue that stands for all sends since the last. */
    private final class Delivery implements Runnable {
        @Override
        public void run() {
            sent.set(false);
            if (!isClosing()) {
                callback.run();
            }
        }
    }
}
