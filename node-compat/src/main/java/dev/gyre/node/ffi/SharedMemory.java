package dev.gyre.node.ffi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Memory that byte arrays have in common with native code. Java's arrays have no address, so each has a copy outside of its heap,
 * and where control passes from one side to the other, what the one has changed is written to the other. On the runtime's thread only.
 */
final class SharedMemory {
    private static final int ALIGNMENT = 16;

    private final List<Block> blocks = new ArrayList<>();

    /** A part of an array and its copy. It does not keep the array. */
    private static final class Block {
        private final WeakReference<byte[]> array;
        private final int offset;
        private final MemorySegment memory;
        /** Null if the memory is the program's. */
        private final Arena arena;
        /** What both had when they were compared last. */
        private final byte[] common;

        Block(byte[] array, int offset, MemorySegment memory, Arena arena, byte[] common) {
            this.array = new WeakReference<>(array);
            this.offset = offset;
            this.memory = memory;
            this.arena = arena;
            this.common = common;
        }

        boolean covers(byte[] other, int from, int length) {
            return array.refersTo(other) && from >= offset && from + length <= offset + common.length;
        }

        boolean contains(long address) {
            return address >= memory.address() && address < memory.address() + common.length;
        }

        boolean isView(long address, int length) {
            return arena == null && memory.address() == address && common.length == length;
        }

        /** False if the array is gone, or the program has freed its memory. */
        boolean isAlive() {
            if (array.refersTo(null)) return false;
            return arena != null || DynamicLinker.isMapped(memory.address(), common.length);
        }

        void release() {
            if (arena != null) arena.close();
        }

        /** Writes what JavaScript has changed; whether that is anything. */
        boolean toNative() {
            byte[] bytes = array.get();
            if (bytes == null) return false;
            int at = 0;
            while (true) {
                int found = Arrays.mismatch(bytes, offset + at, offset + common.length, common, at, common.length);
                if (found < 0) return at > 0;
                int start = at + found;
                at = start;
                while (at < common.length && bytes[offset + at] != common[at]) at++;
                System.arraycopy(bytes, offset + start, common, start, at - start);
                MemorySegment.copy(common, start, memory, ValueLayout.JAVA_BYTE, start, at - start);
            }
        }

        /** Reads what native code has changed. */
        void fromNative() {
            byte[] bytes = array.get();
            if (bytes == null) return;
            MemorySegment known = MemorySegment.ofArray(common);
            int at = 0;
            while (true) {
                long found = MemorySegment.mismatch(memory, at, common.length, known, at, common.length);
                if (found < 0) return;
                int start = at + (int) found;
                at = start;
                while (at < common.length && memory.get(ValueLayout.JAVA_BYTE, at) != common[at]) at++;
                MemorySegment.copy(memory, ValueLayout.JAVA_BYTE, start, common, start, at - start);
                System.arraycopy(common, start, bytes, offset + start, at - start);
            }
        }
    }

    /** What the arguments of one call have in common with native code, until the call ends. */
    final class Loan {
        private final List<Block> lent = new ArrayList<>();

        /** The address of a part of an array. */
        long address(byte[] array, int offset, int length) {
            for (Block block : blocks) if (block.covers(array, offset, length)) return addressIn(block, offset);
            Block block = own(array, offset, length);
            lent.add(block);
            return addressIn(block, offset);
        }

        /** Ends it, but keeps the memory that a result points to as long as its array. */
        void end(long resultOrZero) {
            for (Block block : lent) {
                if (resultOrZero != 0 && block.contains(resultOrZero)) continue;
                blocks.remove(block);
                block.release();
            }
        }
    }

    Loan lend() {
        return new Loan();
    }

    private static long addressIn(Block block, int offset) {
        return block.memory.address() + (offset - block.offset);
    }

    private Block own(byte[] array, int offset, int length) {
        Arena arena = Arena.ofConfined();
        MemorySegment memory = arena.allocate(Math.max(length, 1), ALIGNMENT);
        byte[] common = Arrays.copyOfRange(array, offset, offset + length);
        MemorySegment.copy(common, 0, memory, ValueLayout.JAVA_BYTE, 0, length);
        Block block = new Block(array, offset, memory, arena, common);
        blocks.add(block);
        return block;
    }

    /** The address of an array, valid as long as the array is reachable. */
    long address(byte[] array) {
        for (Block block : blocks) if (block.covers(array, 0, array.length)) return block.memory.address();
        return own(array, 0, array.length).memory.address();
    }

    /** An array that has memory of the program in common with native code: the same one for the same memory. */
    byte[] view(long address, int length) {
        for (Block block : blocks) {
            byte[] known = block.isView(address, length) ? block.array.get() : null;
            if (known != null) return known;
        }
        MemorySegment memory = MemorySegment.ofAddress(address).reinterpret(length);
        byte[] array = memory.toArray(ValueLayout.JAVA_BYTE);
        blocks.add(new Block(array, 0, memory, null, array.clone()));
        return array;
    }

    /** Native code or a function that reads and writes memory is about to run. */
    void toNative() {
        boolean changed = false;
        for (int i = blocks.size() - 1; i >= 0; i--) {
            Block block = blocks.get(i);
            if (block.isAlive()) {
                changed |= block.toNative();
            } else {
                blocks.remove(i);
                block.release();
            }
        }
        // Other arrays may have the same memory in common.
        if (changed && blocks.size() > 1) fromNative();
    }

    /** JavaScript is about to run. */
    void fromNative() {
        for (int i = blocks.size() - 1; i >= 0; i--) {
            Block block = blocks.get(i);
            if (block.isAlive()) block.fromNative();
        }
    }
}
