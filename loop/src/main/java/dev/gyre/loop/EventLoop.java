package dev.gyre.loop;

import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.List;

/**
 * An event loop with libuv's phases, bound to one thread. It does not depend on JavaScript: callbacks go through a
 * {@link CallbackScope}.
 */
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
    // The clock's reading at which the loop's time was 0; adjusted if the clock is set back.
    private long origin;
    private long lastReading;

    private Thread thread = Thread.currentThread();
    private Phase phase = Phase.OUTSIDE;
    private boolean running;
    private boolean stopped;
    private boolean closed;
    private long now;
    private long turns;
    private TurnEnd turnEnd;

    /**
     * A loop of the current thread, whose time begins at 0 milliseconds.
     *
     * @param workPool may be shared by many loops; closing the loop does not close it
     */
    public EventLoop(LoopClock clock, CallbackScope scope, WorkPool workPool) {
        this.clock = clock;
        this.scope = scope;
        this.workPool = workPool;
        pollPhase = new PollPhase(this, clock, completions);
        origin = clock.turnNanoTime();
        lastReading = origin;
    }

    /**
     * Runs turns until nothing referenced is left, the loop is stopped, or the mode says so.
     *
     * @return whether the loop is still alive
     * @throws IllegalStateException on another thread than the loop's, from a callback of the loop, or when the loop is closed
     */
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

        // ---- poll: I/O callbacks, then completions from other threads
        phase = Phase.POLL;
        pollPhase.run(mode == RunMode.DEFAULT || mode == RunMode.ONCE && canSleep ? pollTimeout() : 0);

        // ---- pending again, so that a write that completes immediately is reported in this turn
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

        // ---- real-time jobs, if there are any
        if (turnEnd != null && scope.canCall()) {
            turnEnd.run();
        }
    }

    /** Does {@code work} at the end of each turn from now on, instead of what was given before; null for nothing. */
    public void atTurnEnd(TurnEnd work) {
        assertLoopThread();
        turnEnd = work;
    }

    /**
     * Runs a turn that does not wait, from the work at the end of another one. No phase is under way there, so callbacks find the loop as usual.
     *
     * @throws IllegalStateException if the loop does not run, or is in a phase
     */
    public void turnWithin() {
        if (!running || phase != Phase.OUTSIDE) {
            throw new IllegalStateException("a turn within another one begins at its end");
        }
        runTurn(RunMode.NOWAIT);
    }

    private void runTimers() {
        phase = Phase.TIMERS;
        timers.runDue(now);
    }

    /**
     * How long the poll may wait, in milliseconds: 0 not at all, -1 without limit (libuv's uv_backend_timeout).
     */
    public long backendTimeout() {
        if (stopped
                || !scope.canCall()
                || !counts.any() && (turnEnd == null || !turnEnd.isReady())
                || !pending.isEmpty()
                || !idle.isEmpty()
                || !closing.isEmpty()) {
            return 0;
        }
        return timers.isEmpty() ? -1 : Math.clamp(timers.nextDue() - now, 0, Integer.MAX_VALUE);
    }

    /** As {@link #backendTimeout}, in nanoseconds, and not beyond what is due at the end of the turn. */
    private long pollTimeout() {
        var millis = backendTimeout();
        var timeout = millis < 0 ? -1 : millis * NANOS_PER_MILLI;
        var due = turnEnd == null ? Long.MAX_VALUE : turnEnd.due();
        if (due == Long.MAX_VALUE || timeout == 0) {
            return timeout;
        }
        var wait = due == Long.MIN_VALUE ? 0 : Math.max(0, due - clock.turnNanoTime());
        return timeout < 0 ? wait : Math.min(timeout, wait);
    }

    /**
     * Makes the run under way, or the next one, return after its turn.
     *
     * @throws IllegalStateException on another thread than the loop's
     */
    public void stop() {
        assertLoopThread();
        stopped = true;
    }

    /** True while something referenced is active, under way, pending or closing. */
    public boolean isAlive() {
        return counts.any() || !pending.isEmpty() || !closing.isEmpty() || turnEnd != null && turnEnd.isReady();
    }

    /**
     * Runs {@code callback} at once inside a callback scope; on the loop's thread only, which is not checked. An
     * exception is passed to the scope. Does nothing once the scope can no longer be called.
     */
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

    /**
     * Runs {@code task} on the loop's thread in the poll phase, inside a callback scope. Any thread may call this; it does not keep the loop
     * alive.
     */
    public void post(Runnable task) {
        completions.add(task);
    }

    /** Milliseconds since the loop was made, as of the last {@link #updateTime}. */
    public long now() {
        return now;
    }

    /**
     * Reads the clock. Where the clock goes backwards, the loop's time stands still.
     *
     * @return milliseconds since the loop was made
     */
    public long updateTime() {
        var reading = clock.turnNanoTime();
        if (reading < lastReading) {
            origin -= lastReading - reading;
        }
        lastReading = reading;
        now = (reading - origin) / NANOS_PER_MILLI;
        return now;
    }

    /** The clock that the loop reads; any thread. */
    public LoopClock clock() {
        return clock;
    }

    /** The scope through which the loop calls its embedder. */
    public CallbackScope scope() {
        return scope;
    }

    /** The pool that runs this loop's work. */
    public WorkPool workPool() {
        return workPool;
    }

    /** The callbacks of the next pending phase. */
    public PendingQueue pending() {
        return pending;
    }

    /** The queue by which other threads reach the loop. */
    public CompletionQueue completions() {
        return completions;
    }

    /** The phase that runs now; {@link Phase#OUTSIDE} between turns. */
    public Phase phase() {
        return phase;
    }

    /** How many turns have begun. */
    public long turns() {
        return turns;
    }

    /**
     * Everything that can still wake this loop: handles, timers and requests, each with its reason, in a new list.
     *
     * @throws IllegalStateException on another thread than the loop's
     */
    public List<ActiveResource> activeHandles() {
        assertLoopThread();
        var resources = new ArrayList<ActiveResource>();
        handles.describe(resources);
        resources.removeIf(resource -> !resource.active());
        requests.describe(resources);
        return resources;
    }

    /**
     * The poller, created by the first call. Only I/O handles may call this, since starting Netty takes about 100 ms.
     *
     * @throws IllegalStateException on another thread than the loop's
     */
    public NettyPoller poller() {
        assertLoopThread();
        return pollPhase.poller(thread);
    }

    /** Whether an I/O handle has created the poller; any thread. */
    public boolean hasPoller() {
        return pollPhase.hasPoller();
    }

    /**
     * Lets {@code seed} determine the order of independent events: results of work, and events of different sockets.
     *
     * @throws IllegalStateException on another thread than the loop's, or while work is under way
     */
    public void seedSchedule(long seed) {
        assertLoopThread();
        if (counts.activeRequests() > 0) {
            throw new IllegalStateException("work is under way");
        }
        pollPhase.schedule(new SeededSchedule(seed));
    }

    /**
     * A queue for the events of one channel, which the seed orders relative to those of others; null if there is no
     * seed.
     */
    public ReadySource readySource() {
        var schedule = pollPhase.schedule();
        return schedule == null ? null : schedule.newSource();
    }

    long workSubmitted() {
        var schedule = pollPhase.schedule();
        return schedule == null ? 0 : schedule.submitted();
    }

    /** Statistics of the loop so far; on the loop's thread only, which is not checked. */
    public LoopStatistics statistics() {
        return new LoopStatistics(
                turns,
                pollPhase.waits(),
                pollPhase.idleNanos(),
                pollPhase.events(),
                pollPhase.eventsWaiting(),
                completions.delivered(),
                completions.batches(),
                completions.wakeUps(),
                timers.fired(),
                counts.activeHandles(),
                counts.activeRequests());
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

    /**
     * Moves the loop to the current thread.
     *
     * @throws IllegalStateException when the loop is running or has an I/O handle
     */
    public void bindToCurrentThread() {
        if (running || hasPoller()) {
            throw new IllegalStateException("the loop has begun to work on " + thread.getName());
        }
        thread = Thread.currentThread();
    }

    /** Whether the current thread is the loop's; any thread. */
    public boolean isLoopThread() {
        return Thread.currentThread() == thread;
    }

    /**
     * @throws IllegalStateException on another thread than the loop's
     */
    public void assertLoopThread() {
        if (!isLoopThread()) {
            throw new IllegalStateException(
                    Thread.currentThread().getName() + " is not the thread of this loop, " + thread.getName());
        }
    }

    /**
     * Closes every handle, runs the close callbacks, and closes the descriptors. Idempotent.
     *
     * @throws IllegalStateException on another thread than the loop's, or while the loop is running
     */
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
