package dev.gyre.loop.schedule;

/** What a scheduler has done so far; durations in nanoseconds. */
public final class SchedulerStatistics {
    long rounds;
    long ended;
    long missed;
    long preemptions;
    long loopTurns;
    long execution;
    long scheduling;
    private long polls;
    private long longestGap;
    private long longestLock;
    private long lockedAt;
    private Job locker;

    void polled(long gap) {
        polls++;
        if (gap > longestGap) longestGap = gap;
    }

    void lockedAt(long now, Job job) {
        if (locker != null) return;
        locker = job;
        lockedAt = now;
    }

    void unlockedAt(long now, Job job) {
        if (locker != job || job.held == null || job.held.next() != null) return;
        locker = null;
        longestLock = Math.max(longestLock, now - lockedAt);
    }

    /** Jobs that have ended. */
    public long ended() {
        return ended;
    }

    /** Jobs whose deadline passed before their end. */
    public long missed() {
        return missed;
    }

    /** How often a job ran on top of another one. */
    public long preemptions() {
        return preemptions;
    }

    /** Turns of the loop in the middle of jobs. */
    public long loopTurns() {
        return loopTurns;
    }

    /** Polls of jobs. */
    public long polls() {
        return polls;
    }

    /** Nanoseconds that jobs ran. */
    public long execution() {
        return execution;
    }

    /** Nanoseconds that choosing and switching took while there were ready jobs; the loop's turns do not count. */
    public long scheduling() {
        return scheduling;
    }

    /** The longest time between two polls of a job. */
    public long longestGap() {
        return longestGap;
    }

    /** The longest time for which a job held resources. */
    public long longestLock() {
        return longestLock;
    }

    /** Forgets the longest gap and lock. */
    public void reset() {
        longestGap = 0;
        longestLock = 0;
    }
}
