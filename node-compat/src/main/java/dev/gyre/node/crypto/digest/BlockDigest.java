package dev.gyre.node.crypto.digest;

import java.security.MessageDigest;

/** A hash implemented here that processes its input in blocks. */
abstract class BlockDigest extends MessageDigest implements Cloneable {
    /** Bits of a byte. */
    private static final int BITS = 8;

    private byte[] block;
    private int filled;
    private long length;

    BlockDigest(String name, int blockSize) {
        super(name);
        block = new byte[blockSize];
    }

    /** Processes a whole block. */
    abstract void compress(byte[] bytes, int offset);

    /** Processes the last bytes and returns the digest. */
    abstract byte[] finish(byte[] rest, int count);

    /** Resets to the initial state. */
    abstract void restart();

    /**
     * Whether a full block is kept until more input or the end arrives, because the last block is processed
     * differently.
     */
    boolean holdsLastBlock() {
        return false;
    }

    /** The number of bytes processed so far. */
    final long length() {
        return length;
    }

    final int blockSize() {
        return block.length;
    }

    @Override
    protected final void engineUpdate(byte input) {
        engineUpdate(new byte[] {input}, 0, 1);
    }

    @Override
    protected final void engineUpdate(byte[] input, int offset, int count) {
        int position = offset;
        int end = offset + count;
        while (position < end) {
            if (filled == block.length) flush();
            int part = Math.min(end - position, block.length - filled);
            System.arraycopy(input, position, block, filled, part);
            filled += part;
            length += part;
            position += part;
            if (filled == block.length && !holdsLastBlock()) flush();
        }
    }

    private void flush() {
        filled = 0;
        compress(block, 0);
    }

    @Override
    protected final byte[] engineDigest() {
        byte[] result = finish(block, filled);
        engineReset();
        return result;
    }

    @Override
    protected final void engineReset() {
        filled = 0;
        length = 0;
        restart();
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        BlockDigest copy = (BlockDigest) super.clone();
        copy.block = block.clone();
        return copy;
    }

    /** Pads as MD4 and its successors do: one bit, zeros, the length in bits. */
    final void pad(byte[] rest, int count, boolean bigEndian) {
        byte[] last = new byte[count + 1 + Long.BYTES <= block.length ? block.length : 2 * block.length];
        System.arraycopy(rest, 0, last, 0, count);
        last[count] = (byte) 0x80;
        long bits = length * BITS;
        for (int i = 0; i < Long.BYTES; i++)
            last[last.length - 1 - i] = (byte) (bits >>> BITS * (bigEndian ? i : Long.BYTES - 1 - i));
        for (int offset = 0; offset < last.length; offset += block.length) compress(last, offset);
    }
}
