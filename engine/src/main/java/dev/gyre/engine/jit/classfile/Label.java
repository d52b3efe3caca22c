package dev.gyre.engine.jit.classfile;

import java.util.Arrays;

/** A position in a method to which jumps lead, from before or after it. */
public final class Label {
    /** -1 until the label is bound. */
    int position = -1;

    /** The merged types of the forward jumps to the label; null while there is none, and once it is bound. */
    FrameState arriving;

    /** The stack map's frame at the bound position; null if no jump leads there. */
    StackMapTable.Entry entry;

    // Jumps whose offset is still to be written: the position of the instruction and that of the offset, which is
    // negative
    // if it has four bytes.
    private int[] jumps = new int[4];
    private int jumpCount;

    /** Whether the label is not bound yet and a reachable jump leads to it. */
    public boolean isAwaited() {
        return arriving != null;
    }

    /** Whether the position is known. */
    public boolean isBound() {
        return position >= 0;
    }

    void addJump(int instruction, int distanceAt) {
        if (jumpCount == jumps.length) {
            jumps = Arrays.copyOf(jumps, 2 * jumpCount);
        }
        jumps[jumpCount++] = instruction;
        jumps[jumpCount++] = distanceAt;
    }

    void patchJumps(ByteBuilder code) {
        for (int i = 0; i < jumpCount; i += 2) {
            int distance = position - jumps[i];
            if (jumps[i + 1] < 0) {
                code.putU4(-jumps[i + 1], distance);
            } else {
                code.putU2(jumps[i + 1], distance);
            }
        }
        jumpCount = 0;
    }
}
