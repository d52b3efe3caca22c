package dev.gyre.loop.schedule;

/** Which of the ready jobs runs. */
public enum Policy {
    /** In the order of their releases, each to its end: for comparison. */
    FIFO,
    /** The highest priority; with equal priorities the shorter relative deadline (deadline monotonic). */
    FIXED_PRIORITY,
    /** The earliest absolute deadline first. */
    EDF
}
