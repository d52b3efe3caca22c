package dev.gyre.page.api;

import dev.gyre.engine.fiber.ExecutionStack;
import dev.gyre.engine.fiber.PinnedStackException;
import dev.gyre.engine.fiber.StackScope;
import dev.gyre.engine.fiber.SuspendableStack;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.loop.LoopTimer;
import dev.gyre.loop.ticks.JobRings;
import dev.gyre.loop.timers.Immediate;
import dev.gyre.node.environment.Environment;
import dev.gyre.page.PageContext;
import dev.gyre.page.PageLimitException;
import dev.gyre.page.PageWorker;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.settle.PageTasks;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs the tasks of a page in the check phase of a runtime's loop, and ends the waiting of those who wait for the page. */
final class PagePump {
    /** How long the tasks of a page whose clock is real may keep the loop in one turn, in nanoseconds. */
    private static final long SLICE = 8_000_000;
    /** How many tasks of a page whose clock is virtual run in one turn, so that no real time decides whether an answer comes before a task. */
    private static final int TASKS = 16;

    private final Environment environment;
    private final PageSession session;
    private final PageLimits limits;
    private final List<Waiter> waiters = new ArrayList<>();
    private PageContext context;
    private PageTasks tasks;
    private Immediate scheduled;
    private LoopTimer alarm;
    private boolean running;
    private boolean stopped;
    /** The kind of the stacks of tasks; null before the first. */
    private StackScope stacks;
    /** The stack of the task that runs; null if none does. */
    private TaskStack current;
    /** The stack of the task that waits; null if none does. */
    private TaskStack waiting;
    /** Whether the task that waits can go on. */
    private boolean goesOn;

    /** The stack of a task, which can wait in the middle. */
    private final class TaskStack extends SuspendableStack {
        private PageTasks.Owner receiver;
        /** The jobs that wait with it. */
        private JobRings jobs;
        /** Those of all others meanwhile. */
        private JobRings others;

        private boolean ran = true;

        TaskStack(StackScope scope) {
            super(environment.realm().agent(), scope);
        }

        @Override
        protected void body() {
            ran = tasks.runNext(timeLimit());
        }
    }

    PagePump(Environment environment, PageSession session, PageLimits limits) {
        this.environment = environment;
        this.session = session;
        this.limits = limits;
    }

    void begin(PageContext pageContext) {
        context = pageContext;
        tasks = pageContext.tasks();
    }

    /** Something may be there to run. */
    void wake() {
        if (running || stopped || scheduled != null || tasks == null) return;
        if (!isReady() && waiters.isEmpty()) {
            setAlarm();
            return;
        }
        scheduled = new Immediate(this::run);
        environment.immediates().add(scheduled);
    }

    /** Until when timers may run: time passes only for those who wait, and while no request is under way. */
    private double timeLimit() {
        double now = tasks.now();
        if (!tasks.isVirtual() || context.isWaitingForNetwork()) return now;
        double limit = now;
        for (Waiter waiter : waiters) limit = Math.max(limit, waiter.until);
        return Math.min(limit, limits.virtualTime());
    }

    private boolean isReady() {
        return goesOn || tasks.isReady(timeLimit());
    }

    private void run() {
        scheduled = null;
        if (stopped) return;
        abandonOfGonePage();
        running = true;
        long end = System.nanoTime() + SLICE;
        int count = 0;
        try {
            do {
                endWaiting();
                if (!runNext()) break;
                count++;
            } while (!stopped && (tasks.isVirtual() ? count < TASKS : System.nanoTime() < end));
        } finally {
            running = false;
        }
        if (stopped) return;
        endWaiting();
        if (isReady()) wake();
        else setAlarm();
    }

    // ---- tasks that wait

    // https://html.spec.whatwg.org/#pause
    /** Stops the running task until what begin gets is called; in that time only workers' tasks and those of the receiver run. */
    void pause(PageTasks.Owner receiver, Consumer<Runnable> begin) {
        TaskStack stack = current;
        if (stack == null)
            throw new DomError(
                    "InvalidAccessError", "Only tasks of the page itself can wait for a synchronous request.");
        stack.receiver = receiver;
        stack.others = new JobRings();
        stack.jobs = environment.ticks().exchange(stack.others, true);
        waiting = stack;
        tasks.hold(receiver, owner -> owner == receiver || owner instanceof PageWorker);
        try {
            begin.accept(() -> {
                if (waiting != stack) return;
                goesOn = true;
                wake();
            });
            stack.suspend();
        } catch (PinnedStackException pinned) {
            proceed();
            throw new DomError(
                    "InvalidAccessError", "A synchronous request is not possible here: " + pinned.getMessage());
        }
    }

    /** The task that has waited has its jobs again, and all tasks may run. */
    private TaskStack proceed() {
        TaskStack stack = waiting;
        waiting = null;
        goesOn = false;
        tasks.release();
        environment.ticks().exchange(stack.jobs, false);
        return stack;
    }

    /** A task of a page that is gone waits no longer; the jobs of others remain. */
    private void abandonOfGonePage() {
        if (waiting == null || !stopped && !waiting.receiver.isGone()) return;
        environment.ticks().exchange(waiting.others, false);
        waiting = null;
        goesOn = false;
        tasks.release();
    }

    /** Runs the next task, or what is left of one; returns false if there is none. */
    private boolean runTask() {
        if (!ExecutionStack.canSuspend()) return tasks.runNext(timeLimit());
        if (stacks == null) stacks = new StackScope("page");
        TaskStack stack = goesOn ? proceed() : new TaskStack(stacks);
        current = stack;
        try {
            stack.resume();
        } finally {
            current = null;
        }
        return stack.ran;
    }

    private boolean runNext() {
        Agent agent = environment.realm().agent();
        StackFrame frame = agent.topFrame();
        long depth = agent.depth();
        limits.begin();
        boolean ran;
        try {
            ran = runTask();
            environment.loop().scope().between();
        } catch (PageLimitException limit) {
            agent.topFrame(frame);
            agent.depth(depth);
            limit.unwound();
            return false;
        } catch (OutOfMemoryError exhausted) {
            agent.topFrame(frame);
            agent.depth(depth);
            limits.outOfMemory();
            return false;
        } finally {
            limits.end();
        }
        if (!stopped) limits.checkBetweenTasks();
        return ran;
    }

    /** Sets the loop's timer for a clock that is real. */
    private void setAlarm() {
        if (tasks.isVirtual() || tasks.nextDue() == Double.POSITIVE_INFINITY) return;
        if (alarm == null) alarm = new LoopTimer(environment.loop(), "page " + session.url());
        environment.loop().updateTime();
        alarm.start(this::wake, (long) Math.ceil(tasks.nextDue() - tasks.now()), 0);
    }

    // ---- waiting

    void add(Waiter waiter) {
        if (stopped) {
            waiter.end("closed");
            return;
        }
        waiters.add(waiter);
        long wall = tasks.isVirtual() ? limits.wallMilliseconds() : (long) Math.ceil(waiter.until - tasks.now());
        if (tasks.isVirtual() || waiter.until != Double.POSITIVE_INFINITY) {
            waiter.timer = new LoopTimer(environment.loop(), "page " + session.url());
            environment.loop().updateTime();
            waiter.timer.start(() -> end(waiter, waiter.what == Waiter.For.TIME ? "done" : "timeout"), wall, 0);
        }
        wake();
    }

    void end(Waiter waiter, String how) {
        if (waiters.remove(waiter)) waiter.end(how);
    }

    private void endWaiting() {
        for (Waiter waiter : List.copyOf(waiters)) {
            String how = outcome(waiter);
            if (how == null) continue;
            if (waiter.what == Waiter.For.TIME) tasks.advanceTo(waiter.until);
            end(waiter, how);
            environment.loop().scope().between();
        }
    }

    /** How the waiting ends now; null if it goes on. */
    private String outcome(Waiter waiter) {
        if (waiter.what == Waiter.For.LOADED && (waiter.session.isLoaded() || waiter.session.hasFailed()))
            return "done";
        if (waiter.what == Waiter.For.SETTLED && isSettled(waiter)) return "done";
        if (tasks.hasTask() || context.isWaitingForNetwork() || session.isLoading()) return null;
        if (!tasks.isVirtual()) return waiter.what == Waiter.For.TIME && tasks.now() >= waiter.until ? "done" : null;
        double due = tasks.nextDue();
        if (waiter.what == Waiter.For.TIME) return due > waiter.until ? "done" : null;
        if (due == Double.POSITIVE_INFINITY) return null;
        return due > Math.min(waiter.until, limits.virtualTime()) ? "timeout" : null;
    }

    private boolean isSettled(Waiter waiter) {
        return !tasks.hasTask() && !session.isLoading() && context.waitsOnlyFor(waiter.ignored);
    }

    /** Ends the waiting for a window that is closed. */
    void closed(PageSession window) {
        abandonOfGonePage();
        for (Waiter waiter : List.copyOf(waiters)) {
            if (waiter.session == window) end(waiter, "closed");
        }
    }

    /** Ends all waiting; nothing runs any more. */
    void stop(String how) {
        if (stopped) return;
        stopped = true;
        abandonOfGonePage();
        if (scheduled != null) environment.immediates().clear(scheduled);
        if (alarm != null) alarm.close(null);
        for (Waiter waiter : List.copyOf(waiters)) end(waiter, how);
    }
}
