package dev.gyre.loop.timers;

/** The running timeouts of one duration, oldest first: since all wait equally long, the oldest is due first. */
final class TimerList {
    final int duration;
    long expiry;
    long sequence;
    int heapIndex = -1;

    private Timeout first;
    private Timeout last;

    TimerList(int duration, long expiry) {
        this.duration = duration;
        this.expiry = expiry;
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
