package dev.gyre.loop.schedule;

import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Releases jobs and decides which of them runs, on one thread. The loop calls {@link #run} in each turn, running jobs call {@link #poll} at short intervals, and a job that should
 * run earlier than the running one then runs on top of it, on the same stack: the order of preemption is last in, first out, until a job waits. So does a turn of the loop when the jobs have run for
 * {@code loopEvery}. Times are nanoseconds of the clock. No method may be called from another thread.
 */
public final class Scheduler {
    private static final long NEVER = Long.MAX_VALUE;

    private final LoopClock clock;
    private final SchedulerHost host;
    private final List<Task> tasks = new ArrayList<>();
    private final PriorityQueue<Task> releases = new PriorityQueue<>(Scheduler::compareReleases);
    private final SchedulerStatistics statistics = new SchedulerStatistics();
    private Policy policy = Policy.EDF;
    private long loopEvery = 5_000_000;
    private PriorityQueue<Job> ready = new PriorityQueue<>(this::compareRank);
    private Recorder recorder;

    /** The job whose code runs; null in callbacks of the loop. */
    private Job current;
    /** The innermost job on the stack, current or preempted. */
    private Job innermost;

    private Level ceiling = Level.LOWEST;
    private long sequence;
    private long loopDue = NEVER;
    /** A poll before this instant has nothing to do. */
    private long attention = NEVER;

    private long lastPoll;
    /** In turns of the loop in the middle of jobs. */
    private long loopNanos;

    private int active;
    private int taskCount;

    /** A scheduler without tasks: EDF, and a turn of the loop every 5 ms. */
    public Scheduler(LoopClock clock, SchedulerHost host) {
        this.clock = clock;
        this.host = host;
    }

    // ---- configuration

    public Policy policy() {
        return policy;
    }

    /**
     * @param every nanoseconds that jobs may run until the loop has a turn
     * @throws IllegalStateException when a policy is changed while there are tasks or jobs
     */
    public void configure(Policy newPolicy, long every) {
        if (newPolicy != policy && (active > 0 || tasks.stream().anyMatch(task -> !task.stopped)))
            throw new IllegalStateException("the policy cannot change while there are tasks or jobs");
        policy = newPolicy;
        loopEvery = every;
    }

    public long loopEvery() {
        return loopEvery;
    }

    /** Records what happens from now on; null ends that. */
    public void record(Recorder newRecorder) {
        recorder = newRecorder;
    }

    // ---- tasks and jobs

    /** Adds a task, which is first released at {@code from} plus its offset and not after {@code until}. */
    public Task add(TaskParameters parameters, JobBody body, long from, long until) {
        var task = new Task(parameters, body, taskCount++);
        task.level = Level.of(policy, parameters.priority(), parameters.deadline());
        for (Resource resource : parameters.resources()) resource.usedBy(task.level);
        task.nextRelease = from + parameters.offset();
        task.horizon = until;
        tasks.add(task);
        if (task.nextRelease < until) releases.add(task);
        else task.stopped = true;
        changed();
        return task;
    }

    /** Ends the releases of a task; its jobs go on. */
    public void stop(Task task) {
        task.stopped = true;
        releases.remove(task);
        tasks.remove(task);
        changed();
    }

    /** The tasks that have not been stopped, in the order in which they were added. */
    public List<Task> tasks() {
        return Collections.unmodifiableList(tasks);
    }

    /**
     * Adds a job that is ready at once.
     *
     * @param deadline relative, in nanoseconds; {@link Long#MAX_VALUE} for none, which under EDF runs when no job with a deadline is ready
     */
    public Job spawn(String name, JobBody body, long deadline, int priority, Budget budget) {
        var now = clock.peekNanoTime();
        var due = deadline == NEVER ? NEVER : now + deadline;
        var job = new Job(null, name, body, now, due, Level.of(policy, priority, deadline), budget, sequence++);
        active++;
        makeReady(job, now);
        changed();
        return job;
    }

    /** Lets a job that waits go on. */
    public void wake(Job job) {
        switch (job.state) {
            case WAITING -> {
                makeReady(job, clock.peekNanoTime());
                changed();
            }
            case RUNNING -> job.woken = true;
            default -> {
                // Ready jobs will run, others have ended.
            }
        }
    }

    /** The job whose code runs now; null in callbacks of the loop. */
    public Job current() {
        return current;
    }

    /** Whether a job has been released and has not ended. */
    public boolean hasJobs() {
        return active > 0;
    }

    /** Whether there will be releases, or there are jobs. */
    public boolean isBusy() {
        return active > 0 || !releases.isEmpty();
    }

    /** Nanoseconds that a job has run so far. */
    public long executionTime(Job job) {
        return job == current ? job.execution + clock.peekNanoTime() - job.resumedAt : job.execution;
    }

    public SchedulerStatistics statistics() {
        return statistics;
    }

    // ---- running

    /** The instant at which {@link #run} next has something to do: now or earlier if a job is ready. */
    public long wanted() {
        if (!ready.isEmpty() && preempts(ready.peek(), innermost)) return Long.MIN_VALUE;
        return releases.isEmpty() ? NEVER : releases.peek().nextRelease;
    }

    /** The instant at which a running job should {@link #poll}; {@link Long#MAX_VALUE} when none runs. The host is notified of changes. */
    public long attention() {
        return current == null ? NEVER : attention;
    }

    /** Runs the jobs that are ready, until a turn of the loop is due. In a turn in the middle of a job, only those that may preempt it. */
    public void run() {
        statistics.rounds++;
        if (current != null) throw new IllegalStateException("a job runs already");
        var outerDue = loopDue;
        var outermost = innermost == null;
        var began = clock.peekNanoTime();
        var other = statistics.execution + loopNanos;
        if (innermost == null) loopDue = loopEvery == NEVER ? NEVER : clock.peekNanoTime() + loopEvery;
        try {
            runAbove(innermost);
        } finally {
            loopDue = outerDue;
            if (outermost)
                statistics.scheduling += clock.peekNanoTime() - began - (statistics.execution + loopNanos - other);
        }
    }

    /**
     * Called by a running job at short intervals: releases what is due and runs what should run first. Does nothing in callbacks of the loop.
     */
    public void poll() {
        if (current == null) return;
        var now = clock.peekNanoTime();
        statistics.polled(now - lastPoll);
        lastPoll = now;
        if (now >= attention) attend(now);
    }

    private void attend(long now) {
        var job = current;
        release(now);
        checkBudget(job, now);
        if (job.due() < now) missed(job, now);
        if (job.isCritical() && job.held == null || policy == Policy.FIFO) {
            updateAttention(now);
            return;
        }
        if (!ready.isEmpty() && preempts(ready.peek(), job)) preempt(job, () -> runAbove(job), Recorder.Kind.PREEMPTED);
        if (!job.isCritical() && loopDue <= clock.peekNanoTime()) preempt(job, this::turnLoop, Recorder.Kind.LOOP);
        updateAttention(clock.peekNanoTime());
    }

    private void preempt(Job job, Runnable what, Recorder.Kind kind) {
        var now = clock.peekNanoTime();
        pause(job, now);
        trace(kind, job, now);
        if (kind == Recorder.Kind.PREEMPTED) statistics.preemptions++;
        var suspended = host.suspend(job);
        current = null;
        try {
            what.run();
        } finally {
            current = job;
            innermost = job;
            host.resume(job, suspended);
            var resumed = clock.peekNanoTime();
            resume(job, resumed);
            trace(Recorder.Kind.RESUMED, job, resumed);
        }
    }

    private void turnLoop() {
        statistics.loopTurns++;
        var began = clock.peekNanoTime();
        var execution = statistics.execution;
        host.turnLoop();
        var ended = clock.peekNanoTime();
        loopNanos += ended - began - (statistics.execution - execution);
        loopDue = ended + loopEvery;
    }

    private void runAbove(Job floor) {
        while (true) {
            var now = clock.peekNanoTime();
            release(now);
            var next = ready.peek();
            if (next == null || !preempts(next, floor)) return;
            if (floor == null && now >= loopDue) return;
            ready.remove();
            execute(next, floor, now);
        }
    }

    private void execute(Job job, Job below, long start) {
        job.state = Job.State.RUNNING;
        if (job.began < 0) {
            job.began = start;
            if (job.task() != null) job.task().latency.record(start - job.release());
        }
        current = job;
        innermost = job;
        resume(job, start);
        updateAttention(start);
        trace(Recorder.Kind.STARTED, job, start);
        var ended = true;
        try {
            do {
                job.woken = false;
                ended = job.runBody();
            } while (!ended && job.woken);
        } finally {
            var now = clock.peekNanoTime();
            statistics.polled(now - lastPoll);
            pause(job, now);
            current = null;
            innermost = below;
            if (ended) end(job, now);
            else suspend(job, now);
        }
    }

    private void suspend(Job job, long now) {
        job.state = Job.State.WAITING;
        trace(Recorder.Kind.WAITING, job, now);
    }

    private void end(Job job, long now) {
        job.state = Job.State.ENDED;
        active--;
        releaseAll(job);
        if (now > job.due()) missed(job, now);
        trace(Recorder.Kind.ENDED, job, now);
        statistics.ended++;
        var task = job.task();
        if (task == null) return;
        task.ended++;
        task.execution += job.execution;
        task.longestExecution = Math.max(task.longestExecution, job.execution);
        task.response.record(now - job.release());
        if (task.active != job) return;
        task.active = task.queued.poll();
        if (task.active != null) ready.add(task.active);
    }

    private void pause(Job job, long now) {
        job.execution += now - job.resumedAt;
        statistics.execution += now - job.resumedAt;
        if (job.budget().bytes() != NEVER) job.bytes += host.allocatedBytes() - job.bytesAtResume;
    }

    private void resume(Job job, long now) {
        job.resumedAt = now;
        lastPoll = now;
        if (job.budget().bytes() != NEVER) job.bytesAtResume = host.allocatedBytes();
    }

    // ---- releases, deadlines and budgets

    private void release(long now) {
        while (!releases.isEmpty() && releases.peek().nextRelease <= now) {
            var task = releases.remove();
            releaseJob(task, task.nextRelease, now);
            task.nextRelease += task.parameters().period();
            if (task.nextRelease < task.horizon) {
                releases.add(task);
            } else {
                task.stopped = true;
                host.finished(task);
            }
        }
    }

    private void releaseJob(Task task, long release, long now) {
        if (task.skipsNext || task.active != null && task.parameters().overlap() == Overlap.SKIP) {
            task.skipsNext = false;
            task.skipped++;
            return;
        }
        task.releases++;
        active++;
        var parameters = task.parameters();
        var job = new Job(
                task,
                task.name(),
                task.body(),
                release,
                release + parameters.deadline(),
                task.level,
                parameters.budget(),
                sequence++);
        trace(Recorder.Kind.RELEASED, job, release);
        if (task.active == null) {
            task.active = job;
            ready.add(job);
        } else if (parameters.overlap() == Overlap.QUEUE) {
            task.queued.add(job);
        } else {
            ready.add(job);
        }
    }

    private void makeReady(Job job, long now) {
        job.state = Job.State.READY;
        trace(job.began < 0 ? Recorder.Kind.RELEASED : Recorder.Kind.WOKEN, job, now);
        ready.add(job);
    }

    private void missed(Job job, long now) {
        if (job.late) return;
        job.late = true;
        statistics.missed++;
        if (job.task() != null) job.task().missed++;
        trace(Recorder.Kind.MISSED, job, now);
        host.missed(job);
    }

    private void checkBudget(Job job, long now) {
        var budget = job.budget();
        if (budget == Budget.NONE || job.overran || !isOver(job, budget, now)) return;
        job.overran = true;
        if (job.task() != null) {
            job.task().overruns++;
            if (budget.onOverrun() == Overrun.SKIP) job.task().skipsNext = true;
        }
        if (budget.onOverrun() == Overrun.DEMOTE) job.demoted = true;
        trace(Recorder.Kind.OVERRAN, job, now);
        host.overrun(job);
    }

    private boolean isOver(Job job, Budget budget, long now) {
        if (job.execution + now - job.resumedAt >= budget.execution()) return true;
        if (now - job.began >= budget.wall()) return true;
        return budget.bytes() != NEVER && job.bytes + host.allocatedBytes() - job.bytesAtResume >= budget.bytes();
    }

    // ---- critical sections

    /** Turns preemption of the current job off, until as many calls of {@link #endCritical}. */
    public void beginCritical() {
        if (current != null) current.critical++;
    }

    /** Does what was due meanwhile. */
    public void endCritical() {
        if (current == null || --current.critical > 0) return;
        updateAttention(Long.MIN_VALUE);
        poll();
    }

    /**
     * The current job takes a resource. A callback of the loop may take it too, since nothing preempts callbacks.
     *
     * @throws IllegalStateException if another job holds it, which can only be if a task has not named it among its resources
     */
    public void lock(Resource resource) {
        if (resource.holder != null && resource.holder != current)
            throw new IllegalStateException(
                    "the resource " + resource.name() + " is held by the job " + resource.holder.name());
        resource.holds++;
        var job = current;
        if (job == null || resource.holds > 1) return;
        resource.holder = job;
        resource.usedBy(job.level());
        job.held = new Job.Held(resource, ceiling, job.held);
        if (resource.ceiling.compareTo(ceiling) > 0) ceiling = resource.ceiling;
        statistics.lockedAt(clock.peekNanoTime(), job);
    }

    /** Gives back the resource that the current job took last, and does what was due meanwhile. */
    public void unlock(Resource resource) {
        if (--resource.holds > 0 || current == null) return;
        statistics.unlockedAt(clock.peekNanoTime(), current);
        resource.holder = null;
        ceiling = current.held.outer();
        current.held = current.held.next();
        updateAttention(Long.MIN_VALUE);
        poll();
    }

    private void releaseAll(Job job) {
        while (job.held != null) {
            job.held.resource().holder = null;
            job.held.resource().holds = 0;
            ceiling = job.held.outer();
            job.held = job.held.next();
        }
    }

    // ---- order

    private boolean preempts(Job job, Job runningOrNull) {
        if (runningOrNull == null) return true;
        if (policy == Policy.FIFO || runningOrNull.critical > 0) return false;
        return compareRank(job, runningOrNull) < 0 && (job.level().compareTo(ceiling) > 0);
    }

    private int compareRank(Job a, Job b) {
        if (a.demoted != b.demoted) return a.demoted ? 1 : -1;
        var first = switch (policy) {
            case FIFO -> 0;
            case FIXED_PRIORITY -> b.level().compareTo(a.level());
            case EDF -> Long.compare(a.due(), b.due());
        };
        return first != 0 ? first : Long.compare(a.sequence, b.sequence);
    }

    private static int compareReleases(Task a, Task b) {
        var byTime = Long.compare(a.nextRelease, b.nextRelease);
        return byTime != 0 ? byTime : Integer.compare(a.order, b.order);
    }

    // ---- attention

    private void changed() {
        if (current != null) updateAttention(Long.MIN_VALUE);
        else host.rescheduled();
    }

    /** Computes when the current job has to attend next. {@link Long#MIN_VALUE} asks for attention at the next poll. */
    private void updateAttention(long now) {
        var job = current;
        var next = Math.min(loopDue, releases.isEmpty() ? NEVER : releases.peek().nextRelease);
        if (!job.late && job.due() != NEVER) next = Math.min(next, job.due() + 1);
        if (job.budget() != Budget.NONE && !job.overran && now != Long.MIN_VALUE)
            next = Math.min(next, budgetEnd(job, now));
        attention = now == Long.MIN_VALUE ? now : next;
        host.rescheduled();
    }

    private static long budgetEnd(Job job, long now) {
        var budget = job.budget();
        if (budget.bytes() != NEVER) return now;
        var execution =
                budget.execution() == NEVER ? NEVER : now + budget.execution() - job.execution - (now - job.resumedAt);
        return Math.min(execution, budget.wall() == NEVER ? NEVER : job.began + budget.wall());
    }

    private void trace(Recorder.Kind kind, Job job, long time) {
        if (recorder != null) recorder.add(kind, job, time);
    }
}
