package dev.gyre.loop.clock;

/**
 * A clock that stands still while the program runs, and advances when the loop would otherwise wait: to the next timer
 * at once while only timers are pending, in real time while something external may come first.
 */
public final class VirtualClock implements LoopClock {
    /**
     * After this number of readings in one turn the program is assumed to busy-wait: each further reading advances the
     * clock.
     */
    private static final int PATIENCE = 1000;

    private static final long STEP_NANOS = 10_000;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final long startMillis;
    // Other threads may read the clock; only the loop's thread moves it.
    private volatile long nanos;
    private int readings;

    /** A clock whose wall time begins at {@code startMillis} since 1970. */
    public VirtualClock(long startMillis) {
        this.startMillis = startMillis;
    }

    @Override
    public long turnNanoTime() {
        readings = 0;
        return nanos;
    }

    @Override
    public long peekNanoTime() {
        return nanos;
    }

    @Override
    public long nanoTime() {
        noteReading();
        return nanos;
    }

    @Override
    public long currentTimeMillis() {
        noteReading();
        return startMillis + nanos / NANOS_PER_MILLI;
    }

    @Override
    public boolean isVirtual() {
        return true;
    }

    @Override
    public void jump(long elapsed) {
        advanceNanos(elapsed);
    }

    /** Advances the clock by the time that the loop has waited for something external. */
    @Override
    public void advanceNanos(long elapsed) {
        nanos = nanos + elapsed;
        readings = 0;
    }

    private void noteReading() {
        if (++readings > PATIENCE) {
            nanos = nanos + STEP_NANOS;
        }
    }
}
