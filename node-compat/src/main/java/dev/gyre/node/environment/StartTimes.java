package dev.gyre.node.environment;

import dev.gyre.loop.clock.LoopClock;

/** The start times of a runtime and its loop, by the loop's clock. */
public final class StartTimes {
    private static final double NANOS_PER_MILLI = 1e6;

    private final LoopClock clock;
    private double millis;
    private long nanos;
    private long engineNanos;
    private long environmentNanos;
    private long completeNanos;
    private long loopNanos;
    private long loopEndNanos;

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

    /** A thread's times count from the start of the process. */
    public void countFrom(StartTimes process) {
        nanos -= Math.round((millis - process.millis) * NANOS_PER_MILLI);
        millis = process.millis;
    }

    /**
     * Milliseconds from the start to the creation of the engine's realm, its end, the end of the set-up of its globals,
     * and the end of the loop, which is -1 before that.
     */
    public double[] milestones() {
        return new double[] {
            since(engineNanos),
            since(environmentNanos),
            since(completeNanos),
            loopEndNanos == 0 ? -1 : since(loopEndNanos)
        };
    }

    private double since(long time) {
        return (time - nanos) / NANOS_PER_MILLI;
    }

    void engineBegins() {
        engineNanos = clock.nanoTime();
    }

    void environmentBegins() {
        environmentNanos = clock.nanoTime();
    }

    void bootstrapIsComplete() {
        completeNanos = clock.nanoTime();
    }

    void loopEnds() {
        loopEndNanos = clock.nanoTime() | 1;
    }

    void loopBegins() {
        if (loopNanos == 0) loopNanos = clock.nanoTime() | 1;
    }
}
