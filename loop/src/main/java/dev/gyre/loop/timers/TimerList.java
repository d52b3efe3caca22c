package dev.gyre.loop.timers;

import dev.gyre.loop.queues.DueHeap;

/** The running timeouts of one duration, oldest first: since all wait equally long, the oldest is due first. */
public final class TimerList extends DueHeap.Entry {
    final int duration;
    private final long id;

    private Timeout first;
    private Timeout last;

    private Object view;

    TimerList(int duration, long expiry, long id) {
        super(expiry);
        this.id = id;
        this.duration = duration;
    }

    /** The delay in milliseconds of all timeouts of this list. */
    public int duration() {
        return duration;
    }

    /** The number of the list, from 0. */
    public long id() {
        return id;
    }

    /** The timeout that is due first, or null if the list is empty. */
    public Timeout oldest() {
        return first;
    }

    /** The timeout that was started last, or null if the list is empty. */
    public Timeout newest() {
        return last;
    }

    /** The object that represents this list in the embedder, or null. */
    public Object view() {
        return view;
    }

    /** Keeps the object that represents this list in the embedder; null removes it. */
    public void view(Object shown) {
        view = shown;
    }

    boolean isEmpty() {
        return first == null;
    }

    Timeout first() {
        return first;
    }

    void append(Timeout timeout) {
        timeout.list = this;
        timeout.previous = last;
        timeout.next = null;
        if (last == null) {
            first = timeout;
        } else {
            last.next = timeout;
        }
        last = timeout;
    }

    void remove(Timeout timeout) {
        if (timeout.previous == null) {
            first = timeout.next;
        } else {
            timeout.previous.next = timeout.next;
        }
        if (timeout.next == null) {
            last = timeout.previous;
        } else {
            timeout.next.previous = timeout.previous;
        }
        timeout.previous = null;
        timeout.next = null;
        timeout.list = null;
    }
}
