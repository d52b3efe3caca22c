package dev.gyre.node.gyresched;

import dev.gyre.engine.fiber.ExecutionStack;
import dev.gyre.engine.fiber.StackScope;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.TurnEnd;
import dev.gyre.loop.clock.LoopClock;
import dev.gyre.loop.clock.ThreadTimeClock;
import dev.gyre.loop.clock.VirtualClock;
import dev.gyre.loop.schedule.AttentionTimer;
import dev.gyre.loop.schedule.Budget;
import dev.gyre.loop.schedule.Job;
import dev.gyre.loop.schedule.Overrun;
import dev.gyre.loop.schedule.PerfettoTrace;
import dev.gyre.loop.schedule.Recorder;
import dev.gyre.loop.schedule.Scheduler;
import dev.gyre.loop.schedule.SchedulerHost;
import dev.gyre.loop.schedule.Task;
import dev.gyre.loop.schedule.TaskParameters;
import dev.gyre.loop.schedule.Timeline;
import dev.gyre.loop.ticks.JobRings;
import dev.gyre.loop.ticks.TickQueue;
import dev.gyre.loop.timers.Immediate;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.PollListener;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.Random;

/** The real-time jobs of a runtime: connects the scheduler with the loop, the interrupt check, and the queues of ticks and microtasks. */
public final class JobScheduler implements SchedulerHost, TurnEnd, PollListener, CloseListener {
    public static final EnvironmentKey<JobScheduler> KEY = new Key();

    /** Under stress every interrupt check polls, and one of so many is a preemption. */
    private static final int STRESS_CHANCE = 3;

    private final Environment environment;
    private final Agent agent;
    private final TickQueue ticks;
    private final Scheduler scheduler;
    private final LoopClock clock;
    private final StackScope scope = ExecutionStack.canSuspend() ? new StackScope("job") : null;
    /** The work of the jobs on the stack, innermost first. */
    private final ArrayDeque<JobWork> running = new ArrayDeque<>();
    /** The rings of the loop's callbacks, while those of a job are in use. */
    private JobRings loopRings;

    private AttentionTimer timer;
    private Recorder recorder;
    private PromiseObject idle;
    private Random stress;
    private JsObject stressFunction;
    private boolean stressing;
    private com.sun.management.ThreadMXBean threads;

    private static final class Key extends EnvironmentKey<JobScheduler> {
        @Override
        protected JobScheduler create(Environment environment) {
            return new JobScheduler(environment);
        }
    }

    private JobScheduler(Environment environment) {
        this.environment = environment;
        agent = environment.realm().agent();
        ticks = environment.ticks();
        clock = environment.loop().clock();
        scheduler = new Scheduler(clock, this);
        environment.separateStacks();
        environment.onPoll(this);
        environment.interruptible(() -> scheduler.current() != null);
        environment.onClose(this);
        environment.loop().atTurnEnd(this);
    }

    Environment environment() {
        return environment;
    }

    Realm realm() {
        return environment.realm();
    }

    /** Decides which job runs. */
    public Scheduler scheduler() {
        return scheduler;
    }

    StackScope scope() {
        return scope;
    }

    /** The work of the job that runs now; null in callbacks of the loop. */
    JobWork current() {
        return scheduler.current() == null ? null : running.peek();
    }

    // ---- tasks and jobs

    /**
     * Adds a task whose jobs call a function.
     *
     * @param until when the releases end, in nanoseconds from now
     */
    TaskHandle task(TaskParameters parameters, long until, JsObject function, JsObject onMissOrNull) {
        var handle = new TaskHandle(this, parameters, function, onMissOrNull);
        long now = clock.peekNanoTime();
        handle.start(now, until == Long.MAX_VALUE ? until : now + until);
        return handle;
    }

    /** Adds a job that calls a function. */
    JobWork spawn(String name, JsObject function, Object[] arguments, long deadline, int priority, Budget budget) {
        var work = new JobWork(this, function, arguments, null);
        work.promise();
        work.job(scheduler.spawn(name, work, deadline, priority, budget));
        return work;
    }

    // ---- the loop

    @Override
    public long due() {
        return scheduler.wanted();
    }

    @Override
    public boolean isReady() {
        return scheduler.wanted() == Long.MIN_VALUE;
    }

    @Override
    public void run() {
        if (scheduler.wanted() > clock.peekNanoTime()) return;
        agent.hold();
        try {
            scheduler.run();
        } catch (Throwable error) {
            environment.loop().scope().uncaught(error);
        } finally {
            agent.release();
        }
        if (idle != null && !scheduler.isBusy()) {
            PromiseObject waiting = idle;
            idle = null;
            waiting.resolve(realm(), Undefined.INSTANCE);
        }
        drain();
    }

    /** Settled when there are no jobs and there will be no releases. */
    PromiseObject whenIdle() {
        if (idle == null) idle = PromiseObject.create(realm());
        if (scheduler.isBusy()) return idle;
        PromiseObject settled = idle;
        idle = null;
        settled.resolve(realm(), Undefined.INSTANCE);
        return settled;
    }

    @Override
    public void finished(Task task) {
        if (task.attachment() instanceof TaskHandle handle) handle.close(null);
    }

    /** Runs the ticks and microtasks of the loop's callbacks that jobs have caused, and reports unhandled rejections. */
    void drain() {
        var callbacks = environment.loop().scope();
        callbacks.open();
        callbacks.close(false);
    }

    @Override
    public void turnLoop() {
        // The stacks below the running one, down to the loop's: each exchange brings back the state below.
        long depth = agent.depth();
        for (JobWork work : running) agent.exchange(work.stack());
        long below = agent.depth();
        agent.depth((int) depth);
        JobRings rings = ticks.exchange(loopRings, true);
        var queue = agent.reactionQueue();
        agent.reactionQueue(null);
        try {
            if (!ticks.isEmpty()) drain();
            environment.loop().turnWithin();
        } finally {
            agent.reactionQueue(queue);
            ticks.exchange(rings, false);
            agent.depth(below);
            running.descendingIterator().forEachRemaining(work -> agent.exchange(work.stack()));
        }
    }

    /** Runs a part of a job's work with its own rings and queue of reactions. */
    void enter(JobWork work, Runnable part) {
        JobRings outer = ticks.exchange(work.rings(), true);
        if (running.isEmpty()) loopRings = outer;
        var queue = agent.reactionQueue();
        agent.reactionQueue(work);
        running.push(work);
        try {
            part.run();
        } finally {
            running.pop();
            agent.reactionQueue(queue);
            ticks.exchange(outer, false);
        }
    }

    /** Queues a microtask of the loop's callbacks. */
    void enqueueInLoop(Runnable microtask) {
        if (running.isEmpty()) ticks.enqueueMicrotask(microtask);
        else loopRings.enqueueMicrotask(microtask);
    }

    // ---- the interrupt check

    @Override
    public void polled() {
        if (scheduler.current() == null) return;
        boolean between = agent.takeBetweenPieces();
        // Most of the library has lists that are not made for changes in the middle.
        if (!between && agent.topFrame() != null && !agent.topFrame().isInterruptible()) {
            // What is due stays so until the library has returned, and a program may make few checks itself.
            if (scheduler.attention() <= clock.peekNanoTime()) agent.requestInterrupt();
            return;
        }
        if (stress == null) {
            scheduler.poll();
            return;
        }
        if (!stressing && stress.nextInt(STRESS_CHANCE) == 0) preemptByChance();
        scheduler.poll();
        // So that the next check polls too.
        agent.requestInterrupt();
    }

    /**
     * For tests: at polls chosen by a seed, a job that does nothing but a microtask preempts.
     *
     * @param seedOrNull null ends it
     */
    void stress(Long seedOrNull, JsObject function) {
        stress = seedOrNull == null ? null : new Random(seedOrNull);
        stressFunction = function;
    }

    private void preemptByChance() {
        stressing = true;
        var work = new JobWork(this, stressFunction, new Object[0], null);
        work.job(scheduler.spawn(
                "stress",
                job -> {
                    stressing = false;
                    return work.run(job);
                },
                0,
                Integer.MAX_VALUE,
                Budget.NONE));
    }

    @Override
    public void rescheduled() {
        long attention = scheduler.attention();
        if (clock.isVirtual()) {
            requestRepeatedly(attention);
            return;
        }
        if (timer == null) {
            if (attention == Long.MAX_VALUE) return;
            timer = new AttentionTimer(agent::requestInterrupt);
        }
        timer.set(attention);
    }

    /** Virtual time passes only in calls that also poll, but for a clock of processor time. */
    private void requestRepeatedly(long attention) {
        if (!(clock instanceof ThreadTimeClock)) return;
        if (timer == null) timer = new AttentionTimer(agent::requestInterrupt);
        long now = clock.peekNanoTime();
        if (attention == Long.MAX_VALUE) timer.set(attention);
        else timer.set(System.nanoTime() + (attention <= now ? 0 : attention - now));
    }

    @Override
    public void missed(Job job) {
        Task task = job.task();
        if (task == null) return;
        var handle = TaskHandle.of(job);
        if (handle == null || handle.onMiss() == null) return;
        JsObject report = describe(job);
        environment.immediates().add(new Immediate(() -> handle.onMiss().call1(Undefined.INSTANCE, report)));
    }

    @Override
    public void overrun(Job job) {
        if (job.budget().onOverrun() == Overrun.ABORT) throw new JobAborted(job);
        String warning = "The job '" + job.name() + "' has used up its budget";
        environment
                .immediates()
                .add(new Immediate(() ->
                        environment.library().call("internal/process/process_object", "emitWarningNow", warning)));
    }

    @Override
    public long allocatedBytes() {
        if (threads == null) threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getCurrentThreadAllocatedBytes();
    }

    /** Lets the current job take execution time: virtual time passes, other clocks are waited for. */
    void consume(long nanos) {
        Job job = scheduler.current();
        long end = scheduler.executionTime(job) + nanos;
        while (true) {
            long left = end - scheduler.executionTime(job);
            if (left <= 0) return;
            if (clock instanceof VirtualClock) {
                clock.advanceNanos(Math.min(left, Math.max(0, scheduler.attention() - clock.peekNanoTime())));
                if (end <= scheduler.executionTime(job)) return;
                agent.requestInterrupt();
            } else if (scheduler.attention() <= clock.peekNanoTime()) {
                // Now, not when the thread that requests interrupts gets a core.
                agent.requestInterrupt();
            }
            agent.pollBetweenPieces();
        }
    }

    // ---- traces

    void beginTrace() {
        recorder = new Recorder();
        scheduler.record(recorder);
    }

    /** Ends the recording; returns its text in a format: "json", "svg" or "html". */
    String endTrace(String format) {
        Recorder recorded = recorder;
        recorder = null;
        scheduler.record(null);
        return switch (format) {
            case "svg" -> new Timeline(recorded).svg();
            case "html" -> new Timeline(recorded).html();
            default -> PerfettoTrace.of(recorded);
        };
    }

    JsObject describe(Job job) {
        JsObject description = JsObject.create(realm());
        description.createDataProperty("name", job.name());
        description.createDataProperty("number", (double) job.number());
        description.createDataProperty("release", millis(job.release()));
        description.createDataProperty(
                "deadline", job.due() == Long.MAX_VALUE ? Double.POSITIVE_INFINITY : millis(job.due()));
        description.createDataProperty("began", job.began() < 0 ? Undefined.INSTANCE : (Object) millis(job.began()));
        description.createDataProperty("late", job.isLate());
        return description;
    }

    static double millis(long nanos) {
        return nanos / 1e6;
    }

    @Override
    public void closing() {
        if (timer != null) timer.close();
    }
}
