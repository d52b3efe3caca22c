package dev.gyre.loop.records;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * A first-in first-out store of small binary records in one fixed block of memory: Java pushes, JavaScript shifts, and
 * when all have been shifted the ring is reset. It belongs to the loop's thread.
 *
 * <p>The block begins with three ints: the number of records pushed since the reset, the number of these that were
 * shifted, and the offset at which the next record begins. A table with two ints per record follows: the offset after
 * its end, and the number of its operation. The records follow the table without gaps.
 */
public final class RecordRing {
    public static final int DEFAULT_RECORDS = 100;
    public static final int DEFAULT_BYTES = 12_800;

    /** The indexes of the header's ints. */
    public static final int RECORDS = 0;

    public static final int SHIFTED = 1;
    public static final int HEAD = 2;
    /** The index of the table's first int. */
    public static final int TABLE = 3;

    private static final int INTS_PER_RECORD = 2;
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());

    private final byte[] memory;
    private final int capacity;
    private final int areaStart;

    /** A ring of up to {@code records} records that together take up to {@code bytes} bytes. */
    public RecordRing(int records, int bytes) {
        if (records < 1 || bytes < 1) {
            throw new IllegalArgumentException("a ring of " + records + " records and " + bytes + " bytes");
        }
        capacity = records;
        areaStart = (TABLE + INTS_PER_RECORD * records) * Integer.BYTES;
        memory = new byte[Math.addExact(areaStart, bytes)];
        set(HEAD, areaStart);
    }

    /** The block, which both sides share. */
    public byte[] memory() {
        return memory;
    }

    /** The byte at which the first record after a reset begins. */
    public int areaStart() {
        return areaStart;
    }

    /** How many records fit at most. */
    public int capacity() {
        return capacity;
    }

    /** How many bytes one record may have at most. */
    public int largestRecord() {
        return memory.length - areaStart;
    }

    /** How many records wait to be shifted. */
    public int size() {
        return get(RECORDS) - get(SHIFTED);
    }

    /** Whether no record waits. */
    public boolean isEmpty() {
        return size() == 0;
    }

    /** Whether a record of that many bytes fits now. */
    public boolean hasRoomFor(int length) {
        return isEmpty() ? length <= largestRecord() : get(RECORDS) < capacity && length <= memory.length - get(HEAD);
    }

    /** Appends a record; false when it does not fit, which leaves the ring as it is. */
    public boolean push(int operation, byte[] source, int offset, int length) {
        if (!hasRoomFor(length)) {
            return false;
        }
        if (isEmpty()) {
            reset();
        }
        var records = get(RECORDS);
        var head = get(HEAD);
        System.arraycopy(source, offset, memory, head, length);
        set(TABLE + INTS_PER_RECORD * records, head + length);
        set(TABLE + INTS_PER_RECORD * records + 1, operation);
        set(HEAD, head + length);
        set(RECORDS, records + 1);
        return true;
    }

    /** The number of the operation whose record is shifted next. */
    public int firstOperation() {
        requireRecord();
        return get(TABLE + INTS_PER_RECORD * get(SHIFTED) + 1);
    }

    /** Takes the oldest record out, as JavaScript does. */
    public byte[] shift() {
        requireRecord();
        var shifted = get(SHIFTED);
        var start = shifted == 0 ? areaStart : get(TABLE + INTS_PER_RECORD * (shifted - 1));
        var record = java.util.Arrays.copyOfRange(memory, start, get(TABLE + INTS_PER_RECORD * shifted));
        set(SHIFTED, shifted + 1);
        if (isEmpty()) {
            reset();
        }
        return record;
    }

    /** Forgets all records. */
    public void reset() {
        set(RECORDS, 0);
        set(SHIFTED, 0);
        set(HEAD, areaStart);
    }

    private void requireRecord() {
        if (isEmpty()) {
            throw new java.util.NoSuchElementException("the ring is empty");
        }
    }

    private int get(int index) {
        return (int) INTS.get(memory, index * Integer.BYTES);
    }

    private void set(int index, int value) {
        INTS.set(memory, index * Integer.BYTES, value);
    }
}
