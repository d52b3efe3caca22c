package dev.gyre.loop.ticks;

import dev.gyre.loop.CallbackScope;

/** The callback scope of a runtime with a {@link TickQueue}: the outermost scope drains the queue when it closes. */
public final class TickScope implements CallbackScope {
    private final TickQueue queue;
    private final TickHooks hooks;
    private int depth;
    /** The jobs that remain when the scope closes are left to the next scope. */
    private boolean leavesJobs;

    /** A scope that is not open. */
    public TickScope(TickQueue queue, TickHooks hooks) {
        this.queue = queue;
        this.hooks = hooks;
    }

    /** How many scopes are open. */
    public int depth() {
        return depth;
    }

    /** Sets how many scopes are open when another stack of calls goes on; returns how many there were. */
    public int exchangeDepth(int newDepth) {
        int former = depth;
        depth = newDepth;
        return former;
    }

    @Override
    public void open() {
        if (depth++ == 0) {
            hooks.entered();
        }
    }

    @Override
    public void close(boolean failed) {
        try {
            if (depth == 1 && !failed && !leavesJobs && hooks.canCall()) {
                queue.drain();
                hooks.drained();
            }
        } catch (Throwable error) {
            hooks.uncaught(error);
        } finally {
            if (--depth == 0) {
                leavesJobs = false;
                hooks.left();
            }
        }
    }

    @Override
    public void between() {
        if (depth != 1) {
            return;
        }
        try {
            queue.runNextTicks();
            hooks.drained();
        } catch (Throwable error) {
            hooks.uncaught(error);
        }
    }

    @Override
    public void leaveRemainingJobs() {
        leavesJobs = true;
    }

    @Override
    public void uncaught(Throwable error) {
        hooks.uncaught(error);
    }

    @Override
    public Object place() {
        return hooks.place();
    }

    @Override
    public boolean canCall() {
        return hooks.canCall();
    }

    @Override
    public void sleeping() {
        queue.trim();
    }
}
