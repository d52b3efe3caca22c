package dev.gyre.loop;

/**
 * A callback that runs in every turn, in the idle, prepare or check phase (libuv's uv_idle_t, uv_prepare_t and
 * uv_check_t).
 */
public class LoopWatcher extends Handle {
    private final LoopWatchers list;
    private final String reason;
    private Runnable callback;

    LoopWatcher previousWatcher;
    LoopWatcher nextWatcher;
    long lastRound = -1;

    /**
     * A watcher that is not started.
     *
     * @param phase IDLE, PREPARE or CHECK
     * @throws IllegalArgumentException for any other phase
     * @throws IllegalStateException on another thread than the loop's
     */
    public LoopWatcher(EventLoop loop, Phase phase, String reason) {
        super(loop, phase.name().toLowerCase(java.util.Locale.ROOT));
        this.list = loop.watchers(phase);
        this.reason = reason;
    }

    @Override
    public final String reason() {
        return reason;
    }

    /**
     * Runs the callback in every turn, inside a callback scope; does nothing when the watcher is active.
     *
     * @param callback null keeps the watcher active without a callback
     * @throws IllegalStateException on another thread than the loop's, or when the watcher is closing
     */
    public final void start(Runnable callback) {
        loop().assertLoopThread();
        if (isActive()) {
            return;
        }
        this.callback = callback;
        activate();
        list.addFirst(this);
    }

    /** Stops the watcher; idempotent. The loop's thread only, which is not checked. */
    public final void stop() {
        if (!isActive()) {
            return;
        }
        list.remove(this);
        deactivate();
    }

    @Override
    protected final void beginClose() {
        stop();
    }

    /** Calls the callback inside a scope; a watcher shared by many callbacks opens a scope for each of them. */
    protected void fire() {
        if (callback != null) {
            loop().call(callback);
        }
    }
}
