package dev.gyre.loop.ticks;

import dev.gyre.loop.queues.JobRing;

/** The ticks and microtasks of the loop's callbacks, or those that belong to one piece of work: {@link TickQueue#exchange}. */
public final class JobRings {
    final JobRing ticks = new JobRing();
    final JobRing microtasks = new JobRing();
    boolean runningMicrotasks;

    /** Adds a microtask; those of the rings in use are added through the queue. */
    public void enqueueMicrotask(Runnable microtask) {
        microtasks.add(microtask);
    }

    /** Whether neither ticks nor microtasks wait. */
    public boolean isEmpty() {
        return ticks.isEmpty() && microtasks.isEmpty();
    }
}
