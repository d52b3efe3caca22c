package dev.gyre.engine.bytecode;

import java.util.BitSet;

/**
 * Allocates the registers of one frame as a stack: parameters, then locals, then temporaries. A caller takes a mark,
 * allocates, and releases back to the mark, so that a frame is only as large as its deepest nesting.
 */
public final class RegisterAllocator {
    private final BitSet variables = new BitSet();
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
        if (next > mark) variables.clear(mark, next);
        next = mark;
    }

    /** Whether the next register has been used before. */
    public boolean isNextDirty() {
        return next < high;
    }

    /** Marks a register as a variable's, so that it holds no intermediate values. */
    public void markVariable(int register) {
        variables.set(register);
    }

    /** Whether intermediate values may be put into the register. */
    public boolean isScratch(int register) {
        return register < BytecodeBuilder.VIRTUAL && !variables.get(register);
    }

    /** Registers that a frame needs. */
    public int count() {
        return high;
    }
}
