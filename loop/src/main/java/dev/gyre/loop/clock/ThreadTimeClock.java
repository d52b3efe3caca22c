package dev.gyre.loop.clock;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The processor time that the loop's thread has used, plus the time that it would have waited: what other threads and programs take from the processor does not
 * count, so that measurements of a schedule can be repeated on a busy machine. On the loop's thread only.
 */
public final class ThreadTimeClock implements LoopClock {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final long startMillis = System.currentTimeMillis();
    private long skipped;

    @Override
    public long nanoTime() {
        return threads.getCurrentThreadCpuTime() + skipped;
    }

    @Override
    public long currentTimeMillis() {
        return startMillis + nanoTime() / NANOS_PER_MILLI;
    }

    @Override
    public boolean isVirtual() {
        return true;
    }

    @Override
    public void jump(long elapsed) {
        skipped += elapsed;
    }

    @Override
    public void advanceNanos(long elapsed) {
        skipped += elapsed;
    }
}
