package dev.gyre.engine.jit.tiering;

/**
 * How much HotSpot may have to compile. Its compilers take their time from a program that has a single core, and with any number of cores their long queue
 * keeps the program in slow code. So new units wait until the earlier ones are likely to be compiled.
 */
final class CompilationBudget {
    /** The CPU time of HotSpot's two compilers for a byte of generated code, as measured with express. */
    private static final long NANOS_PER_BYTE = 50_000;
    /** What may be spent at once is due in this time, so that a program with a few hot functions does not wait. */
    private static final long SAVED_NANOS = 300_000_000;

    /** HotSpot's part of the time. */
    private final double share;
    /** The most time that may be spent at once. */
    private final double mostNanos;

    private long lastNanoTime;
    /** The time that may be spent; negative when more has been spent than was due. */
    private double nanos;

    /** @param nanoTime the current value of {@link System#nanoTime} */
    CompilationBudget(double share, long nanoTime) {
        this.share = share;
        lastNanoTime = nanoTime;
        mostNanos = SAVED_NANOS * share;
        nanos = mostNanos;
    }

    /**
     * Whether the next unit may be compiled.
     *
     * @param nanoTime the current value of {@link System#nanoTime}
     */
    boolean isOpen(long nanoTime) {
        nanos = Math.min(mostNanos, nanos + (nanoTime - lastNanoTime) * share);
        lastNanoTime = nanoTime;
        return nanos > 0;
    }

    /** Takes the time for generated code; a negative number gives it back. */
    void spend(int bytes) {
        nanos -= (double) bytes * NANOS_PER_BYTE;
    }
}
