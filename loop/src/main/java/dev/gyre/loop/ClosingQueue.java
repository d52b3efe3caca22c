package dev.gyre.loop;

/** The handles whose close callback is due in the closing phase, newest first as in libuv. */
final class ClosingQueue {
    private Handle newest;

    boolean isEmpty() {
        return newest == null;
    }

    void add(Handle handle) {
        handle.nextClosing = newest;
        newest = handle;
    }

    /** Finishes the handles that are closing now; what their callbacks close waits for the next turn. */
    void run() {
        var handle = newest;
        newest = null;
        while (handle != null) {
            var next = handle.nextClosing;
            handle.nextClosing = null;
            handle.finishClose();
            handle = next;
        }
    }
}
