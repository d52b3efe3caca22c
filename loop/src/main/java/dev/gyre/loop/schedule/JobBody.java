package dev.gyre.loop.schedule;

/** The work of jobs. */
@FunctionalInterface
public interface JobBody {
    /**
     * Begins or continues a job.
     *
     * @return false if the job has not ended and waits until {@link Scheduler#wake}
     */
    boolean run(Job job);
}
