package dev.gyre.node.profile;

import com.sun.management.ThreadMXBean;
import dev.gyre.engine.profile.ProfiledTimes;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/** What the JVM counts: garbage collection, and the processor time and memory of one thread. */
final class JvmCounters implements ProfiledTimes {
    private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final long thread;

    JvmCounters(Thread thread) {
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

    /** How many bytes the thread has allocated since it began. */
    long threadAllocatedBytes() {
        return threads.getThreadAllocatedBytes(thread);
    }
}
