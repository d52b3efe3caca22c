package dev.gyre.loop.ticks;

import dev.gyre.loop.JobRing;

/** The nextTick queue and the microtask queue of a runtime, and Node's rule for draining them. */
public final class TickQueue {
    private final TickHooks hooks;
    private final JobRing ticks = new JobRing();
    private final JobRing microtasks = new JobRing();
    private boolean runningMicrotasks;

    public TickQueue(TickHooks hooks) {
        this.hooks = hooks;
    }

    public void nextTick(Runnable tick) {
        ticks.add(tick);
    }

    public void enqueueMicrotask(Runnable microtask) {
        microtasks.add(microtask);
    }

    public boolean hasTickScheduled() {
        return !ticks.isEmpty();
    }

    public boolean isEmpty() {
        return ticks.isEmpty() && microtasks.isEmpty();
    }

    public int ticksPending() {
        return ticks.size();
    }

    public int microtasksPending() {
        return microtasks.size();
    }

    /** All ticks, then all microtasks, again while ticks remain; rejections last. What a tick throws leaves this method. */
    public void processTicksAndRejections() {
        do {
            var tick = ticks.poll();
            while (tick != null) {
                tick.run();
                tick = ticks.poll();
            }
            runMicrotasks();
        } while (hooks.canCall() && (!ticks.isEmpty() || hooks.processPromiseRejections()));
    }

    /** What runs between two timers or two immediates. */
    public void runNextTicks() {
        if (ticks.isEmpty() && !hooks.hasRejectionToWarn()) {
            runMicrotasks();
        }
        if (!ticks.isEmpty() || hooks.hasRejectionToWarn()) {
            processTicksAndRejections();
        }
    }

    /** What runs when the outermost callback scope closes. */
    public void drain() {
        if (ticks.isEmpty()) {
            runMicrotasks();
        }
        if (hooks.canCall() && (!ticks.isEmpty() || hooks.hasRejectionToWarn())) {
            processTicksAndRejections();
        }
    }

    /** Runs microtasks until none is left; one that throws does not keep the others from running. Does nothing inside a microtask. */
    public void runMicrotasks() {
        if (runningMicrotasks || microtasks.isEmpty()) {
            return;
        }
        runningMicrotasks = true;
        try {
            while (!microtasks.isEmpty() && hooks.canCall()) {
                runUntilFailure();
            }
        } finally {
            runningMicrotasks = false;
        }
    }

    private void runUntilFailure() {
        try {
            var microtask = microtasks.poll();
            while (microtask != null) {
                microtask.run();
                microtask = microtasks.poll();
            }
        } catch (Throwable error) {
            hooks.uncaught(error);
        }
    }

    /** Gives the memory of a past burst back. */
    void trim() {
        ticks.trim();
        microtasks.trim();
    }
}
