package dev.gyre.node.gyrefiber;

import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.Request;
import java.util.concurrent.Callable;

/** A call on a virtual thread that a fiber waits for. */
final class BlockingCall<T> extends Request implements Runnable {
    private final FiberObject fiber;
    private final Callable<T> work;
    private T value;
    private Throwable failure;
    private boolean abandoned;

    BlockingCall(EventLoop loop, FiberObject fiber, Callable<T> work) {
        super(loop);
        this.fiber = fiber;
        this.work = work;
    }

    @Override
    public String kind() {
        return "blocking call";
    }

    @Override
    public String reason() {
        return "of fiber '" + fiber.name() + "'";
    }

    /** Makes the call; returns or throws what it does. */
    T result() throws Exception {
        begin();
        Thread thread = Thread.ofVirtual().name("gyre blocking call").unstarted(this);
        thread.start();
        boolean completed = false;
        try {
            fiber.park(FiberState.WAITING, "a blocking call");
            completed = true;
        } finally {
            if (!completed) {
                // The loop stays alive until the call has noticed the interrupt.
                abandoned = true;
                thread.interrupt();
            }
        }
        if (failure instanceof Exception exception) throw exception;
        if (failure != null) throw new IllegalStateException("the blocking call has failed", failure);
        return value;
    }

    @Override
    public void run() {
        try {
            value = work.call();
        } catch (Throwable thrown) {
            failure = thrown;
        }
        loop().post(() -> {
            end();
            if (!abandoned) loop().call(() -> fiber.wake(Undefined.INSTANCE, false));
        });
    }
}
