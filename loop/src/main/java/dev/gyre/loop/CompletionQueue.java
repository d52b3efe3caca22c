package dev.gyre.loop;

import dev.gyre.loop.records.RecordChannel;
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
    // True while no wake-up is needed: the loop is awake and will read the queue before it waits, or one is on its way.
    private final AtomicBoolean awake = new AtomicBoolean(true);
    private final AtomicLong wakeUps = new AtomicLong();
    // Made by the first completion: most short programs never have one. The atomic variant, since it needs no
    // sun.misc.Unsafe.
    private volatile Queue<Runnable> queue;
    // The batch under way: how many completions are still in the queue, the one taken out that could not run yet, and
    // the ring that is not empty.
    private int remaining;
    private Runnable held;
    private RecordChannel records;
    private long delivered;
    private long batches;

    CompletionQueue(EventLoop loop) {
        this(loop, null);
    }

    /** With a queue that was made beforehand, so that a test decides what happens while it is read. */
    CompletionQueue(EventLoop loop, Queue<Runnable> queue) {
        this.loop = loop;
        this.queue = queue;
    }

    /** Hands {@code completion} to the loop, which runs it inside a callback scope; any thread. */
    public void add(Runnable completion) {
        var target = queue;
        if (target == null) {
            target = create();
        }
        target.offer(completion);
        if (!awake.get() && !loop.isLoopThread() && awake.compareAndSet(false, true)) {
            wakeUps.incrementAndGet();
            loop.wake();
        }
    }

    /** Whether no completion waits; any thread. */
    public boolean isEmpty() {
        var source = queue;
        return source == null || source.isEmpty();
    }

    /**
     * True when the loop may wait: nothing is queued, and every completion from now on sends a wake-up. The flag must be cleared before the queue is
     * read: a completion added between the two would neither be seen nor send a wake-up.
     */
    boolean mayWait() {
        awake.set(false);
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
        noteAwake();
        var source = queue;
        if (source != null) {
            deliver(source, source.size());
        }
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
        noteAwake();
        var source = queue;
        for (var remaining = source == null ? 0 : source.size(); remaining > 0; remaining--) {
            schedule.add(source.poll());
        }
    }

    /** The loop does not wait any more: until it is about to, no completion need wake it. */
    private void noteAwake() {
        if (!awake.get()) {
            awake.set(true);
        }
    }

    private void deliver(Queue<Runnable> source, int size) {
        remaining = size;
        while (!isBatchDone() && loop.scope().canCall()) {
            deliverBatch(source);
        }
    }

    private boolean isBatchDone() {
        return remaining == 0 && held == null && records == null;
    }

    private void deliverBatch(Queue<Runnable> source) {
        var scope = loop.scope();
        var failed = true;
        var ran = false;
        batches++;
        scope.open();
        try {
            while (!isBatchDone() && scope.canCall()) {
                if (held == null && remaining > 0) {
                    take(source);
                } else {
                    if (ran) {
                        scope.between();
                    }
                    ran = true;
                    runNext();
                }
            }
            failed = false;
        } catch (Throwable error) {
            scope.uncaught(error);
        } finally {
            scope.close(failed);
        }
    }

    /** Takes the next completion: into its ring if it is a record that fits there, else into {@code held}. */
    private void take(Queue<Runnable> source) {
        remaining--;
        delivered++;
        held = source.poll();
        pushHeld();
    }

    private void pushHeld() {
        if (!(held instanceof WorkRequest.Delivery delivery)) {
            return;
        }
        var channel = delivery.channel();
        // What another channel's ring holds came first.
        if (channel != null && (records == null || records == channel) && delivery.pushRecord()) {
            records = channel;
            held = null;
        }
    }

    /** Drains the ring if there is one, else runs the completion that is held. */
    private void runNext() {
        if (records != null) {
            try {
                records.drain();
            } finally {
                if (records.isEmpty()) {
                    records = null;
                }
            }
            // There is room now.
            pushHeld();
        } else {
            var completion = held;
            held = null;
            completion.run();
        }
    }

    private synchronized Queue<Runnable> create() {
        if (queue == null) {
            queue = new MpscUnboundedAtomicArrayQueue<>(CHUNK);
        }
        return queue;
    }
}
