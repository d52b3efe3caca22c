package dev.gyre.loop.queues;

import java.util.Arrays;

/**
 * A first-in first-out queue of jobs without a cap. One pending job sits in a field; more of them sit in a ring whose
 * length is a power of two, which grows by doubling, shrinks when a burst ebbs away and is given back when it is over.
 */
public final class JobRing {
    private static final int FIRST_LENGTH = 16;
    private static final int KEPT_LENGTH = 4096;
    private static final int SHRINK_FACTOR = 8;
    private static final int NOWHERE = 0, IN_FIELD = 1, IN_RING = 2;

    // Where the jobs are. C2 compiles all arms of a switch, but prunes the arms of an if that were never taken: the
    // first burst would then discard
    // the compiled code of the drain.
    private int place;
    private Runnable single;
    private Runnable[] ring;
    private int head;
    private int size;
    // The size at which the ring has become much too long.
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
        // A ring that need not shrink comes by here when it is empty.
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

    /** Gives the ring back when it is empty; the next burst allocates a new one. */
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
        // What lay before the head wrapped around: it follows the old end now.
        System.arraycopy(ring, 0, grown, length, head);
        Arrays.fill(grown, 0, head, null);
        replace(grown);
    }

    /** Halves a ring that has become much too long; copying what is left costs a fraction of what was taken out since it grew. */
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
