package dev.gyre.engine.bytecode;

/**
 * Hands out the registers of one frame as a stack: parameters at the bottom, then locals, then temporaries; a caller takes a
 * mark, allocates, and releases back to the mark, so that frames stay as small as the deepest nesting needs.
 */
public final class RegisterAllocator {
    private int next;
    private int high;

    public RegisterAllocator(int parameterCount) {
        next = parameterCount;
        high = parameterCount;
    }

    /** The next free register. */
    public int allocate() {
        int register = next++;
        if (next > high) high = next;
        return register;
    }

    /** The first of a run of consecutive registers. */
    public int allocate(int count) {
        int first = next;
        next += count;
        if (next > high) high = next;
        return first;
    }

    /** The state to release to. */
    public int mark() {
        return next;
    }

    /** Frees everything allocated since the mark. */
    public void release(int mark) {
        next = mark;
    }

    /** Whether a register was allocated at or after the mark. */
    public static boolean isSince(int register, int mark) {
        return register >= mark;
    }

    /** Registers that a frame needs. */
    public int count() {
        return high;
    }
}
