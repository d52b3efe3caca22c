package dev.gyre.loop.schedule;

import java.util.List;

/**
 * The parameters of a periodic task; times are in nanoseconds.
 *
 * @param period between two releases
 * @param deadline after each release
 * @param offset of the first release
 * @param wcet the execution time that analysis assumes for a job; 0 if it is not known
 * @param priority higher ones run first; equal ones by their deadlines
 * @param resources those that its jobs lock
 */
public record TaskParameters(
        String name,
        long period,
        long deadline,
        long offset,
        long wcet,
        int priority,
        Overlap overlap,
        Budget budget,
        List<Resource> resources) {
    /**
     * @throws IllegalArgumentException for a period or deadline that is not positive, or a negative offset or wcet
     */
    public TaskParameters {
        if (period <= 0) throw new IllegalArgumentException("the period must be positive");
        if (deadline <= 0) throw new IllegalArgumentException("the deadline must be positive");
        if (offset < 0) throw new IllegalArgumentException("the offset must not be negative");
        if (wcet < 0) throw new IllegalArgumentException("the wcet must not be negative");
    }

    /** A task whose deadline is its period, without offset, budget and resources. */
    public static TaskParameters periodic(String name, long period, long wcet, int priority) {
        return new TaskParameters(name, period, period, 0, wcet, priority, Overlap.QUEUE, Budget.NONE, List.of());
    }
}
