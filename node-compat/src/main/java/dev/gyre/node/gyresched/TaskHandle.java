package dev.gyre.node.gyresched;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.loop.Handle;
import dev.gyre.loop.schedule.Job;
import dev.gyre.loop.schedule.JobBody;
import dev.gyre.loop.schedule.Task;
import dev.gyre.loop.schedule.TaskParameters;

/** A task as a handle of the loop, which it keeps alive like an interval. */
final class TaskHandle extends Handle implements JobBody {
    private static final Object[] NO_ARGUMENTS = {};

    private final JobScheduler jobs;
    private final TaskParameters parameters;
    private final JsObject function;
    private final JsObject onMiss;
    private Task task;

    TaskHandle(JobScheduler jobs, TaskParameters parameters, JsObject function, JsObject onMissOrNull) {
        super(jobs.environment().loop(), "task");
        this.jobs = jobs;
        this.parameters = parameters;
        this.function = function;
        onMiss = onMissOrNull;
    }

    /** The handle of a job's task; null for a single job. */
    static TaskHandle of(Job job) {
        return job.task() == null ? null : (TaskHandle) job.task().attachment();
    }

    /** Begins the releases: the first at {@code from} plus the offset, the last before {@code until}. */
    void start(long from, long until) {
        task = jobs.scheduler().add(parameters, this, from, until);
        task.attach(this);
        if (!task.isStopped()) activate();
    }

    Task task() {
        return task;
    }

    JsObject onMiss() {
        return onMiss;
    }

    @Override
    public String reason() {
        return parameters.name();
    }

    @Override
    protected void beginClose() {
        if (!task.isStopped()) jobs.scheduler().stop(task);
    }

    @Override
    public boolean run(Job job) {
        JobWork work = (JobWork) job.attachment();
        if (work == null) {
            work = new JobWork(jobs, function, NO_ARGUMENTS, job);
            job.attach(work);
        }
        return work.run(job);
    }
}
