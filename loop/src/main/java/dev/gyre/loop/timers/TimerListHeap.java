package dev.gyre.loop.timers;

import java.util.Arrays;

/** The timer lists in a binary heap, ordered by expiry and then by the order in which they were keyed. */
final class TimerListHeap {
    private TimerList[] heap = new TimerList[4];
    private int size;
    private long nextSequence;

    TimerList first() {
        return size == 0 ? null : heap[0];
    }

    int size() {
        return size;
    }

    TimerList at(int index) {
        return heap[index];
    }

    void add(TimerList list) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, size << 1);
        }
        list.sequence = nextSequence++;
        siftUp(list, size++);
    }

    void remove(TimerList list) {
        var index = list.heapIndex;
        var last = heap[--size];
        heap[size] = null;
        list.heapIndex = -1;
        if (last == list) {
            return;
        }
        if (index > 0 && precedes(last, heap[index - 1 >> 1])) {
            siftUp(last, index);
        } else {
            siftDown(last, index);
        }
    }

    /** Gives {@code list} a later expiry. */
    void postpone(TimerList list, long expiry) {
        list.expiry = expiry;
        list.sequence = nextSequence++;
        siftDown(list, list.heapIndex);
    }

    private void siftUp(TimerList list, int start) {
        var index = start;
        while (index > 0) {
            var parent = index - 1 >> 1;
            if (!precedes(list, heap[parent])) {
                break;
            }
            place(heap[parent], index);
            index = parent;
        }
        place(list, index);
    }

    private void siftDown(TimerList list, int start) {
        var index = start;
        while (true) {
            var child = 2 * index + 1;
            if (child >= size) {
                break;
            }
            if (child + 1 < size && precedes(heap[child + 1], heap[child])) {
                child++;
            }
            if (!precedes(heap[child], list)) {
                break;
            }
            place(heap[child], index);
            index = child;
        }
        place(list, index);
    }

    private void place(TimerList list, int index) {
        heap[index] = list;
        list.heapIndex = index;
    }

    private static boolean precedes(TimerList a, TimerList b) {
        return a.expiry < b.expiry || a.expiry == b.expiry && a.sequence < b.sequence;
    }
}
