package dev.gyre.node.environment;

import dev.gyre.loop.clock.LoopClock;

/** When a runtime and its loop began, by the loop's clock. */
public final class StartTimes {
    private final LoopClock clock;
    private final double millis;
    private final long nanos;
    private long loopNanos;

    StartTimes(LoopClock clock) {
        this.clock = clock;
        nanos = clock.nanoTime();
        millis = clock.currentTimeMillis();
    }

    /** Wall-clock time of the start, in milliseconds since the epoch. */
    public double millis() {
        return millis;
    }

    /** The clock's time of the start, in nanoseconds. */
    public long nanos() {
        return nanos;
    }

    /** The clock's time when the loop began, in nanoseconds; 0 before that. */
    public long loopNanos() {
        return loopNanos;
    }

    void loopBegins() {
        if (loopNanos == 0) loopNanos = clock.nanoTime() | 1;
    }
}
