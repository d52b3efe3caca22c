package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.runtime.host.SchedulerTimes;
import java.util.function.Supplier;

/**
 * How much HotSpot may have to compile. Its compilers take their time from a program that has a single core, and with any number of cores their long queue
 * keeps the program in slow code. So new units wait until the earlier ones are likely to be compiled, or until HotSpot's compilers have been idle.
 */
final class CompilationBudget {
    /** The CPU time of HotSpot's two compilers for a byte of generated code, as measured with express. */
    private static final long NANOS_PER_BYTE = 50_000;
    /** The most time that may be spent at once, so that a program with a few hot functions does not wait. */
    private static final long MOST_NANOS = 300_000_000;

    /** For how long it is measured what the compilers have to do. */
    private static final long MEASURED_NANOS = 200_000_000;
    /** The compilers are idle if they have something to do for less than this part of the time. */
    private static final double IDLE = 0.5;
    /** How often the wait for a compilation is halved while the compilers are idle. */
    private static final int MOST_HALVINGS = 4;

    /** HotSpot's part of the time. */
    private final double share;

    private long lastNanoTime;
    /** The time that may be spent; negative when more has been spent than was due. */
    private double nanos = MOST_NANOS;

    /** Gives the times of HotSpot's optimizing compiler, null if they are not known. */
    private final Supplier<SchedulerTimes> compilers;

    private long measuredFrom;
    private SchedulerTimes before = SchedulerTimes.NONE;
    /** The part of the last measured time in which the compilers had a core when they wanted one. */
    private double served = 1;
    /** For how many measurements in succession the compilers have been idle, at most {@link #MOST_HALVINGS}. */
    private int idleMeasurements;

    /**
     * @param nanoTime the current value of {@link System#nanoTime}
     * @param compilers gives the times of HotSpot's optimizing compiler since the process began; null if they are not known
     */
    CompilationBudget(double share, long nanoTime, Supplier<SchedulerTimes> compilers) {
        this.share = share;
        this.compilers = compilers;
        lastNanoTime = nanoTime;
        measuredFrom = nanoTime;
    }

    /** @param nanoTime the current value of {@link System#nanoTime} */
    void advance(long nanoTime) {
        nanos = Math.min(MOST_NANOS, nanos + (nanoTime - lastNanoTime) * served * share);
        lastNanoTime = nanoTime;
        if (nanoTime - measuredFrom >= MEASURED_NANOS) measure(nanoTime);
    }

    /** Whether the next unit may be compiled, as of the last {@link #advance}. */
    boolean isOpen() {
        return nanos > 0;
    }

    /** The part of the usual samples after which code is compiled: 1 while HotSpot has enough to do, and less the longer its compilers have been idle. */
    float patience() {
        return 1f / (1 << idleMeasurements);
    }

    /** If the compilers have been idle, HotSpot has less to compile than was expected. */
    private void measure(long nanoTime) {
        SchedulerTimes now = compilers.get();
        if (now != null) {
            long run = now.run() - before.run(), wanted = run + now.runDelay() - before.runDelay();
            boolean areIdle = wanted < (nanoTime - measuredFrom) * IDLE;
            if (areIdle) nanos = MOST_NANOS;
            served = areIdle ? 1 : (double) run / wanted;
            idleMeasurements = areIdle ? Math.min(idleMeasurements + 1, MOST_HALVINGS) : 0;
            before = now;
        }
        measuredFrom = nanoTime;
    }

    /** Takes the time for generated code; a negative number gives it back. */
    void spend(int bytes) {
        nanos -= (double) bytes * NANOS_PER_BYTE;
    }
}
