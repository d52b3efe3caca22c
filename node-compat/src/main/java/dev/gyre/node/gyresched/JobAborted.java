package dev.gyre.node.gyresched;

import dev.gyre.loop.schedule.Job;

/** Ends a job that has used up its budget; JavaScript cannot catch it, and its finally blocks do not run. */
final class JobAborted extends Error {
    private static final long serialVersionUID = 1;
    private final transient Job job;

    JobAborted(Job job) {
        super("job aborted", null, false, false);
        this.job = job;
    }

    Job job() {
        return job;
    }
}
