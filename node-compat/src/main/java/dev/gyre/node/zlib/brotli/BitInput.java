package dev.gyre.node.zlib.brotli;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Reads bits, lowest first, from input that may end anywhere: bits read since {@link #mark} are read again when there
 * is more input.
 */
final class BitInput {
    /** Thrown when the input ends too early. */
    static final class Starved extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Starved() {
            super(null, null, false, false);
        }
    }

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes = {};
    private int position;
    private int end;
    /** The next {@link #count} bits; the bits above them may already be those of the next bytes. */
    private long hold;

    private int count;
    private int markedPosition;
    private long markedHold;
    private int markedCount;

    /** Adds input, which is used until {@link #keep}. */
    void append(byte[] more, int offset, int length) {
        int rest = end - position;
        if (rest == 0) {
            bytes = more;
            position = offset;
        } else {
            bytes = Arrays.copyOfRange(bytes, position, end + length);
            System.arraycopy(more, offset, bytes, rest, length);
            position = 0;
        }
        end = position + rest + length;
        mark();
    }

    /** Returns to the mark and copies the rest, since the caller may change the array of the input from now on. */
    void keep() {
        rewind();
        unread();
        bytes = Arrays.copyOfRange(bytes, position, end);
        end -= position;
        position = 0;
        mark();
    }

    /** Puts whole bytes back, so that less than eight bits are buffered. */
    private void unread() {
        position -= count >> 3;
        count &= 7;
        hold &= (1L << count) - 1;
    }

    void mark() {
        markedPosition = position;
        markedHold = hold;
        markedCount = count;
    }

    private void rewind() {
        position = markedPosition;
        hold = markedHold;
        count = markedCount;
    }

    private void fill() {
        if (end - position >= Long.BYTES) {
            hold |= (long) LONG.get(bytes, position) << count;
            int taken = 63 - count >> 3;
            position += taken;
            count += taken << 3;
            return;
        }
        for (; count <= 56 && position < end; count += 8) hold |= (bytes[position++] & 0xffL) << count;
    }

    /** The next bits, at most 32 of them. */
    int read(int width) {
        if (count < width) {
            fill();
            if (count < width) throw new Starved();
        }
        int value = (int) (hold & (1L << width) - 1);
        hold >>>= width;
        count -= width;
        return value;
    }

    /** The next symbol of a prefix code, given its table from {@link PrefixCode}. */
    int symbol(int[] table) {
        if (count < PrefixCode.LONGEST) fill();
        int entry = table[(int) hold & PrefixCode.ROOT_MASK];
        int length = entry >>> 16;
        if (length > PrefixCode.ROOT_BITS) {
            entry = table[
                    (entry & 0xffff)
                            + ((int) hold >>> PrefixCode.ROOT_BITS & (1 << length - PrefixCode.ROOT_BITS) - 1)];
            length = entry >>> 16;
        }
        if (length > count) throw new Starved();
        hold >>>= length;
        count -= length;
        return entry & 0xffff;
    }

    /** Skips to the next byte; returns whether the skipped bits are zero. */
    boolean align() {
        return read(count & 7) == 0;
    }

    /** Copies up to {@code most} whole bytes; returns their number. The input must be aligned. */
    int copy(byte[] target, int offset, int most) {
        unread();
        int length = Math.min(most, end - position);
        System.arraycopy(bytes, position, target, offset, length);
        position += length;
        return length;
    }

    /** Skips up to {@code most} whole bytes; returns their number. The input must be aligned. */
    int skip(int most) {
        unread();
        int length = Math.min(most, end - position);
        position += length;
        return length;
    }

    /** The number of whole bytes that were not read. */
    int remaining() {
        return end - position + (count >> 3);
    }

    void clear() {
        position = 0;
        end = 0;
        hold = 0;
        count = 0;
        mark();
    }
}
