package dev.gyre.engine.runtime.host;

/**
 * What the operating system's scheduler tells about threads.
 *
 * @param run for how long they have run, in nanoseconds
 * @param runDelay for how long they could have run and had no core, in nanoseconds
 */
public record SchedulerTimes(long run, long runDelay) {
    public static final SchedulerTimes NONE = new SchedulerTimes(0, 0);
}
