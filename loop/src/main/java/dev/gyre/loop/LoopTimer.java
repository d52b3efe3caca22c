package dev.gyre.loop;

/** A timer of the loop with millisecond resolution, one-shot or repeating (libuv's uv_timer_t). */
public class LoopTimer extends Handle {
    /** The list that a timer is in: none, the heap, or the timers that fire in this phase. */
    enum State {
        STOPPED,
        WAITING,
        READY
    }

    private final String reason;
    private Runnable callback;
    private long repeat;

    final TimerHeap.Entry entry = new TimerHeap.Entry(this);
    State state = State.STOPPED;
    LoopTimer nextReady;

    /**
     * A timer that is not started.
     *
     * @throws IllegalStateException on another thread than the loop's
     */
    public LoopTimer(EventLoop loop, String reason) {
        super(loop, "timer");
        this.reason = reason;
    }

    @Override
    public String reason() {
        return reason;
    }

    /**
     * Starts or restarts the timer.
     *
     * @param callback runs in the timers phase, inside a callback scope
     * @param timeout milliseconds from the loop's {@link EventLoop#now}; less than 0 counts as 0
     * @param repeat milliseconds between later runs; 0 for none
     * @throws IllegalStateException on another thread than the loop's, or when the timer is closing
     */
    public final void start(Runnable callback, long timeout, long repeat) {
        this.callback = callback;
        this.repeat = repeat;
        start(timeout);
    }

    /**
     * Starts or restarts the timer with the callback and repeat that it has.
     *
     * @param timeout milliseconds; less than 0 counts as 0
     */
    protected final void start(long timeout) {
        loop().assertLoopThread();
        stop();
        activate();
        loop().timers().add(this, saturatedAdd(loop().now(), Math.max(0, timeout)));
    }

    /** Stops the timer, even if it is due in the current phase; idempotent. */
    public final void stop() {
        if (state == State.WAITING) {
            loop().timers().remove(this);
        }
        state = State.STOPPED;
        deactivate();
    }

    /** Restarts the timer with its repeat value as timeout; does nothing when that is 0. */
    public final void again() {
        if (repeat > 0) {
            start(repeat);
        }
    }

    /** Sets the milliseconds between later runs, from the next firing on; 0 for none. */
    public final void setRepeat(long repeat) {
        this.repeat = repeat;
    }

    /** Milliseconds between later runs; 0 for none. */
    public final long repeat() {
        return repeat;
    }

    /** Milliseconds from the loop's {@link EventLoop#now} until the timer is due, at least 0; means nothing for a stopped timer. */
    public final long dueIn() {
        return Math.max(0, entry.due() - loop().now());
    }

    @Override
    protected final void beginClose() {
        stop();
    }

    /** Calls the callback inside a scope; a timer shared by many timeouts opens a scope for each of them. */
    protected void fire() {
        loop().call(callback);
    }

    /** Moves from the heap to the timers that fire in this phase. */
    final void becomeReady() {
        state = State.READY;
        deactivate();
    }

    private static long saturatedAdd(long time, long timeout) {
        var sum = time + timeout;
        return sum < time ? Long.MAX_VALUE : sum;
    }
}
