package dev.gyre.loop;

/** A callback of every turn in the idle, prepare or check phase (libuv's uv_idle_t, uv_prepare_t and uv_check_t). */
public class LoopWatcher extends Handle {
    private final LoopWatchers list;
    private final String reason;
    private Runnable callback;

    LoopWatcher previousWatcher;
    LoopWatcher nextWatcher;
    long lastRound = -1;

    /** A watcher of the phase IDLE, PREPARE or CHECK. */
    public LoopWatcher(EventLoop loop, Phase phase, String reason) {
        super(loop, phase.name().toLowerCase(java.util.Locale.ROOT));
        this.list = loop.watchers(phase);
        this.reason = reason;
    }

    @Override
    public final String reason() {
        return reason;
    }

    /** Runs {@code callback} in every turn; null keeps the watcher active without a callback. */
    public final void start(Runnable callback) {
        loop().assertLoopThread();
        if (isActive()) {
            return;
        }
        this.callback = callback;
        activate();
        list.addFirst(this);
    }

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

    /** Enters the embedder; a watcher that multiplexes opens its scopes itself. */
    protected void fire() {
        if (callback != null) {
            loop().call(callback);
        }
    }
}
