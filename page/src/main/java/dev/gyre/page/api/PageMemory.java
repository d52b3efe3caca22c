package dev.gyre.page.api;

import com.sun.management.GarbageCollectorMXBean;
import com.sun.management.GcInfo;
import com.sun.management.ThreadMXBean;
import dev.gyre.engine.heap.ReachableBytes;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.node.environment.Environment;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;
import java.util.function.Supplier;

/**
 * Finds out whether a page holds more memory than it may. What its tasks have allocated is counted all the time, which costs little, and a page cannot hold more. Only when that is over the limit, and the
 * heap was not nearly empty after its last collection, are the objects added up that can be reached from the page. What only the variables of a running function hold is not among those: a task
 * that has itself allocated more than the limit is over it when the heap has grown by as much since it began, even after another collection.
 */
final class PageMemory {
    private static final long UNREAD = -1;

    /** Most tasks allocate less, and the state of the heap before them does not matter. */
    private static final long WORTH_READING = 1 << 20;

    private final Environment environment;
    private final double limit;
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final List<GarbageCollectorMXBean> collectors =
            ManagementFactory.getPlatformMXBeans(GarbageCollectorMXBean.class);
    private final List<MemoryPoolMXBean> pools = ManagementFactory.getMemoryPoolMXBeans();
    private final Supplier<List<?>> roots;
    /** What earlier tasks have allocated. */
    private long allocated;
    /** What the thread and all threads had allocated, and the heap that was in use, when the running task began. */
    private long began;

    private long allBegan;
    private long heapBegan;
    /** What must have been allocated before the page is looked at again. */
    private double next;

    /** @param limit in bytes; at most half of what the heap can become counts @param roots finds the objects that the page consists of */
    PageMemory(Environment environment, double limit, Supplier<List<?>> roots) {
        this.environment = environment;
        this.limit = Math.min(limit, Runtime.getRuntime().maxMemory() / 2.0);
        this.roots = roots;
        next = limit == Double.POSITIVE_INFINITY ? limit : this.limit;
    }

    /** A task of the page begins. */
    void begin() {
        began = threads.getCurrentThreadAllocatedBytes();
        heapBegan = UNREAD;
    }

    void end() {
        allocated += threads.getCurrentThreadAllocatedBytes() - began;
    }

    /** Whether the page holds too much; called often while its tasks run. */
    boolean isExceeded() {
        long here = threads.getCurrentThreadAllocatedBytes() - began;
        if (heapBegan == UNREAD && here >= WORTH_READING) {
            heapBegan = heapAfterCollection();
            allBegan = threads.getTotalThreadAllocatedBytes() - here;
        }
        if (allocated + here < next) return false;
        if (heapAfterCollection() < limit) {
            next = allocated + here + limit / 4;
            return false;
        }
        long reachable = ReachableBytes.of(roots.get(), this::isForeign, (long) limit);
        if (reachable > limit || here > limit && hasGrown(here)) return true;
        next = allocated + here + Math.max(limit - reachable, limit / 2);
        return false;
    }

    /** The same when no task runs. */
    boolean isExceededBetweenTasks() {
        if (allocated < next) return false;
        begin();
        return isExceeded();
    }

    private boolean isForeign(Object object) {
        return object instanceof Environment
                || object instanceof Agent
                || object instanceof PageSession
                || object instanceof CompilationCache
                || object == environment.realm();
    }

    /** Whether the running task, which has allocated so much, holds more than the limit: its part of what the heap has grown by. */
    private boolean hasGrown(long here) {
        double part = (double) here / (threads.getTotalThreadAllocatedBytes() - allBegan);
        if (part * (heapAfterCollection() - heapBegan) < limit) return false;
        // Objects that are no longer used may have been kept by the collections so far.
        System.gc();
        return part * (heapAfterCollection() - heapBegan) >= limit;
    }

    /** The bytes of the heap that the last collection has left in use; 0 before the first. */
    private long heapAfterCollection() {
        GcInfo last = null;
        for (GarbageCollectorMXBean collector : collectors) {
            GcInfo info = collector.getLastGcInfo();
            if (info != null && (last == null || info.getEndTime() > last.getEndTime())) last = info;
        }
        if (last == null) return 0;
        long used = 0;
        for (MemoryPoolMXBean pool : pools) {
            MemoryUsage usage = last.getMemoryUsageAfterGc().get(pool.getName());
            if (pool.getType() == MemoryType.HEAP && usage != null) used += usage.getUsed();
        }
        return used;
    }
}
