package dev.gyre.loop;

import java.util.Arrays;

/** The timers of a loop in a binary heap, ordered by due time and then by the order in which they were started. */
final class TimerHeap {
    private LoopTimer[] heap = new LoopTimer[4];
    private int size;
    private long nextSequence;
    private long fired;

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    /** How many timers have fired. */
    long fired() {
        return fired;
    }

    /** The time at which the first timer is due. */
    long nextDue() {
        return size == 0 ? Long.MAX_VALUE : heap[0].due;
    }

    void add(LoopTimer timer) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, size << 1);
        }
        timer.sequence = nextSequence++;
        timer.state = LoopTimer.State.WAITING;
        siftUp(timer, size++);
    }

    void remove(LoopTimer timer) {
        var index = timer.heapIndex;
        var last = heap[--size];
        heap[size] = null;
        timer.heapIndex = -1;
        if (last == timer) {
            return;
        }
        if (index > 0 && precedes(last, heap[index - 1 >> 1])) {
            siftUp(last, index);
        } else {
            siftDown(last, index);
        }
    }

    /**
     * Fires what is due at {@code now}. The due set is fixed first: what becomes due meanwhile waits for the next turn, and what an
     * earlier callback stops does not fire. A repeating timer is started again before its callback.
     */
    void runDue(long now) {
        LoopTimer first = null;
        LoopTimer last = null;
        while (size > 0 && heap[0].due <= now) {
            var timer = heap[0];
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

    private void siftUp(LoopTimer timer, int start) {
        var index = start;
        while (index > 0) {
            var parent = index - 1 >> 1;
            if (!precedes(timer, heap[parent])) {
                break;
            }
            place(heap[parent], index);
            index = parent;
        }
        place(timer, index);
    }

    private void siftDown(LoopTimer timer, int start) {
        var index = start;
        while (true) {
            var child = 2 * index + 1;
            if (child >= size) {
                break;
            }
            if (child + 1 < size && precedes(heap[child + 1], heap[child])) {
                child++;
            }
            if (!precedes(heap[child], timer)) {
                break;
            }
            place(heap[child], index);
            index = child;
        }
        place(timer, index);
    }

    private void place(LoopTimer timer, int index) {
        heap[index] = timer;
        timer.heapIndex = index;
    }

    private static boolean precedes(LoopTimer a, LoopTimer b) {
        return a.due < b.due || a.due == b.due && a.sequence < b.sequence;
    }
}
