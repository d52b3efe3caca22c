package dev.gyre.loop.schedule;

import java.util.ArrayDeque;

/** A periodic task and what its jobs have done so far. */
public final class Task {
    private final TaskParameters parameters;
    private final JobBody body;
    private Object attachment;
    final int order;
    Level level;
    long nextRelease;
    /** Releases end before this instant. */
    long horizon = Long.MAX_VALUE;

    boolean stopped;
    boolean skipsNext;
    /** A job that has not ended. */
    Job active;
    /** Jobs that wait for the active one. */
    final ArrayDeque<Job> queued = new ArrayDeque<>(0);

    long releases;
    long ended;
    long missed;
    long skipped;
    long overruns;
    long execution;
    long longestExecution;
    final Histogram latency = new Histogram();
    final Histogram response = new Histogram();

    Task(TaskParameters parameters, JobBody body, int order) {
        this.parameters = parameters;
        this.body = body;
        this.order = order;
    }

    public TaskParameters parameters() {
        return parameters;
    }

    public String name() {
        return parameters.name();
    }

    /** What the embedder has attached, or null. */
    public Object attachment() {
        return attachment;
    }

    public void attach(Object object) {
        attachment = object;
    }

    JobBody body() {
        return body;
    }

    /** Whether there will be no more releases. */
    public boolean isStopped() {
        return stopped;
    }

    /** Jobs released. */
    public long releases() {
        return releases;
    }

    /** Jobs that have ended. */
    public long ended() {
        return ended;
    }

    /** Jobs whose deadline passed before their end. */
    public long missed() {
        return missed;
    }

    /** Releases without a job. */
    public long skipped() {
        return skipped;
    }

    /** Jobs that have used up their budget. */
    public long overruns() {
        return overruns;
    }

    /** Nanoseconds that the jobs which have ended ran. */
    public long execution() {
        return execution;
    }

    /** The longest execution time of a job, in nanoseconds. */
    public long longestExecution() {
        return longestExecution;
    }

    /** Nanoseconds from the release to the begin of each job. */
    public Histogram latency() {
        return latency;
    }

    /** Nanoseconds from the release to the end of each job. */
    public Histogram response() {
        return response;
    }
}
