package dev.gyre.node.crypto.cipher;

import java.util.Arrays;

/** A hash over blocks of 16 bytes in which each part of the data ends with a whole block: GHASH and Poly1305. */
abstract class TagHash {
    static final int BLOCK = 16;

    final byte[] block = new byte[BLOCK];
    private int filled;

    /** Adds the full block to the hash. */
    abstract void multiply();

    final void update(byte[] in, int from, int count) {
        for (int at = 0; at < count; ) {
            int part = Math.min(BLOCK - filled, count - at);
            System.arraycopy(in, from + at, block, filled, part);
            filled += part;
            at += part;
            if (filled == BLOCK) endBlock();
        }
    }

    final boolean endsWithinBlock() {
        return filled > 0;
    }

    /** Ends a part: zeros up to a whole block. */
    final void fill() {
        if (filled == 0) return;
        Arrays.fill(block, filled, BLOCK, (byte) 0);
        endBlock();
    }

    private void endBlock() {
        filled = 0;
        multiply();
    }
}
