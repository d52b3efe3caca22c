package dev.gyre.loop.queues;

import java.util.Arrays;

/**
 * A binary heap of entries ordered by due time, then by when that was set; each entry knows its index, so that it can
 * be removed. The unit of time is the user's.
 */
public final class DueHeap<E extends DueHeap.Entry> {
    /**
     * An element of a heap. It is a class because comparing two elements of an interface type would need more loads.
     */
    public abstract static class Entry {
        private long due;
        private long sequence;
        private int index = -1;

        protected Entry(long due) {
            this.due = due;
        }

        /** When the entry is due. */
        public final long due() {
            return due;
        }

        /** The index in the heap, from 0; -1 outside of one. */
        public final int position() {
            return index;
        }

        /** Sets the time, outside of a heap only. */
        public final void dueAt(long time) {
            due = time;
        }
    }

    private Entry[] heap = new Entry[4];
    private int size;
    private long nextSequence;

    /** Whether the heap has no entry. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** The number of entries. */
    public int size() {
        return size;
    }

    /** The entry that is due first, or null. */
    public E first() {
        return size == 0 ? null : at(0);
    }

    /** The entry at an index; the first entry is at 0, the others are in no particular order. */
    @SuppressWarnings("unchecked")
    public E at(int index) {
        // Only add puts anything into the heap.
        return (E) heap[index];
    }

    /** Adds an entry that is in no heap. */
    public void add(E entry) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, size << 1);
        }
        number(entry);
        siftUp(entry, size++);
    }

    /** Removes an entry of this heap. */
    public void remove(E entry) {
        var index = ((Entry) entry).index;
        var last = heap[--size];
        heap[size] = null;
        ((Entry) entry).index = -1;
        if (last == entry) {
            return;
        }
        if (index > 0 && precedes(last, heap[index - 1 >> 1])) {
            siftUp(last, index);
        } else {
            siftDown(last, index);
        }
    }

    /** Gives an entry of the heap a later time. */
    public void postpone(E entry, long due) {
        ((Entry) entry).due = due;
        number(entry);
        siftDown(entry, ((Entry) entry).index);
    }

    private void number(Entry entry) {
        entry.sequence = nextSequence++;
    }

    private void siftUp(Entry entry, int start) {
        var index = start;
        while (index > 0) {
            var parent = index - 1 >> 1;
            if (!precedes(entry, heap[parent])) {
                break;
            }
            place(heap[parent], index);
            index = parent;
        }
        place(entry, index);
    }

    private void siftDown(Entry entry, int start) {
        var index = start;
        while (true) {
            var child = 2 * index + 1;
            if (child >= size) {
                break;
            }
            if (child + 1 < size && precedes(heap[child + 1], heap[child])) {
                child++;
            }
            if (!precedes(heap[child], entry)) {
                break;
            }
            place(heap[child], index);
            index = child;
        }
        place(entry, index);
    }

    private void place(Entry entry, int index) {
        heap[index] = entry;
        entry.index = index;
    }

    private static boolean precedes(Entry a, Entry b) {
        return a.due < b.due || a.due == b.due && a.sequence < b.sequence;
    }
}
