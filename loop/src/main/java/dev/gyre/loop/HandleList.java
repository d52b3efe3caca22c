package dev.gyre.loop;

import java.util.List;

/** Every handle of a loop that is not yet closed, in order of creation: an intrusive doubly linked list. */
final class HandleList {
    private Handle first;
    private Handle last;
    private int size;

    void add(Handle handle) {
        handle.previousHandle = last;
        if (last == null) {
            first = handle;
        } else {
            last.nextHandle = handle;
        }
        last = handle;
        size++;
    }

    void remove(Handle handle) {
        if (handle.previousHandle == null) {
            first = handle.nextHandle;
        } else {
            handle.previousHandle.nextHandle = handle.nextHandle;
        }
        if (handle.nextHandle == null) {
            last = handle.previousHandle;
        } else {
            handle.nextHandle.previousHandle = handle.previousHandle;
        }
        handle.previousHandle = null;
        handle.nextHandle = null;
        size--;
    }

    int size() {
        return size;
    }

    /** Whether an active referenced handle may be woken from outside. */
    boolean anyExternal() {
        for (var handle = first; handle != null; handle = handle.nextHandle) {
            if (handle.isActive() && handle.hasRef() && handle.isExternal()) {
                return true;
            }
        }
        return false;
    }

    void describe(List<ActiveResource> sources) {
        for (var handle = first; handle != null; handle = handle.nextHandle) {
            handle.describe(sources);
        }
    }

    void closeAll() {
        for (var handle = first; handle != null; handle = handle.nextHandle) {
            handle.close(null);
        }
    }
}
