package dev.gyre.loop;

import dev.gyre.loop.records.RecordChannel;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jctools.queues.atomic.MpscUnboundedAtomicArrayQueue;

/**
 * The results that other threads pass to the loop: a multi-producer queue with one wake-up for any number of waiting
 * completions, delivered in one batch per turn, in order per producer.
 */
public final class CompletionQueue {
    private static final int CHUNK = 64;
    private static final int WAITING = 0, AWAKE = 1;

    private final EventLoop loop;
    // AWAKE while no wake-up is needed: the loop is awake and will read the queue before it waits, or one is on its
    // way.
    // An AtomicBoolean would be the only one of a short program, and the JDK takes 1 ms to initialise that class.
    private final AtomicInteger state = new AtomicInteger(AWAKE);
    private final AtomicLong wakeUps = new AtomicLong();
    // Created by the first completion, because most short programs never have one. The atomic variant, since it needs
    // no sun.misc.Unsafe.
    private volatile Queue<Runnable> queue;
    // The current batch: the number of completions still in the queue, the one taken out that could not run yet, and
    // the ring that is not empty.
    private int remaining;
    private Runnable held;
    private RecordChannel records;
    private long delivered;
    private long batches;

    CompletionQueue(EventLoop loop) {
        this(loop, null);
    }

    /** For tests, which can control what happens while the queue is read. */
    CompletionQueue(EventLoop loop, Queue<Runnable> queue) {
        this.loop = loop;
        this.queue = queue;
    }

    /** Passes {@code completion} to the loop, which runs it inside a callback scope; any thread. */
    public void add(Runnable completion) {
        var target = queue;
        if (target == null) {
            target = create();
        }
        target.offer(completion);
        if (state.get() == WAITING && !loop.isLoopThread() && state.compareAndSet(WAITING, AWAKE)) {
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
     * Whether the loop may wait: the queue is empty, and every later completion sends a wake-up. The flag must be
     * cleared before the queue is read: a completion added between the two would neither be seen nor send a wake-up.
     */
    boolean mayWait() {
        state.set(WAITING);
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

    /** How many callback scopes were opened to deliver them. */
    public long batches() {
        return batches;
    }

    /**
     * Delivers the waiting completions in one callback scope, draining jobs between them. A completion that throws ends
     * its scope like any failed callback; the rest is delivered in a new one.
     */
    void deliver() {
        noteAwake();
        var source = queue;
        if (source != null) {
            deliver(source, source.size());
        }
    }

    /** Delivers those completions that the schedule chooses, at least one if {@code required}. */
    void deliver(SeededSchedule schedule, boolean required) {
        collect(schedule);
        var batch = new ArrayDeque<Runnable>();
        schedule.choose(batch, required);
        deliver(batch, batch.size());
    }

    /** Passes the waiting completions to the schedule. */
    void collect(SeededSchedule schedule) {
        noteAwake();
        var source = queue;
        for (var remaining = source == null ? 0 : source.size(); remaining > 0; remaining--) {
            schedule.add(source.poll());
        }
    }

    /** Called when the loop stops waiting: until it is about to wait again, completions need not wake it. */
    private void noteAwake() {
        if (state.get() == WAITING) {
            state.set(AWAKE);
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

    /** Takes the next completion: a record that fits goes into its ring, anything else into {@code held}. */
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
        // Results in another channel's ring came first.
        if (channel != null && (records == null || records == channel) && delivery.pushRecord()) {
            records = channel;
            held = null;
        }
    }

    /** Drains the ring if there is one, otherwise runs the held completion. */
    private void runNext() {
        if (records != null) {
            try {
                records.drain();
            } finally {
                if (records.isEmpty()) {
                    records = null;
                }
            }
            // The ring has room now.
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
