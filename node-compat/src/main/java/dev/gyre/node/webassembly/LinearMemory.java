package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.Memory;
import com.dylibso.chicory.runtime.TrapException;
import com.dylibso.chicory.wasm.types.ActiveDataSegment;
import com.dylibso.chicory.wasm.types.DataSegment;
import com.dylibso.chicory.wasm.types.MemoryLimits;
import com.dylibso.chicory.wasm.types.PassiveDataSegment;
import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.runtime.object.JsObject;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** The memory of an instance: one Java array, shared with its ArrayBuffer until the memory grows. */
// https://webassembly.github.io/spec/js-api/#memories
public final class LinearMemory implements Memory {
    private static final VarHandle SHORTS =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    /** The maximum for a Java array. */
    private static final int MOST_PAGES = Integer.MAX_VALUE / PAGE_SIZE;

    private final MemoryLimits limits;
    private byte[] bytes;
    private ArrayBufferObject buffer;
    private DataSegment[] segments = {};

    /** @throws OutOfMemoryError if there is no room for the first pages */
    public LinearMemory(MemoryLimits limits) {
        if (limits.initialPages() > MOST_PAGES)
            throw new OutOfMemoryError("memory of " + limits.initialPages() + " pages");
        this.limits = limits;
        bytes = new byte[limits.initialPages() * PAGE_SIZE];
    }

    /** The ArrayBuffer of the current memory; it is detached when the memory grows. */
    public ArrayBufferObject buffer(JsObject prototype) {
        if (buffer == null) buffer = new ArrayBufferObject(prototype, bytes);
        return buffer;
    }

    @Override
    public int pages() {
        return bytes.length / PAGE_SIZE;
    }

    @Override
    public int grow(int more) {
        int before = pages();
        long after = before + Integer.toUnsignedLong(more);
        if (after > Math.min(maximumPages(), MOST_PAGES)) return -1;
        try {
            bytes = Arrays.copyOf(bytes, (int) after * PAGE_SIZE);
        } catch (OutOfMemoryError full) {
            return -1;
        }
        if (buffer != null) buffer.detach();
        buffer = null;
        return before;
    }

    @Override
    public int initialPages() {
        return limits.initialPages();
    }

    @Override
    public int maximumPages() {
        return Math.min(limits.maximumPages(), RUNTIME_MAX_PAGES);
    }

    @Override
    public boolean shared() {
        return false;
    }

    @Override
    public Object lock(int address) {
        throw notShared();
    }

    @Override
    public int waitOn(int address, int expected, long timeout) {
        throw notShared();
    }

    @Override
    public int waitOn(int address, long expected, long timeout) {
        throw notShared();
    }

    private static TrapException notShared() {
        return new TrapException("atomic wait on a memory that is not shared");
    }

    @Override
    public int notify(int address, int waiters) {
        check(address, Integer.BYTES);
        return 0;
    }

    @Override
    public void initialize(Instance instance, DataSegment[] all) {
        if (all == null) return;
        segments = all.clone();
        for (int i = 0; i < segments.length; i++) {
            if (segments[i] instanceof ActiveDataSegment active) {
                write(
                        (int) ConstantExpression.evaluate(instance, active.offsetInstructions()),
                        active.data(),
                        0,
                        active.data().length);
                drop(i);
            }
        }
    }

    @Override
    public void initPassiveSegment(int segment, int target, int offset, int size) {
        write(target, segments[segment].data(), offset, size);
    }

    @Override
    public void drop(int segment) {
        segments[segment] = new PassiveDataSegment(new byte[0]);
    }

    private void check(int address, int size) {
        if (address < 0 || size < 0 || address > bytes.length - size)
            throw new TrapException("out of bounds memory access");
    }

    @Override
    public void write(int address, byte[] data, int offset, int size) {
        check(address, size);
        if (offset < 0 || offset > data.length - size) throw new TrapException("out of bounds memory access");
        System.arraycopy(data, offset, bytes, address, size);
    }

    @Override
    public byte read(int address) {
        check(address, 1);
        return bytes[address];
    }

    @Override
    public byte[] readBytes(int address, int size) {
        check(address, size);
        return Arrays.copyOfRange(bytes, address, address + size);
    }

    @Override
    public void writeI32(int address, int value) {
        check(address, Integer.BYTES);
        INTS.set(bytes, address, value);
    }

    @Override
    public int readInt(int address) {
        check(address, Integer.BYTES);
        return (int) INTS.get(bytes, address);
    }

    @Override
    public void writeLong(int address, long value) {
        check(address, Long.BYTES);
        LONGS.set(bytes, address, value);
    }

    @Override
    public long readLong(int address) {
        check(address, Long.BYTES);
        return (long) LONGS.get(bytes, address);
    }

    @Override
    public void writeShort(int address, short value) {
        check(address, Short.BYTES);
        SHORTS.set(bytes, address, value);
    }

    @Override
    public short readShort(int address) {
        check(address, Short.BYTES);
        return (short) SHORTS.get(bytes, address);
    }

    @Override
    public long readU16(int address) {
        return Short.toUnsignedLong(readShort(address));
    }

    @Override
    public void writeByte(int address, byte value) {
        check(address, 1);
        bytes[address] = value;
    }

    @Override
    public void writeF32(int address, float value) {
        writeI32(address, Float.floatToRawIntBits(value));
    }

    @Override
    public long readF32(int address) {
        return readInt(address);
    }

    @Override
    public float readFloat(int address) {
        return Float.intBitsToFloat(readInt(address));
    }

    @Override
    public void writeF64(int address, double value) {
        writeLong(address, Double.doubleToRawLongBits(value));
    }

    @Override
    public double readDouble(int address) {
        return Double.longBitsToDouble(readLong(address));
    }

    @Override
    public long readF64(int address) {
        return readLong(address);
    }

    @Override
    public void zero() {
        Arrays.fill(bytes, (byte) 0);
    }

    @Override
    public void fill(byte value, int from, int to) {
        check(from, to - from);
        Arrays.fill(bytes, from, to, value);
    }

    @Override
    public void copy(int target, int source, int size) {
        check(source, size);
        check(target, size);
        System.arraycopy(bytes, source, bytes, target, size);
    }
}
