package dev.gyre.node.boot;

import dev.gyre.loop.Async;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.LoopTimer;

/**
 * The engine's jobs that are not microtasks: notified waiters of Atomics.waitAsync, and cleanups of
 * FinalizationRegistries. They run in the poll phase, as Node runs the tasks of V8's foreground queue. Tasks posted by
 * the program's own thread run before the program ends; as in Node, a delayed task does not keep the program alive.
 */
final class ForegroundTasks {
    private static final long NANOS_PER_MILLISECOND = 1_000_000;

    private final EventLoop loop;
    /** Referenced while a task of the loop's own thread waits. */
    private Async keepAlive;

    private int waiting;

    ForegroundTasks(EventLoop loop) {
        this.loop = loop;
    }

    /** Runs a job in the poll phase; any thread. */
    void post(Runnable job) {
        if (!loop.isLoopThread()) {
            loop.post(job);
            return;
        }
        if (keepAlive == null) keepAlive = new Async(loop, "engine task", () -> {});
        if (waiting++ == 0) keepAlive.ref();
        loop.post(() -> {
            if (--waiting == 0) keepAlive.unref();
            job.run();
        });
    }

    /** Runs a job after a delay; the loop's thread only. */
    void postDelayed(Runnable job, double milliseconds) {
        var timer = new LoopTimer(loop, "Atomics.waitAsync");
        timer.unref();
        double nanos = milliseconds * NANOS_PER_MILLISECOND;
        long due = nanos >= Long.MAX_VALUE / 2 ? Long.MAX_VALUE : loop.clock().nanoTime() + (long) nanos;
        start(timer, job, due);
    }

    /** If the loop's time was outdated, the timer fires too early by the clock, and then waits for the rest. */
    private void start(LoopTimer timer, Runnable job, long due) {
        long left = due == Long.MAX_VALUE ? Long.MAX_VALUE : due - loop.clock().nanoTime();
        timer.start(
                () -> {
                    if (due - loop.clock().nanoTime() > 0) {
                        start(timer, job, due);
                    } else {
                        timer.close(null);
                        job.run();
                    }
                },
                Math.ceilDiv(left, NANOS_PER_MILLISECOND),
                0);
    }
}
