package dev.gyre.loop.timers;

import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.LoopTimer;
import dev.gyre.loop.queues.DueHeap;
import java.util.List;

/**
 * Node's timers: one list per duration and a heap of lists over a single timer of the loop, so that starting and clearing cost O(1).
 * All methods are for the loop's thread; none of them checks that.
 */
public final class TimerLists {
    /** The longest delay; anything longer, shorter than 1 or not a number becomes 1. */
    public static final int MAX_DURATION = Integer.MAX_VALUE;

    private final EventLoop loop;
    private final Driver driver;
    private DueHeap<TimerList> heap = new DueHeap<>();
    private DurationTable lists = new DurationTable();
    private long nextExpiry = Long.MAX_VALUE;
    private int referencedTimeouts;
    private boolean closed;
    private long nextListId;

    /**
     * The timers of one context.
     *
     * @throws IllegalStateException on another thread than the loop's
     */
    public TimerLists(EventLoop loop) {
        this.loop = loop;
        driver = new Driver(loop);
        driver.unref();
    }

    /** The whole number of milliseconds of a delay given to setTimeout. */
    public static int duration(double delay) {
        return delay >= 1 && delay <= MAX_DURATION ? (int) delay : 1;
    }

    /** Starts a new timeout. */
    public void start(Timeout timeout) {
        if (closed) {
            timeout.destroyed = true;
            return;
        }
        if (timeout.referenced) {
            incrementReferences();
        }
        insert(timeout, loop.updateTime());
    }

    /** Cancels a timeout. */
    public void clear(Timeout timeout) {
        timeout.callback = null;
        if (timeout.destroyed) {
            return;
        }
        timeout.destroyed = true;
        if (closed) {
            return;
        }
        var list = timeout.list;
        if (list != null) {
            list.remove(timeout);
        } else {
            list = lists.get(timeout.duration());
        }
        if (timeout.referenced) {
            // Lists of unreferenced timeouts are kept: they mostly belong to connections and are soon used again.
            if (list != null && list.isEmpty()) {
                heap.remove(list);
                lists.remove(list.duration);
            }
            decrementReferences();
        }
    }

    /** Restarts the timeout; one that has fired but was not cleared runs again. */
    public void refresh(Timeout timeout) {
        if (timeout.callback == null || closed) {
            return;
        }
        if (timeout.list != null) {
            timeout.list.remove(timeout);
        }
        insert(timeout, loop.updateTime());
        if (timeout.destroyed) {
            timeout.destroyed = false;
            if (timeout.referenced) {
                incrementReferences();
            }
        }
    }

    /** Lets a timeout keep the loop alive while it runs. */
    public void ref(Timeout timeout) {
        if (!timeout.referenced) {
            timeout.referenced = true;
            if (!timeout.destroyed && !closed) {
                incrementReferences();
            }
        }
    }

    /** Lets the loop end although the timeout runs. */
    public void unref(Timeout timeout) {
        if (timeout.referenced) {
            timeout.referenced = false;
            if (!timeout.destroyed && !closed) {
                decrementReferences();
            }
        }
    }

    /**
     * Called when the context of these timeouts is gone: none of them fires any more, and new ones are ignored. Takes
     * constant time.
     */
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        heap = new DueHeap<>();
        lists = new DurationTable();
        nextExpiry = Long.MAX_VALUE;
        referencedTimeouts = 0;
        driver.close(null);
    }

    /** Whether {@link #close} was called. */
    public boolean isClosed() {
        return closed;
    }

    /** How many referenced timeouts are running. */
    public int referencedTimeouts() {
        return referencedTimeouts;
    }

    /** The handle of the loop that all timeouts share. */
    public LoopTimer handle() {
        return driver;
    }

    private void insert(Timeout timeout, long start) {
        timeout.setStart(start);
        var list = lists.get(timeout.duration());
        if (list == null) {
            var expiry = start + timeout.duration();
            list = new TimerList(timeout.duration(), expiry, nextListId++);
            lists.put(list);
            heap.add(list);
            if (nextExpiry > expiry) {
                driver.schedule(timeout.duration());
                nextExpiry = expiry;
            }
        }
        list.append(timeout);
    }

    private void incrementReferences() {
        if (referencedTimeouts++ == 0) {
            driver.ref();
        }
    }

    private void decrementReferences() {
        if (--referencedTimeouts == 0) {
            driver.unref();
        }
    }

    /**
     * Runs due timeouts; returns 0 if no list is left, otherwise the next expiry, negated if no referenced timeout is
     * left.
     */
    private long processTimers(long now) {
        nextExpiry = Long.MAX_VALUE;
        var ranAtLeastOneList = false;
        for (var list = heap.first(); list != null && loop.scope().canCall(); list = heap.first()) {
            if (list.due() > now) {
                // A list that has become due since runs in the next turn, so that timers never keep the loop from
                // polling.
                nextExpiry = list.due();
                return referencedTimeouts > 0 ? nextExpiry : -nextExpiry;
            }
            if (ranAtLeastOneList) {
                loop.scope().between();
            }
            ranAtLeastOneList = true;
            // The list that was next is running: the handle is not armed for it any more.
            nextExpiry = Long.MAX_VALUE;
            listOnTimeout(list, now);
        }
        return 0;
    }

    private void listOnTimeout(TimerList list, long now) {
        var ranAtLeastOneTimer = false;
        for (var timeout = list.first();
                timeout != null && !closed && loop.scope().canCall();
                timeout = list.first()) {
            if (now - timeout.start() < list.duration) {
                heap.postpone(list, Math.max(timeout.start() + list.duration, now + 1));
                return;
            }
            if (ranAtLeastOneTimer) {
                loop.scope().between();
            }
            ranAtLeastOneTimer = true;
            if (timeout.list == list) {
                list.remove(timeout);
            }
            fire(timeout);
        }
        if (list.isEmpty() && list == lists.get(list.duration)) {
            lists.remove(list.duration);
            heap.remove(list);
        }
    }

    private void fire(Timeout timeout) {
        var callback = timeout.callback;
        if (callback == null) {
            clear(timeout);
            return;
        }
        var start = timeout.repeats() ? loop.updateTime() : 0;
        try {
            callback.run();
        } finally {
            settle(timeout, start);
        }
    }

    private void settle(Timeout timeout, long start) {
        if (closed) {
            timeout.destroyed = true;
        } else if (timeout.repeats() && timeout.callback != null) {
            if (timeout.list != null) {
                timeout.list.remove(timeout);
            }
            insert(timeout, start);
        } else if (timeout.list == null && !timeout.destroyed) {
            timeout.destroyed = true;
            if (timeout.referenced) {
                decrementReferences();
            }
        }
    }

    private void describe(List<ActiveResource> sources) {
        for (var index = 0; index < heap.size(); index++) {
            var list = heap.at(index);
            for (var timeout = list.first(); timeout != null; timeout = timeout.next) {
                sources.add(new ActiveResource(
                        timeout.repeats() ? "interval" : "timer",
                        timeout.duration() + " ms",
                        true,
                        timeout.referenced,
                        timeout.place()));
            }
        }
    }

    /** The only timer of the loop; its firing is one callback scope in which all due timeouts run. */
    private final class Driver extends LoopTimer {
        Driver(EventLoop loop) {
            super(loop, "timer lists");
        }

        void schedule(long duration) {
            start(Math.max(1, duration));
        }

        @Override
        protected void fire() {
            var scope = loop.scope();
            if (!scope.canCall()) {
                return;
            }
            scope.open();
            while (scope.canCall()) {
                try {
                    rearm(processTimers(loop.updateTime()));
                    break;
                } catch (Throwable error) {
                    // The timers after one that threw still run, in the same scope, without a drain in between.
                    scope.uncaught(error);
                }
            }
            scope.close(false);
        }

        private void rearm(long expiry) {
            if (closed) {
                return;
            }
            if (expiry == 0) {
                unref();
                return;
            }
            schedule(Math.abs(expiry) - loop.now());
            if (expiry > 0) {
                ref();
            } else {
                unref();
            }
        }

        @Override
        protected void describe(List<ActiveResource> sources) {
            TimerLists.this.describe(sources);
        }
    }
}
