package dev.gyre.loop;

import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.List;

/** An event loop with libuv's phases, bound to one thread. It knows no JavaScript: callbacks go through a {@link CallbackScope}. */
public final class EventLoop implements AutoCloseable {
    private static final int MAX_PENDING_ROUNDS = 8;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final LoopClock clock;
    private final CallbackScope scope;
    private final WorkPool workPool;
    private final HandleCounts counts = new HandleCounts();
    private final HandleList handles = new HandleList();
    private final RequestList requests = new RequestList();
    private final TimerHeap timers = new TimerHeap();
    private final PendingQueue pending = new PendingQueue(this);
    private final LoopWatchers idle = new LoopWatchers();
    private final LoopWatchers prepare = new LoopWatchers();
    private final LoopWatchers check = new LoopWatchers();
    private final ClosingQueue closing = new ClosingQueue();
    private final CompletionQueue completions = new CompletionQueue(this);
    private final AsyncPass asyncs = new AsyncPass(this);
    private final PollPhase pollPhase;
    // What the clock showed when the loop's time was 0; moves along when the clock is set back.
    private long origin;
    private long lastReading;

    private Thread thread = Thread.currentThread();
    private Phase phase = Phase.OUTSIDE;
    private boolean running;
    private boolean stopped;
    private boolean closed;
    private long now;
    private long turns;

    /** A loop of the current thread. The pool may be shared by many loops. */
    public EventLoop(LoopClock clock, CallbackScope scope, WorkPool workPool) {
        this.clock = clock;
        this.scope = scope;
        this.workPool = workPool;
        pollPhase = new PollPhase(this, clock, completions);
        origin = clock.turnNanoTime();
        lastReading = origin;
    }

    /** Runs turns until nothing referenced is left, the loop is stopped, or the mode says so; true when it is still alive. */
    public boolean run(RunMode mode) {
        enter();
        try {
            boolean alive = isAlive();
            if (!alive) {
                updateTime();
            }
            if (mode == RunMode.DEFAULT && alive && !stopped) {
                updateTime();
                runTimers();
            }
            while (alive && !stopped && scope.canCall()) {
                runTurn(mode);
                alive = isAlive();
                if (mode != RunMode.DEFAULT) {
                    break;
                }
            }
            stopped = false;
            return alive;
        } finally {
            leave();
        }
    }

    private void runTurn(RunMode mode) {
        turns++;
        boolean canSleep = pending.isEmpty() && idle.isEmpty();

        // ---- pending: completions of writes and connects left over from the last turn
        phase = Phase.PENDING;
        pending.run();

        // ---- idle
        phase = Phase.IDLE;
        idle.run();

        // ---- prepare
        phase = Phase.PREPARE;
        prepare.run();

        // ---- poll: I/O callbacks, then completions of other threads
        phase = Phase.POLL;
        pollPhase.run(mode == RunMode.DEFAULT || mode == RunMode.ONCE && canSleep ? backendTimeout() : 0);

        // ---- pending again, so that a write answered at once completes in this turn
        phase = Phase.PENDING;
        for (int round = 0; round < MAX_PENDING_ROUNDS && !pending.isEmpty(); round++) {
            pending.run();
        }

        // ---- check: immediates
        phase = Phase.CHECK;
        check.run();

        // ---- closing
        phase = Phase.CLOSING;
        closing.run();

        // ---- timers
        updateTime();
        runTimers();
        phase = Phase.OUTSIDE;
    }

    private void runTimers() {
        phase = Phase.TIMERS;
        timers.runDue(now);
    }

    /** How long the poll may wait: 0 not at all, -1 without limit, else milliseconds. */
    public long backendTimeout() {
        if (stopped || !scope.canCall() || !counts.any() || !pending.isEmpty() || !idle.isEmpty() || !closing.isEmpty()) {
            return 0;
        }
        return timers.isEmpty() ? -1 : Math.clamp(timers.nextDue() - now, 0, Integer.MAX_VALUE);
    }

    /** Makes the run under way, or the next one, return after its turn; the loop's thread only. */
    public void stop() {
        assertLoopThread();
        stopped = true;
    }

    /** True while something referenced is active, under way, pending or closing. */
    public boolean isAlive() {
        return counts.any() || !pending.isEmpty() || !closing.isEmpty();
    }

    /** Runs {@code callback} inside a callback scope: what it throws goes to the scope. */
    public void call(Runnable callback) {
        if (!scope.canCall()) {
            return;
        }
        var failed = true;
        scope.open();
        try {
            callback.run();
            failed = false;
        } catch (Throwable error) {
            scope.uncaught(error);
        } finally {
            scope.close(failed);
        }
    }

    /** Runs {@code task} on the loop's thread in the poll phase; any thread. It does not keep the loop alive. */
    public void post(Runnable task) {
        completions.add(task);
    }

    /** Milliseconds since the loop was made, as of the last {@link #updateTime}. */
    public long now() {
        return now;
    }

    /** Reads the clock. Time never goes backwards: on a clock that does, it goes on from where it was. */
    public long updateTime() {
        var reading = clock.turnNanoTime();
        if (reading < lastReading) {
            origin -= lastReading - reading;
        }
        lastReading = reading;
        now = (reading - origin) / NANOS_PER_MILLI;
        return now;
    }

    public LoopClock clock() {
        return clock;
    }

    public CallbackScope scope() {
        return scope;
    }

    public WorkPool workPool() {
        return workPool;
    }

    public PendingQueue pending() {
        return pending;
    }

    public CompletionQueue completions() {
        return completions;
    }

    public Phase phase() {
        return phase;
    }

    /** How many turns have begun. */
    public long turns() {
        return turns;
    }

    /** Everything that can still wake this loop: handles, timers and requests, each with its reason. */
    public List<ActiveResource> activeHandles() {
        assertLoopThread();
        var sources = new ArrayList<ActiveResource>();
        handles.describe(sources);
        sources.removeIf(source -> !source.active());
        requests.describe(sources);
        return sources;
    }

    /** The poller, made when first asked for: only an I/O handle may ask, since Netty takes long to start. */
    public NettyPoller poller() {
        assertLoopThread();
        return pollPhase.poller(thread);
    }

    public boolean hasPoller() {
        return pollPhase.hasPoller();
    }

    /** Lets {@code seed} decide what no rule orders: which results of independent work and which sockets' events come first. To be called before any work is submitted. */
    public void seedSchedule(long seed) {
        assertLoopThread();
        if (counts.activeRequests() > 0) {
            throw new IllegalStateException("work is under way");
        }
        pollPhase.schedule(new SeededSchedule(seed));
    }

    /** Puts the events of a channel into an order that the seed decides; null when there is no seed. */
    public ReadySource readySource() {
        var schedule = pollPhase.schedule();
        return schedule == null ? null : schedule.newSource();
    }

    long workSubmitted() {
        var schedule = pollPhase.schedule();
        return schedule == null ? 0 : schedule.submitted();
    }

    /** What the loop has done so far. */
    public LoopStatistics statistics() {
        return new LoopStatistics(turns, pollPhase.waits(), pollPhase.idleNanos(), completions.delivered(), completions.batches(), completions.wakeUps(),
                timers.fired(), counts.activeHandles(), counts.activeRequests());
    }

    /** Nanoseconds spent waiting in the poll phase (libuv's uv_metrics_idle_time). */
    public long idleNanos() {
        return pollPhase.idleNanos();
    }

    /** Ends a wait of the poll phase; any thread. */
    void wake() {
        pollPhase.wake(thread);
    }

    boolean isInterrupted() {
        return thread.isInterrupted();
    }

    /** Moves the loop to the current thread; possible until the first I/O handle exists. */
    public void bindToCurrentThread() {
        if (running || hasPoller()) {
            throw new IllegalStateException("the loop has begun to work on " + thread.getName());
        }
        thread = Thread.currentThread();
    }

    public boolean isLoopThread() {
        return Thread.currentThread() == thread;
    }

    public void assertLoopThread() {
        if (!isLoopThread()) {
            throw new IllegalStateException(Thread.currentThread().getName() + " is not the thread of this loop, " + thread.getName());
        }
    }

    /** Closes every handle, runs what that makes due, and gives the descriptors back. */
    @Override
    public void close() {
        assertLoopThread();
        if (closed) {
            return;
        }
        if (running) {
            throw new IllegalStateException("the loop is running");
        }
        closed = true;
        handles.closeAll();
        while (!closing.isEmpty()) {
            closing.run();
        }
        pollPhase.close();
        pending.clear();
    }

    private void enter() {
        assertLoopThread();
        if (running) {
            throw new IllegalStateException("run was entered from a callback");
        }
        if (closed) {
            throw new IllegalStateException("the loop is closed");
        }
        running = true;
    }

    private void leave() {
        phase = Phase.OUTSIDE;
        running = false;
    }

    LoopWatchers watchers(Phase phase) {
        return switch (phase) {
            case IDLE -> idle;
            case PREPARE -> prepare;
            case CHECK -> check;
            default -> throw new IllegalArgumentException(phase + " has no watchers");
        };
    }

    HandleCounts counts() {
        return counts;
    }

    HandleList handles() {
        return handles;
    }

    RequestList requests() {
        return requests;
    }

    TimerHeap timers() {
        return timers;
    }

    AsyncPass asyncs() {
        return asyncs;
    }

    ClosingQueue closing() {
        return closing;
    }
}
