package dev.gyre.loop.timers;

import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.LoopWatcher;
import dev.gyre.loop.Phase;
import java.util.List;

/**
 * Node's immediates, which run in the check phase. While a referenced one waits, an empty idle watcher keeps the poll
 * from waiting. All methods are for the loop's thread; none of them checks that.
 */
public final class ImmediateQueue {
    private final EventLoop loop;
    private final LoopWatcher check;
    private final LoopWatcher keepAwake;
    private Immediate first;
    private Immediate last;
    // The rest of a detached queue after one of its callbacks has thrown.
    private Immediate outstanding;
    private int count;
    private int referenced;
    private boolean closed;

    /**
     * The queue of one context.
     *
     * @throws IllegalStateException on another thread than the loop's
     */
    public ImmediateQueue(EventLoop loop) {
        this.loop = loop;
        check = new CheckWatcher(loop);
        check.unref();
        check.start(null);
        keepAwake = new IdleWatcher(loop);
    }

    /** Queues a new immediate, referenced, for the next check phase. One that is added in a check phase runs in the next turn. */
    public void add(Immediate immediate) {
        if (closed) {
            immediate.destroyed = true;
            return;
        }
        immediate.referenced = true;
        count++;
        if (referenced++ == 0) {
            keepAwake.start(null);
        }
        immediate.previous = last;
        if (last == null) {
            first = immediate;
        } else {
            last.next = immediate;
        }
        last = immediate;
    }

    /** Cancels an immediate; nothing happens if it has run or was cleared. */
    public void clear(Immediate immediate) {
        if (immediate.destroyed) {
            return;
        }
        immediate.destroyed = true;
        immediate.callback = null;
        if (closed) {
            return;
        }
        count--;
        unref(immediate);
        unlink(immediate);
    }

    /** Lets a waiting immediate keep the loop alive. */
    public void ref(Immediate immediate) {
        if (!closed && !immediate.referenced && !immediate.destroyed) {
            immediate.referenced = true;
            if (referenced++ == 0) {
                keepAwake.start(null);
            }
        }
    }

    /** Lets the loop end although the immediate waits. */
    public void unref(Immediate immediate) {
        if (!closed && immediate.referenced) {
            immediate.referenced = false;
            if (--referenced == 0) {
                keepAwake.stop();
            }
        }
    }

    /**
     * Called when the context of these immediates is gone: none of them runs any more, and new ones are ignored. Takes
     * constant time.
     */
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        first = null;
        last = null;
        outstanding = null;
        count = 0;
        referenced = 0;
        check.close(null);
        keepAwake.close(null);
    }

    /** How many immediates wait. */
    public int size() {
        return count;
    }

    private void unlink(Immediate immediate) {
        if (immediate.previous != null) {
            immediate.previous.next = immediate.next;
        } else if (immediate == first) {
            first = immediate.next;
        } else if (immediate == outstanding) {
            outstanding = immediate.next;
        }
        if (immediate.next != null) {
            immediate.next.previous = immediate.previous;
        } else if (immediate == last) {
            last = immediate.previous;
        }
        // The removed entry's own links are cleared: a queue that is being run reads its head, never a removed entry.
        immediate.previous = null;
        immediate.next = null;
    }

    /** Runs the queue as it is now; a callback that throws ends its scope, and the rest runs in the next. */
    private void checkImmediate() {
        var scope = loop.scope();
        if (!scope.canCall()) {
            return;
        }
        if (count == 0) {
            // Without an immediate the ticks that remain after one has thrown run here.
            scope.open();
            scope.close(false);
            return;
        }
        outstanding = first;
        first = null;
        last = null;
        while (outstanding != null && scope.canCall()) {
            scope.open();
            var failed = true;
            try {
                processImmediate();
                failed = false;
            } catch (Throwable error) {
                scope.uncaught(error);
            } finally {
                scope.close(failed);
            }
        }
    }

    private void processImmediate() {
        var ranAtLeastOne = false;
        while (outstanding != null && loop.scope().canCall()) {
            if (ranAtLeastOne) {
                loop.scope().between();
            }
            ranAtLeastOne = true;
            var immediate = outstanding;
            // Ticks that ran in between may have cleared the last one.
            if (immediate == null) {
                return;
            }
            var callback = immediate.callback;
            clear(immediate);
            callback.run();
        }
    }

    private static void describeFrom(Immediate start, List<ActiveResource> sources) {
        for (var immediate = start; immediate != null; immediate = immediate.next) {
            sources.add(new ActiveResource("immediate", "setImmediate", true, immediate.referenced, immediate.place()));
        }
    }

    /** The check watcher that runs the queue. */
    private final class CheckWatcher extends LoopWatcher {
        CheckWatcher(EventLoop loop) {
            super(loop, Phase.CHECK, "immediates");
        }

        @Override
        protected void fire() {
            checkImmediate();
        }

        @Override
        protected void describe(List<ActiveResource> sources) {
            describeFrom(outstanding, sources);
            describeFrom(first, sources);
        }
    }

    /** The idle watcher without a callback that makes the poll return at once. */
    private static final class IdleWatcher extends LoopWatcher {
        IdleWatcher(EventLoop loop) {
            super(loop, Phase.IDLE, "immediates");
        }

        @Override
        protected void describe(List<ActiveResource> sources) {
            // Not listed as active: it represents the immediates, which the check watcher lists.
        }
    }
}
