package dev.gyre.loop;

import dev.gyre.loop.queues.JobRing;

/** Callbacks deferred to the pending phase, such as completions of writes and connects, each in its own scope. */
public final class PendingQueue {
    private final EventLoop loop;
    private final JobRing jobs = new JobRing();

    PendingQueue(EventLoop loop) {
        this.loop = loop;
    }

    /** Whether nothing is pending. */
    public boolean isEmpty() {
        return jobs.isEmpty();
    }

    /**
     * Runs the callback in the next pending phase.
     *
     * @throws IllegalStateException on another thread than the loop's
     */
    public void add(Runnable callback) {
        loop.assertLoopThread();
        jobs.add(callback);
    }

    /** Runs the pending callbacks; callbacks that these add wait for the next run. */
    void run() {
        for (var remaining = jobs.size(); remaining > 0; remaining--) {
            var job = jobs.poll();
            if (job == null) {
                return;
            }
            loop.call(job);
        }
    }

    void clear() {
        jobs.clear();
    }
}
