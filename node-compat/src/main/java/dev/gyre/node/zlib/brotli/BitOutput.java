package dev.gyre.node.zlib.brotli;

import java.util.Arrays;

/** Collects bits, lowest first, into bytes. */
final class BitOutput {
    private byte[] bytes = new byte[1024];
    private int length;
    private int taken;
    private long hold;
    private int count;

    /** Adds the lowest bits of a value, at most 32 of them. */
    void write(int value, int width) {
        hold |= (value & (1L << width) - 1) << count;
        count += width;
        while (count >= Byte.SIZE) {
            if (length == bytes.length) bytes = Arrays.copyOf(bytes, length * 2);
            bytes[length++] = (byte) hold;
            hold >>>= Byte.SIZE;
            count -= Byte.SIZE;
        }
    }

    /** Whether the position is at the beginning of a byte. */
    boolean isAligned() {
        return count == 0;
    }

    /** Pads the last byte with zeros. */
    void align() {
        if (count > 0) write(0, Byte.SIZE - count);
    }

    /** Adds bytes to an aligned output. */
    void write(byte[] more, int offset, int size) {
        if (bytes.length - length < size) bytes = Arrays.copyOf(bytes, Math.max(length + size, length * 2));
        System.arraycopy(more, offset, bytes, length, size);
        length += size;
    }

    /** The position of the next bit. */
    long position() {
        return (long) length * Byte.SIZE + count;
    }

    /** Discards everything after a position. */
    void truncate(long position) {
        int whole = (int) (position / Byte.SIZE);
        if (whole < length) hold = bytes[whole]; // The position is in a byte that was complete in the meantime.
        length = whole;
        count = (int) (position % Byte.SIZE);
        hold &= (1L << count) - 1;
    }

    /** The number of complete bytes that were not taken yet. */
    int available() {
        return length - taken;
    }

    /** Moves out up to {@code most} complete bytes. */
    int take(byte[] target, int offset, int most) {
        int size = Math.min(most, length - taken);
        System.arraycopy(bytes, taken, target, offset, size);
        taken += size;
        if (taken == length) {
            taken = 0;
            length = 0;
        }
        return size;
    }

    byte[] toByteArray() {
        align();
        return Arrays.copyOf(bytes, length);
    }
}
