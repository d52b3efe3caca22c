package dev.gyre.loop.schedule;

/** What a scheduler asks of its embedder. */
public interface SchedulerHost {
    /** Runs the callbacks of the loop that are due, in the middle of a job. */
    void turnLoop();

    /** Called before a job runs in the middle of another one; the result is passed to {@link #resume}. */
    default Object suspend(Job running) {
        return null;
    }

    /** Called when the job goes on. */
    default void resume(Job running, Object suspended) {}

    /** The absolute deadline of a job has passed before its end; called once for each such job. */
    default void missed(Job job) {}

    /** A job has used up its budget; called once for each such job. An abort throws out of here. */
    default void overrun(Job job) {}

    /** A task has been released for the last time. */
    default void finished(Task task) {}

    /** The next instant at which the scheduler wants to be called has changed: {@link Scheduler#wanted}. */
    default void rescheduled() {}

    /** The bytes that this thread has allocated; only budgets of bytes ask. */
    default long allocatedBytes() {
        return 0;
    }
}
