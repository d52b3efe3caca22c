package dev.gyre.loop;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.jctools.queues.atomic.MpscUnboundedAtomicArrayQueue;

/**
 * What other threads hand to the loop: a multi-producer queue with one wake-up however many completions wait, delivered
 * in one batch a turn, in order per producer.
 */
public final class CompletionQueue {
    private static final int CHUNK = 64;

    private final EventLoop loop;
    private final AtomicBoolean signalled = new AtomicBoolean();
    private final AtomicLong wakeUps = new AtomicLong();
    // Made by the first completion: most short programs never have one. The atomic variant, since it needs no sun.misc.Unsafe.
    private volatile Queue<Runnable> queue;
    private long delivered;
    private long batches;

    CompletionQueue(EventLoop loop) {
        this.loop = loop;
    }

    /** Hands {@code completion} to the loop; any thread. */
    public void add(Runnable completion) {
        var target = queue;
        if (target == null) {
            target = create();
        }
        target.offer(completion);
        // The loop thread looks at the queue before it waits. A set flag means that a wake-up is already on its way.
        if (!loop.isLoopThread() && !signalled.get() && signalled.compareAndSet(false, true)) {
            wakeUps.incrementAndGet();
            loop.wake();
        }
    }

    public boolean isEmpty() {
        var source = queue;
        return source == null || source.isEmpty();
    }

    /**
     * True when the loop may wait: nothing is queued, and whoever queues from now on sends a wake-up. The flag must be cleared here too: a
     * producer may have set it after its completion was already delivered, and its wake-up may have ended a wait long ago.
     */
    boolean mayWait() {
        if (signalled.get()) {
            signalled.set(false);
        }
        return isEmpty();
    }

    /** How often a producer had to wake the loop. */
    public long wakeUps() {
        return wakeUps.get();
    }

    /** How many completions have been delivered. */
    public long delivered() {
        return delivered;
    }

    /** How many entries into the embedder delivered them. */
    public long batches() {
        return batches;
    }

    /**
     * Delivers what waits now as one entry into the embedder, draining jobs between two completions; one that throws ends its
     * scope like any failed callback, and the rest goes on in a new one.
     */
    void deliver() {
        var source = queue;
        if (source == null) {
            return;
        }
        // Cleared before the size is read: who offers after that wakes the loop again.
        if (signalled.get()) {
            signalled.set(false);
        }
        deliver(source, source.size());
    }

    /** Delivers what the schedule chooses of all that has come; at least one thing when {@code required}. */
    void deliver(SeededSchedule schedule, boolean required) {
        collect(schedule);
        var batch = new ArrayDeque<Runnable>();
        schedule.choose(batch, required);
        deliver(batch, batch.size());
    }

    /** Hands what waits to the schedule. */
    void collect(SeededSchedule schedule) {
        signalled.set(false);
        var source = queue;
        for (var remaining = source == null ? 0 : source.size(); remaining > 0; remaining--) {
            schedule.add(source.poll());
        }
    }

    private void deliver(Queue<Runnable> source, int size) {
        var remaining = size;
        while (remaining > 0 && loop.scope().canCall()) {
            remaining = deliverBatch(source, remaining);
        }
    }

    private int deliverBatch(Queue<Runnable> source, int batch) {
        var scope = loop.scope();
        var remaining = batch;
        var failed = true;
        batches++;
        scope.open();
        try {
            while (remaining > 0 && scope.canCall()) {
                if (remaining != batch) {
                    scope.between();
                }
                remaining--;
                delivered++;
                source.poll().run();
            }
            failed = false;
        } catch (Throwable error) {
            scope.uncaught(error);
        } finally {
            scope.close(failed);
        }
        return remaining;
    }

    private synchronized Queue<Runnable> create() {
        if (queue == null) {
            queue = new MpscUnboundedAtomicArrayQueue<>(CHUNK);
        }
        return queue;
    }
}
