package dev.gyre.loop.schedule;

import java.util.concurrent.locks.LockSupport;

/**
 * A thread that asks for a poll at a given instant, because polls count steps and not time. It asks again while nothing else is set, as a request may come just before the instant. How
 * late it is depends on the system's timers: usually 50 to 80 microseconds on Linux.
 */
public final class AttentionTimer implements Runnable {
    private static final long NEVER = Long.MAX_VALUE;
    private static final long REPEAT = 500_000;

    private final Runnable request;
    private final Thread thread;
    private volatile long instant = NEVER;
    /** Until when the thread sleeps; it need not be woken for what comes later. */
    private volatile long sleepsUntil = NEVER;

    private volatile boolean closed;

    /** @param request called on the timer's thread */
    public AttentionTimer(Runnable request) {
        this.request = request;
        thread = Thread.ofPlatform().daemon().name("job timer").unstarted(this);
        thread.start();
    }

    /** Asks at this reading of System.nanoTime, instead of what was set before; {@link Long#MAX_VALUE} for never. */
    public void set(long newInstant) {
        instant = newInstant;
        if (newInstant < sleepsUntil) LockSupport.unpark(thread);
    }

    @Override
    public void run() {
        while (!closed) {
            var wanted = instant;
            var now = System.nanoTime();
            if (wanted != NEVER && now >= wanted) {
                request.run();
                wanted = now + REPEAT;
            }
            sleepsUntil = wanted;
            // Set after the reading above, so that an earlier instant set meanwhile is seen.
            if (instant < wanted && instant > now) continue;
            if (wanted == NEVER) LockSupport.park(this);
            else LockSupport.parkNanos(this, wanted - System.nanoTime());
        }
    }

    /** Ends the thread. */
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
    }
}
