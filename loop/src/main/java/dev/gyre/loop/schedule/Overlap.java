package dev.gyre.loop.schedule;

/** What happens when a task is released while a job of it has not ended. */
public enum Overlap {
    /** The new job waits until the earlier one has ended. */
    QUEUE,
    /** The new job is not made, and counted as skipped. */
    SKIP,
    /** Both may be under way: for jobs that wait. */
    PARALLEL
}
