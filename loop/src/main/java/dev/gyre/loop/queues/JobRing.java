package dev.gyre.loop.queues;

import java.util.Arrays;

/**
 * An unbounded first-in first-out queue of jobs. A single pending job is in a field; several are in a ring whose length
 * is a power of two. The ring doubles when full, shrinks as a burst ends, and is released when empty.
 */
public final class JobRing {
    private static final int FIRST_LENGTH = 16;
    private static final int KEPT_LENGTH = 4096;
    private static final int SHRINK_FACTOR = 8;
    private static final int NOWHERE = 0, IN_FIELD = 1, IN_RING = 2;

    // Where the jobs are. Used in a switch, all of whose arms C2 compiles; it prunes branches of an if that were never
    // taken, and the first burst would then discard the compiled code of the drain.
    private int place;
    private Runnable single;
    private Runnable[] ring;
    private int head;
    private int size;
    // The number of jobs at which the ring is halved.
    private int shrinkAt;
    private long taken;

    /** Whether no job waits. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** How many jobs wait. */
    public int size() {
        return size;
    }

    /** How many jobs have been taken out so far. */
    public long taken() {
        return taken;
    }

    /**
     * Adds a job at the end; it must not be null.
     *
     * @throws OutOfMemoryError when more than 2^30 jobs wait
     */
    public void add(Runnable job) {
        switch (place) {
            case NOWHERE -> {
                single = job;
                size = 1;
                place = IN_FIELD;
            }
            case IN_FIELD -> {
                leaveField();
                addToRing(job);
            }
            default -> addToRing(job);
        }
    }

    private void leaveField() {
        if (ring == null) {
            ring = new Runnable[FIRST_LENGTH];
        }
        head = 0;
        ring[0] = single;
        single = null;
        place = IN_RING;
    }

    private void addToRing(Runnable job) {
        if (size == ring.length) {
            grow();
        }
        ring[head + size & ring.length - 1] = job;
        size++;
    }

    /** The oldest job, removed, or null. */
    public Runnable poll() {
        return switch (place) {
            case NOWHERE -> null;
            case IN_FIELD -> pollField();
            default -> pollRing();
        };
    }

    private Runnable pollField() {
        var job = single;
        single = null;
        size = 0;
        place = NOWHERE;
        taken++;
        return job;
    }

    private Runnable pollRing() {
        var job = ring[head];
        ring[head] = null;
        head = head + 1 & ring.length - 1;
        taken++;
        // Also tests for empty: a ring that need not shrink has this size then.
        if (--size == shrinkAt) {
            shrink();
        }
        return job;
    }

    /** Drops every pending job. */
    public void clear() {
        place = NOWHERE;
        single = null;
        ring = null;
        size = 0;
        shrinkAt = 0;
    }

    /** Releases the ring if it is empty; the next burst allocates a new one. */
    public void trim() {
        if (size == 0) {
            ring = null;
            shrinkAt = 0;
        }
    }

    /** The length of the ring, 0 when there is none. */
    int capacity() {
        return ring == null ? 0 : ring.length;
    }

    private void grow() {
        var length = ring.length;
        if (length == 1 << 30) {
            throw new OutOfMemoryError("more than 2^30 pending jobs");
        }
        var grown = Arrays.copyOf(ring, length << 1);
        // The jobs before the head wrapped around: they now follow the old end.
        System.arraycopy(ring, 0, grown, length, head);
        Arrays.fill(grown, 0, head, null);
        replace(grown);
    }

    /** Halves a ring that has become much too long; copying the rest costs a fraction of the removals since it grew. */
    private void shrink() {
        if (ring.length <= KEPT_LENGTH) {
            place = NOWHERE;
            return;
        }
        var shrunk = new Runnable[ring.length >> 1];
        var first = Math.min(size, ring.length - head);
        System.arraycopy(ring, head, shrunk, 0, first);
        System.arraycopy(ring, 0, shrunk, first, size - first);
        head = 0;
        replace(shrunk);
    }

    private void replace(Runnable[] other) {
        ring = other;
        shrinkAt = other.length > KEPT_LENGTH ? other.length / SHRINK_FACTOR : 0;
    }
}
