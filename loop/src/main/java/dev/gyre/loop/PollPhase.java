package dev.gyre.loop;

import dev.gyre.loop.clock.LoopClock;
import java.util.concurrent.locks.LockSupport;

/** The poll phase: how the loop waits and how long, and how a virtual clock advances meanwhile. */
final class PollPhase {
    private static final long NANOS_PER_MILLI = 1_000_000;
    /** How long work may take, in real time, before a virtual clock advances without it. */
    private static final long CLOCK_PATIENCE_MILLIS = 100;
    /** The same for a seeded schedule, which must not depend on the load of the machine. */
    private static final long SCHEDULE_PATIENCE_MILLIS = 2_000;

    private final EventLoop loop;
    private final LoopClock clock;
    private final CompletionQueue completions;
    private volatile NettyPoller poller;
    private SeededSchedule schedule;
    // Whether the last poll had events.
    private boolean came;
    private long waits;
    private long idleNanos;
    private long events;
    private long eventsWaiting;

    PollPhase(EventLoop loop, LoopClock clock, CompletionQueue completions) {
        this.loop = loop;
        this.clock = clock;
        this.completions = completions;
    }

    /** Polls with libuv's convention: 0 does not wait, negative waits without limit, else nanoseconds. */
    void run(long timeout) {
        if (schedule != null && schedule.awaitsMore()) {
            awaitWork();
        }
        var wait = !completions.isEmpty() || schedule != null && schedule.hasAnything() ? 0 : timeout;
        if (wait == 0) {
            poll(0);
        } else if (clock.isVirtual()) {
            waitVirtually(wait);
        } else {
            await(wait);
        }
        if (!completions.isEmpty()) {
            countEvents(1, wait == 0);
        }
        loop.updateTime();
        if (schedule != null) {
            schedule.runReady();
        }
        if (schedule == null) {
            completions.deliver();
        } else {
            completions.deliver(schedule, timeout != 0);
        }
    }

    /**
     * While only timers are pending a virtual clock jumps. While work is under way it stands still, unless the work
     * takes unusually long; while only sockets or other threads may wake the loop it advances in real time.
     */
    private void waitVirtually(long timeout) {
        var works = loop.counts().activeRequests() > 0;
        if (!works && timeout > 0 && !loop.handles().anyExternal()) {
            clock.jump(timeout);
            poll(0);
            return;
        }
        var limit = works && timeout > 0 ? Math.max(timeout, CLOCK_PATIENCE_MILLIS * NANOS_PER_MILLI) : timeout;
        var elapsed = await(limit);
        // On a busy machine a result may be noticed late although it came before the time was up.
        if (timeout > 0 && !came && completions.isEmpty() && elapsed >= limit) {
            clock.jump(timeout);
        } else if (!works) {
            clock.advanceNanos(timeout > 0 ? Math.min(elapsed, timeout) : elapsed);
        }
    }

    /**
     * Waits until all work under way has finished, or none of it has finished for a while, because the schedule must
     * not depend on the machine.
     */
    private void awaitWork() {
        var finished = schedule.finished();
        var deadline = System.nanoTime() + SCHEDULE_PATIENCE_MILLIS * NANOS_PER_MILLI;
        completions.collect(schedule);
        while (schedule.awaitsMore() && !schedule.hasUrgent() && !loop.isInterrupted()) {
            if (schedule.finished() > finished) {
                finished = schedule.finished();
                deadline = System.nanoTime() + SCHEDULE_PATIENCE_MILLIS * NANOS_PER_MILLI;
            }
            var remaining = deadline - System.nanoTime();
            if (remaining <= 0) {
                return;
            }
            await(remaining);
            completions.collect(schedule);
        }
    }

    /** Waits; returns the nanoseconds that passed in real time. */
    private long await(long timeout) {
        loop.scope().sleeping();
        var began = System.nanoTime();
        waits++;
        if (poller != null) {
            poll(timeout);
        } else {
            park(timeout);
        }
        var elapsed = System.nanoTime() - began;
        idleNanos += elapsed;
        return elapsed;
    }

    private void countEvents(int found, boolean wereWaiting) {
        events += found;
        if (wereWaiting) eventsWaiting += found;
    }

    private void poll(long timeout) {
        int found = poller == null ? 0 : poller.poll(timeout);
        came = found > 0;
        countEvents(found, timeout == 0);
    }

    /**
     * Waits without Netty: until a completion arrives, the time is up, or the thread is interrupted, which stops the
     * loop.
     */
    private void park(long timeout) {
        var deadline = timeout < 0 ? 0 : System.nanoTime() + timeout;
        while (completions.mayWait()) {
            if (loop.isInterrupted()) {
                loop.stop();
                return;
            }
            if (timeout < 0) {
                LockSupport.park(this);
                continue;
            }
            var remaining = deadline - System.nanoTime();
            if (remaining <= 0) {
                return;
            }
            LockSupport.parkNanos(this, remaining);
        }
    }

    void schedule(SeededSchedule order) {
        schedule = order;
    }

    /** The seeded schedule, or null. */
    SeededSchedule schedule() {
        return schedule;
    }

    NettyPoller poller(Thread thread) {
        if (poller == null) {
            poller = new NettyPoller(loop, thread);
        }
        return poller;
    }

    boolean hasPoller() {
        return poller != null;
    }

    /** Ends a wait; any thread. */
    void wake(Thread thread) {
        var current = poller;
        if (current != null) {
            current.wakeup();
        } else {
            LockSupport.unpark(thread);
        }
    }

    long waits() {
        return waits;
    }

    long idleNanos() {
        return idleNanos;
    }

    long events() {
        return events;
    }

    /** The events that were there when the loop polled without waiting. */
    long eventsWaiting() {
        return eventsWaiting;
    }

    void close() {
        if (poller != null) {
            poller.close();
        }
    }
}
