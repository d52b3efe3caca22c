package dev.gyre.loop.schedule;

/** One job: a release of a task, or a single piece of work. */
public final class Job {
    /** Where a job is in its life. */
    public enum State {
        /** Released; has not run since, or since it was woken. */
        READY,
        /** It runs, or was preempted by those that do. */
        RUNNING,
        /** It has begun and waits to be woken. */
        WAITING,
        ENDED
    }

    private final Task task;
    private final String name;
    private final JobBody body;
    private Object attachment;
    private final long release;
    private final long due;
    private final Level level;
    private final Budget budget;
    final long sequence;

    State state = State.READY;
    boolean demoted;
    boolean late;
    boolean overran;
    long began = -1;
    long execution;
    long resumedAt;
    long bytes;
    long bytesAtResume;
    int critical;
    /** The locks that are held, innermost first. */
    Held held;
    /** Woken while it ran: continues at once. */
    boolean woken;

    /** A held resource and the ceiling before it. */
    record Held(Resource resource, Level outer, Held next) {}

    Job(Task taskOrNull, String name, JobBody body, long release, long due, Level level, Budget budget, long sequence) {
        this.task = taskOrNull;
        this.name = name;
        this.body = body;
        this.release = release;
        this.due = due;
        this.level = level;
        this.budget = budget;
        this.sequence = sequence;
    }

    /** The task that released it; null for a single job. */
    public Task task() {
        return task;
    }

    /** The name of the task, or of the single job. */
    public String name() {
        return name;
    }

    /** The number of the job, in the order of the releases. */
    public long number() {
        return sequence;
    }

    /** When it was released, in nanoseconds of the clock. */
    public long release() {
        return release;
    }

    /** Its absolute deadline; {@link Long#MAX_VALUE} if it has none. */
    public long due() {
        return due;
    }

    public State state() {
        return state;
    }

    /** When it first ran; -1 if it has not. */
    public long began() {
        return began;
    }

    /** Whether its deadline has passed before its end. */
    public boolean isLate() {
        return late;
    }

    /** Whether it runs only when nothing else is ready. */
    public boolean isDemoted() {
        return demoted;
    }

    /** Whether preemption is off, or a resource is held. */
    public boolean isCritical() {
        return critical > 0 || held != null;
    }

    /** What the embedder has attached, or null. */
    public Object attachment() {
        return attachment;
    }

    public void attach(Object object) {
        attachment = object;
    }

    /** Its budget. */
    public Budget budget() {
        return budget;
    }

    Level level() {
        return level;
    }

    boolean runBody() {
        return body.run(this);
    }
}
