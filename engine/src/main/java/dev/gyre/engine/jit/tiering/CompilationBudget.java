package dev.gyre.engine.jit.tiering;

import java.util.function.LongSupplier;

/**
 * How much HotSpot may have to compile. Its compilers take their time from a program that has a single core, and with any number of cores their long queue
 * keeps the program in slow code. So new units wait until the earlier ones are likely to be compiled, or until HotSpot's compilers have been idle.
 */
final class CompilationBudget {
    /** The CPU time of HotSpot's two compilers for a byte of generated code, as measured with express. */
    private static final long NANOS_PER_BYTE = 50_000;
    /** What may be spent at once is due in this time, so that a program with a few hot functions does not wait. */
    private static final long SAVED_NANOS = 300_000_000;

    /** For how long the use of the CPU is measured, which the operating system counts in steps of some 10 ms. */
    private static final long MEASURED_NANOS = 200_000_000;
    /** The compilers are idle if they use less than this part of their share. */
    private static final double IDLE = 0.5;

    /** HotSpot's part of the time. */
    private final double share;
    /** The most time that may be spent at once. */
    private final double mostNanos;

    private long lastNanoTime;
    /** The time that may be spent; negative when more has been spent than was due. */
    private double nanos;

    /** The CPU time of the process in nanoseconds; null if it does not tell whether the compilers are idle. */
    private final LongSupplier cpuTime;
    /** For how long the program's thread has waited for a core, in nanoseconds. */
    private final LongSupplier waitForCore;

    /** How often the wait for a compilation is halved while the compilers are idle. */
    private static final int MOST_HALVINGS = 4;

    private long measuredFrom;
    private long cpuTimeBefore;
    private long waitBefore;
    /**
     * The part of the last measured time in which the program's thread did not wait for a core. On a busy machine HotSpot's compilers, too, get only such a part of
     * the time.
     */
    private double served = 1;

    /** For how many measurements in succession the compilers have been idle, at most {@link #MOST_HALVINGS}. */
    private int idleMeasurements;

    /**
     * @param nanoTime the current value of {@link System#nanoTime}
     * @param cpuTime gives the CPU time of the process in nanoseconds; null on a single core, where a busy program leaves no time that shows what the compilers want
     * @param waitForCore gives the time for which the calling thread has waited for a core, in nanoseconds
     */
    CompilationBudget(double share, long nanoTime, LongSupplier cpuTime, LongSupplier waitForCore) {
        this.share = share;
        this.cpuTime = cpuTime;
        this.waitForCore = waitForCore;
        waitBefore = cpuTime == null ? 0 : waitForCore.getAsLong();
        lastNanoTime = nanoTime;
        measuredFrom = nanoTime - MEASURED_NANOS;
        mostNanos = SAVED_NANOS * share;
        nanos = mostNanos;
    }

    /** @param nanoTime the current value of {@link System#nanoTime} */
    void advance(long nanoTime) {
        nanos = Math.min(mostNanos, nanos + (nanoTime - lastNanoTime) * served * share);
        lastNanoTime = nanoTime;
        if (cpuTime != null && nanoTime - measuredFrom >= MEASURED_NANOS) measure(nanoTime);
    }

    /** Whether the next unit may be compiled, as of the last {@link #advance}. */
    boolean isOpen() {
        return nanos > 0;
    }

    /** The part of the usual samples after which code is compiled: 1 while HotSpot has enough to do, and less the longer its compilers have been idle. */
    float patience() {
        return 1f / (1 << idleMeasurements);
    }

    /** The program's thread uses one core at most. If the process has used little more, HotSpot has less to compile than was expected. */
    private void measure(long nanoTime) {
        long now = cpuTime.getAsLong();
        long wait = waitForCore.getAsLong();
        double elapsed = Math.max(0, nanoTime - measuredFrom - (wait - waitBefore));
        served = elapsed / (nanoTime - measuredFrom);
        boolean areIdle = cpuTimeBefore > 0 && now - cpuTimeBefore < elapsed * (1 + share * IDLE);
        if (areIdle) nanos = mostNanos;
        idleMeasurements = areIdle ? Math.min(idleMeasurements + 1, MOST_HALVINGS) : 0;
        measuredFrom = nanoTime;
        cpuTimeBefore = now;
        waitBefore = wait;
    }

    /** Takes the time for generated code; a negative number gives it back. */
    void spend(int bytes) {
        nanos -= (double) bytes * NANOS_PER_BYTE;
    }
}
