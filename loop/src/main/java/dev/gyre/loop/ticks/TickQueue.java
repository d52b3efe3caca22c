package dev.gyre.loop.ticks;

import dev.gyre.loop.queues.JobRing;

/** The nextTick queue and the microtask queue of a runtime, and Node's rule for draining them. */
public final class TickQueue {
    /** A drain that has run this number of jobs starves the loop. */
    private static final int STARVING = 1 << 20;

    private final TickHooks hooks;
    private JobRings rings = new JobRings();
    private JobRing ticks = rings.ticks;
    private JobRing microtasks = rings.microtasks;
    private int heldRejections;
    // How many of a ring's jobs the current drain may run before it reports starvation.
    private int ticksLeft;
    private int microtasksLeft;
    private long starvingJobs;

    /** Empty queues, which call the hooks for what the embedder decides. */
    public TickQueue(TickHooks hooks) {
        this.hooks = hooks;
    }

    /**
     * Lets ticks and microtasks go to other rings from now on, and drains drain those; returns the former ones. Rejections are not processed while rings are exchanged, until as
     * many calls have passed the rings back: a promise that the code in the middle has rejected may yet be handled.
     *
     * @param begins whether the new rings are on top of the former ones, and not former ones that are in use again
     */
    public JobRings exchange(JobRings newRings, boolean begins) {
        JobRings former = rings;
        rings = newRings;
        ticks = newRings.ticks;
        microtasks = newRings.microtasks;
        heldRejections += begins ? 1 : -1;
        return former;
    }

    /** Queues a tick (process.nextTick). The loop's thread only, as for all methods here; none of them checks that. */
    public void nextTick(Runnable tick) {
        ticks.add(tick);
    }

    /** Queues a microtask; its exception is passed to the hooks. */
    public void enqueueMicrotask(Runnable microtask) {
        microtasks.add(microtask);
    }

    /** Whether a tick waits. */
    public boolean hasTickScheduled() {
        return !ticks.isEmpty();
    }

    /** Whether neither ticks nor microtasks wait. */
    public boolean isEmpty() {
        return ticks.isEmpty() && microtasks.isEmpty();
    }

    /** How many ticks wait. */
    public int ticksPending() {
        return ticks.size();
    }

    /** How many microtasks wait. */
    public int microtasksPending() {
        return microtasks.size();
    }

    /** How many ticks have been taken out to run. */
    public long ticksRun() {
        return ticks.taken();
    }

    /** How many microtasks have been taken out to run. */
    public long microtasksRun() {
        return microtasks.taken();
    }

    /**
     * Runs all ticks, then all microtasks, and repeats while there are ticks; rejections come last. Throws what a tick
     * throws.
     */
    public void processTicksAndRejections() {
        ticksLeft = STARVING;
        do {
            var tick = ticks.poll();
            while (tick != null) {
                if (--ticksLeft == 0) {
                    ticksLeft = starving(TickHooks.Ring.TICKS, tick);
                }
                tick.run();
                tick = ticks.poll();
            }
            runMicrotasks();
        } while (hooks.canCall() && (!ticks.isEmpty() || heldRejections == 0 && hooks.processPromiseRejections()));
    }

    /** Called between two timers or two immediates. */
    public void runNextTicks() {
        starvingJobs = 0;
        if (ticks.isEmpty() && !hasRejectionToWarn()) {
            runMicrotasks();
        }
        if (!ticks.isEmpty() || hasRejectionToWarn()) {
            processTicksAndRejections();
        }
    }

    /** Called when the outermost callback scope closes. */
    public void drain() {
        starvingJobs = 0;
        if (ticks.isEmpty()) {
            runMicrotasks();
        }
        if (hooks.canCall() && (!ticks.isEmpty() || hasRejectionToWarn())) {
            processTicksAndRejections();
        }
    }

    private boolean hasRejectionToWarn() {
        return heldRejections == 0 && hooks.hasRejectionToWarn();
    }

    /** Runs microtasks until none is left; one that throws does not keep the others from running. Does nothing inside a microtask. */
    public void runMicrotasks() {
        if (rings.runningMicrotasks || microtasks.isEmpty()) {
            return;
        }
        JobRings running = rings;
        running.runningMicrotasks = true;
        microtasksLeft = STARVING;
        try {
            while (!microtasks.isEmpty() && hooks.canCall()) {
                runUntilFailure();
            }
        } finally {
            running.runningMicrotasks = false;
        }
    }

    private void runUntilFailure() {
        try {
            var microtask = microtasks.poll();
            while (microtask != null) {
                if (--microtasksLeft == 0) {
                    microtasksLeft = starving(TickHooks.Ring.MICROTASKS, microtask);
                }
                microtask.run();
                microtask = microtasks.poll();
            }
        } catch (Throwable error) {
            hooks.uncaught(error);
        }
    }

    private int starving(TickHooks.Ring ring, Runnable next) {
        starvingJobs += STARVING;
        hooks.starving(ring, starvingJobs, next);
        return STARVING;
    }

    /** Releases the memory of a past burst. */
    void trim() {
        ticks.trim();
        microtasks.trim();
    }
}
