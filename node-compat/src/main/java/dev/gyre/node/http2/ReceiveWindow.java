package dev.gyre.node.http2;

/** A window for what the peer may send, with nghttp2's rule of when to credit it: as half of the window has been consumed. */
final class ReceiveWindow {
    private int size;
    // What has come and has not been credited.
    private int received;
    private int consumed;
    // By how much the size was reduced while more than the new size was under way.
    private int reduction;

    ReceiveWindow(int size) {
        this.size = size;
    }

    int size() {
        return size;
    }

    int received() {
        return received;
    }

    /** Counts what has come; false when the peer has sent more than it may. */
    boolean receive(int bytes) {
        if (received > size - bytes) return false;
        received += bytes;
        return true;
    }

    /** Counts what has been used up; the increment of the WINDOW_UPDATE that is due, or 0. */
    int consume(int bytes) {
        consumed += bytes;
        if (consumed < Math.max(size / 2, 1)) return 0;
        int increment = Math.min(consumed, received);
        consumed -= increment;
        int kept = Math.min(increment, reduction);
        reduction -= kept;
        received -= increment;
        return increment - kept;
    }

    /** Changes the size; the increment of the WINDOW_UPDATE that is due, or 0. */
    int resize(int newSize) {
        int difference = newSize - size;
        size = newSize;
        if (difference <= 0) {
            reduction -= difference;
            return 0;
        }
        int kept = Math.min(difference, reduction);
        reduction -= kept;
        return difference - kept;
    }

    /** Another initial size by SETTINGS, which itself tells the peer. */
    void adjust(int difference) {
        size += difference;
    }
}
