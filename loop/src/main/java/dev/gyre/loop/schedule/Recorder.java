package dev.gyre.loop.schedule;

import java.util.Arrays;

/** A growing record of what a scheduler did, from which traces are written. */
public final class Recorder {
    /** What happened to a job. */
    public enum Kind {
        RELEASED,
        STARTED,
        /** Another job runs on top of it. */
        PREEMPTED,
        /** A turn of the loop runs on top of it. */
        LOOP,
        RESUMED,
        WAITING,
        WOKEN,
        /** Its deadline has passed. */
        MISSED,
        /** It has used up its budget. */
        OVERRAN,
        ENDED
    }

    private Kind[] kinds = new Kind[256];
    private Job[] jobs = new Job[256];
    private long[] times = new long[256];
    private int size;

    /** Adds an event; the time is in nanoseconds of the clock. */
    void add(Kind kind, Job job, long time) {
        if (size == times.length) {
            kinds = Arrays.copyOf(kinds, size * 2);
            jobs = Arrays.copyOf(jobs, size * 2);
            times = Arrays.copyOf(times, size * 2);
        }
        kinds[size] = kind;
        jobs[size] = job;
        times[size++] = time;
    }

    public int size() {
        return size;
    }

    public Kind kind(int event) {
        return kinds[event];
    }

    public Job job(int event) {
        return jobs[event];
    }

    /** In nanoseconds of the clock. */
    public long time(int event) {
        return times[event];
    }
}
