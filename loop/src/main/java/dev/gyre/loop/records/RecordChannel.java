package dev.gyre.loop.records;

/**
 * Delivers small binary results to the embedder: they are collected in a ring and consumed in one call. A result that
 * does not fit is delivered on its own, after those in the ring, so that the order is kept.
 */
public final class RecordChannel {
    private final RecordRing ring;
    private final Runnable receiver;
    private long inRing;
    private long direct;
    private long drains;

    /** @param receiver shifts the records until the ring is empty; runs inside a callback scope and may throw, which leaves the rest for the next call */
    public RecordChannel(RecordRing ring, Runnable receiver) {
        this.ring = ring;
        this.receiver = receiver;
    }

    /** The ring whose records this channel sends and receives. */
    public RecordRing ring() {
        return ring;
    }

    /** Puts a result into the ring if it fits. */
    public boolean push(int operation, byte[] bytes) {
        if (!ring.push(operation, bytes, 0, bytes.length)) {
            return false;
        }
        inRing++;
        return true;
    }

    /** Counts a result that was delivered on its own. */
    public void noteDirect() {
        direct++;
    }

    /** Whether nothing waits to be delivered. */
    public boolean isEmpty() {
        return ring.isEmpty();
    }

    /** Lets the receiver shift the records in the ring. */
    public void drain() {
        drains++;
        receiver.run();
    }

    /** How many results went through the ring. */
    public long inRing() {
        return inRing;
    }

    /** How many results did not fit. */
    public long direct() {
        return direct;
    }

    /** How often the receiver was called. */
    public long drains() {
        return drains;
    }
}
