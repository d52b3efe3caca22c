package dev.gyre.loop.timers;

import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.LoopWatcher;
import dev.gyre.loop.Phase;
import dev.gyre.loop.queues.JobRing;
import java.util.List;

/**
 * Jobs that run in the next check phase, each in a callback scope, and with them those that they add (Node's
 * Environment::SetImmediate). All methods are for the loop's thread; none of them checks that.
 */
public final class NativeImmediates {
    private final JobRing jobs = new JobRing();
    private final LoopWatcher check;
    private final LoopWatcher keepAwake;

    /**
     * An empty queue, whose jobs run before the immediates of queues that are there already.
     *
     * @throws IllegalStateException on another thread than the loop's
     */
    public NativeImmediates(EventLoop loop) {
        check = new Watcher(loop, Phase.CHECK);
        keepAwake = new Watcher(loop, Phase.IDLE);
    }

    /** Queues a job, which keeps the loop alive. */
    public void add(Runnable job) {
        jobs.add(job);
        check.start(null);
        keepAwake.start(null);
    }

    private void run() {
        for (var job = jobs.poll(); job != null; job = jobs.poll()) {
            check.loop().call(job);
        }
        keepAwake.stop();
        check.stop();
    }

    /** The check watcher that runs the jobs, or the idle one that makes the poll return at once. */
    private final class Watcher extends LoopWatcher {
        private final boolean runs;

        Watcher(EventLoop loop, Phase phase) {
            super(loop, phase, "native immediates");
            runs = phase == Phase.CHECK;
        }

        @Override
        protected void fire() {
            if (runs) {
                NativeImmediates.this.run();
            }
        }

        @Override
        protected void describe(List<ActiveResource> sources) {
            // What waits for the jobs is listed itself.
        }
    }
}
