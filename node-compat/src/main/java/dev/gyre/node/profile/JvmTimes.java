package dev.gyre.node.profile;

import dev.gyre.engine.profile.ProfiledTimes;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;

/** The JVM's clocks of garbage collection and of one thread. */
final class JvmTimes implements ProfiledTimes {
    private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final long thread;

    JvmTimes(Thread thread) {
        this.thread = thread.threadId();
    }

    @Override
    public long collectionMillis() {
        long sum = 0;
        for (GarbageCollectorMXBean collector : collectors) sum += Math.max(0, collector.getCollectionTime());
        return sum;
    }

    @Override
    public long threadCpuNanos() {
        return threads.getThreadCpuTime(thread);
    }
}
