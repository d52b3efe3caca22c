package dev.gyre.node.process;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/** The time for which threads of the JVM have run. */
public final class CpuTimes {
    private static final double NANOS_PER_MICRO = TimeUnit.MICROSECONDS.toNanos(1);

    private CpuTimes() {}

    /** The user and the system time of a platform thread in microseconds; both are 0 if it has ended. */
    public static double[] ofThread(Thread thread) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        // The user time advances in ticks of the system, so it may be ahead of the exact sum.
        long total = Math.max(0, threads.getThreadCpuTime(thread.threadId()));
        long user = Math.clamp(threads.getThreadUserTime(thread.threadId()), 0, total);
        return new double[] {user / NANOS_PER_MICRO, (total - user) / NANOS_PER_MICRO};
    }
}
