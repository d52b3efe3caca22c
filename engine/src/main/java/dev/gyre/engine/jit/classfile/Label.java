package dev.gyre.engine.jit.classfile;

import java.util.Arrays;

/** A position in a method that jumps name before or after the code reaches it. */
public final class Label {
    /** -1 until the label is bound. */
    int position = -1;

    /** What the jumps to the label before it is bound arrive with; null while there is none. */
    FrameState arriving;

    /** The stack map's frame at the bound position; null if only the code before it arrives there. */
    StackMapTable.Entry entry;

    // Jumps whose distance is to be filled in: position of the instruction and of its distance, which is negative for
    // four bytes.
    private int[] jumps = new int[4];
    private int jumpCount;

    /** Whether code that is reachable has jumped to this label, which is not bound yet. */
    public boolean isAwaited() {
        return arriving != null;
    }

    /** Whether the label has its position. */
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
