package dev.gyre.node.zlib.brotli;

import java.util.Arrays;

/** The last decoded bytes in a ring, which grows with the data up to the size of the window. */
final class Window {
    private static final int FIRST_SIZE = 1 << 16;
    /** The number of bytes by which a step may exceed its limit. */
    private static final int SLACK = 256;

    private byte[] ring = new byte[FIRST_SIZE];
    private int mask = FIRST_SIZE - 1;
    private int largest = FIRST_SIZE;
    private long produced;
    private long taken;

    /** Sets the maximum distance of copies. */
    void setBits(int bits) {
        largest = Math.max(FIRST_SIZE, 1 << bits);
    }

    long produced() {
        return produced;
    }

    /** The number of bytes to be taken. */
    int pending() {
        return (int) (produced - taken);
    }

    /** The position up to which output can be produced until there are {@code most} bytes to take. */
    long limit(int most) {
        return taken + Math.min(most, largest - SLACK);
    }

    int take(byte[] target, int offset, int most) {
        int size = Math.min(most, pending());
        int from = (int) taken & mask, first = Math.min(size, ring.length - from);
        System.arraycopy(ring, from, target, offset, first);
        System.arraycopy(ring, 0, target, offset + first, size - first);
        taken += size;
        return size;
    }

    private void grow() {
        ring = Arrays.copyOf(ring, ring.length * 2);
        mask = ring.length - 1;
    }

    /** The byte at a distance, zero before the first. */
    int back(int distance) {
        return ring[(int) (produced - distance) & mask] & 0xff;
    }

    void put(int value) {
        int at = (int) produced & mask;
        if (at == 0 && produced > 0 && ring.length < largest) {
            grow();
            at = (int) produced;
        }
        ring[at] = (byte) value;
        produced++;
    }

    void put(byte[] text, int length) {
        for (int i = 0; i < length; i++) put(text[i]);
    }

    /** Copies from a distance. */
    void copy(int distance, int length) {
        while (produced + length > ring.length && ring.length < largest) grow();
        int from = (int) (produced - distance) & mask, to = (int) produced & mask;
        if (distance >= length && from + length <= ring.length && to + length <= ring.length) {
            System.arraycopy(ring, from, ring, to, length);
        } else {
            for (int i = 0; i < length; i++) ring[to + i & mask] = ring[from + i & mask];
        }
        produced += length;
    }

    /** Reads whole bytes of an aligned input up to a limit; returns their number. */
    int fill(BitInput input, int most) {
        while (produced + most > ring.length && ring.length < largest) grow();
        int at = (int) produced & mask;
        int size = input.copy(ring, at, Math.min(most, ring.length - at));
        produced += size;
        return size;
    }
}
