package dev.gyre.node.profile;

import dev.gyre.engine.profile.SamplingProfiler;
import java.util.concurrent.locks.LockSupport;

/** A profile with the thread that requests its samples. */
final class SampledProfile {
    private final int id;
    private final SamplingProfiler profiler;
    private final long intervalNanos;
    private final Thread thread;
    private volatile boolean ended;

    SampledProfile(int id, SamplingProfiler profiler, long intervalNanos) {
        this.id = id;
        this.profiler = profiler;
        this.intervalNanos = intervalNanos;
        thread = Thread.ofPlatform().daemon().name("profiler").unstarted(this::run);
    }

    int id() {
        return id;
    }

    SamplingProfiler profiler() {
        return profiler;
    }

    void begin() {
        thread.start();
    }

    String end() {
        ended = true;
        LockSupport.unpark(thread);
        return profiler.finish();
    }

    private void run() {
        long next = System.nanoTime() + intervalNanos;
        while (!ended) {
            long wait = next - System.nanoTime();
            if (wait > 0) {
                LockSupport.parkNanos(this, wait);
                continue;
            }
            // A tick that comes late is not made up for: the sample counts for the time since the last.
            next = System.nanoTime() + intervalNanos + Math.max(-intervalNanos / 2, wait % intervalNanos);
            profiler.tick();
        }
    }
}
