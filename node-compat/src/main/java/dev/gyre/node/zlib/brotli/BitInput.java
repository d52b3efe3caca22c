package dev.gyre.node.zlib.brotli;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Bits of input, lowest first, which may end anywhere: what was read since {@link #mark} is read again when more is there. */
final class BitInput {
    /** Thrown where the input ends too early. */
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
    /** The next {@link #count} bits; above them may be bits of the bytes that follow, as they will be read. */
    private long hold;

    private int count;
    private int markedPosition;
    private long markedHold;
    private int markedCount;

    /** More input, which is used until {@link #keep}. */
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

    /** Goes back to the mark and copies what is left, since the array of the input may change from now on. */
    void keep() {
        rewind();
        unread();
        bytes = Arrays.copyOfRange(bytes, position, end);
        end -= position;
        position = 0;
        mark();
    }

    /** Gives whole bytes back, so that less than eight bits are held. */
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

    /** The next symbol of a prefix code, by its table from {@link PrefixCode}. */
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

    /** Skips to the next byte; whether the bits before it are zero. */
    boolean align() {
        return read(count & 7) == 0;
    }

    /** Copies whole bytes, at most so many; how many there were. For an aligned input. */
    int copy(byte[] target, int offset, int most) {
        unread();
        int length = Math.min(most, end - position);
        System.arraycopy(bytes, position, target, offset, length);
        position += length;
        return length;
    }

    /** Skips whole bytes, at most so many; how many there were. For an aligned input. */
    int skip(int most) {
        unread();
        int length = Math.min(most, end - position);
        position += length;
        return length;
    }

    /** Whole bytes that were not read. */
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
