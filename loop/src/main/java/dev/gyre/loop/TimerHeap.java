package dev.gyre.loop;

import dev.gyre.loop.queues.DueHeap;

/** The timers of a loop, ordered by due time and then by the order in which they were started. */
final class TimerHeap {
    /** A timer's entry in the heap; a timer extends Handle and so cannot be one itself. */
    static final class Entry extends DueHeap.Entry {
        private final LoopTimer timer;

        Entry(LoopTimer timer) {
            super(0);
            this.timer = timer;
        }
    }

    private final DueHeap<Entry> heap = new DueHeap<>();
    private long fired;

    boolean isEmpty() {
        return heap.isEmpty();
    }

    int size() {
        return heap.size();
    }

    /** How many timers have fired. */
    long fired() {
        return fired;
    }

    /** The time at which the first timer is due. */
    long nextDue() {
        return heap.isEmpty() ? Long.MAX_VALUE : heap.first().due();
    }

    void add(LoopTimer timer, long due) {
        timer.entry.dueAt(due);
        timer.state = LoopTimer.State.WAITING;
        heap.add(timer.entry);
    }

    void remove(LoopTimer timer) {
        heap.remove(timer.entry);
    }

    /**
     * Fires the timers that are due at {@code now}. The set is fixed first: timers that become due meanwhile wait for
     * the next turn, and those that an earlier callback stops do not fire. A repeating timer is restarted before its
     * callback runs.
     */
    void runDue(long now) {
        LoopTimer first = null;
        LoopTimer last = null;
        while (!heap.isEmpty() && heap.first().due() <= now) {
            var timer = heap.first().timer;
            remove(timer);
            timer.becomeReady();
            timer.nextReady = null;
            if (last == null) {
                first = timer;
            } else {
                last.nextReady = timer;
            }
            last = timer;
        }
        while (first != null) {
            var timer = first;
            first = timer.nextReady;
            timer.nextReady = null;
            if (timer.state == LoopTimer.State.READY) {
                timer.state = LoopTimer.State.STOPPED;
                timer.again();
                fired++;
                timer.fire();
            }
        }
    }
}
