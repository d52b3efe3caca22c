package dev.gyre.loop;

/** A timer of the loop with millisecond resolution, one-shot or repeating (libuv's uv_timer_t). */
public class LoopTimer extends Handle {
    /** Where a timer is: nowhere, in the heap, or among those that fire in this phase. */
    enum State {
        STOPPED, WAITING, READY
    }

    private final String reason;
    private Runnable callback;
    private long repeat;

    final TimerHeap.Entry entry = new TimerHeap.Entry(this);
    State state = State.STOPPED;
    LoopTimer nextReady;

    public LoopTimer(EventLoop loop, String reason) {
        super(loop, "timer");
        this.reason = reason;
    }

    @Override
    public String reason() {
        return reason;
    }

    /** Fires {@code callback} in {@code timeout} milliseconds, then every {@code repeat} unless that is 0. */
    public final void start(Runnable callback, long timeout, long repeat) {
        this.callback = callback;
        this.repeat = repeat;
        start(timeout);
    }

    /** Starts or restarts the timer with the callback and repeat that it has. */
    protected final void start(long timeout) {
        loop().assertLoopThread();
        stop();
        activate();
        loop().timers().add(this, saturatedAdd(loop().now(), Math.max(0, timeout)));
    }

    /** Stops the timer; a timer due in this very phase does not fire any more. */
    public final void stop() {
        if (state == State.WAITING) {
            loop().timers().remove(this);
        }
        state = State.STOPPED;
        deactivate();
    }

    /** Starts the timer anew with its repeat value, if it has one. */
    public final void again() {
        if (repeat > 0) {
            start(repeat);
        }
    }

    public final void setRepeat(long repeat) {
        this.repeat = repeat;
    }

    public final long repeat() {
        return repeat;
    }

    /** Milliseconds until the timer is due, at least 0. */
    public final long dueIn() {
        return Math.max(0, entry.due() - loop().now());
    }

    @Override
    protected final void beginClose() {
        stop();
    }

    /** Enters the embedder; a timer that multiplexes opens its scopes itself. */
    protected void fire() {
        loop().call(callback);
    }

    /** Leaves the heap for the list of those that fire in this phase. */
    final void becomeReady() {
        state = State.READY;
        deactivate();
    }

    private static long saturatedAdd(long time, long timeout) {
        var sum = time + timeout;
        return sum < time ? Long.MAX_VALUE : sum;
    }
}
