package dev.gyre.node.environment;

import dev.gyre.loop.clock.LoopClock;

/** The start times of a runtime and its loop, by the loop's clock. */
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

    /** The start by the clock, in nanoseconds. */
    public long nanos() {
        return nanos;
    }

    /** The start of the loop by the clock, in nanoseconds; 0 before that. */
    public long loopNanos() {
        return loopNanos;
    }

    void loopBegins() {
        if (loopNanos == 0) loopNanos = clock.nanoTime() | 1;
    }
}
