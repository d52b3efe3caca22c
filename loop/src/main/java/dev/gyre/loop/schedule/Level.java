package dev.gyre.loop.schedule;

/**
 * A preemption level (stack resource policy, Baker 1991): a job can preempt another one only if its level is above the ceilings of all resources that are held. Higher levels compare as greater.
 *
 * @param priority 0 under EDF
 * @param deadline relative, in nanoseconds
 */
record Level(int priority, long deadline) implements Comparable<Level> {
    /** Below every job. */
    static final Level LOWEST = new Level(Integer.MIN_VALUE, Long.MAX_VALUE);
    /** Above every job. */
    static final Level HIGHEST = new Level(Integer.MAX_VALUE, Long.MIN_VALUE);

    static Level of(Policy policy, int priority, long deadline) {
        return new Level(policy == Policy.EDF ? 0 : priority, deadline);
    }

    @Override
    public int compareTo(Level other) {
        int byPriority = Integer.compare(priority, other.priority);
        return byPriority != 0 ? byPriority : Long.compare(other.deadline, deadline);
    }
}
