package dev.gyre.engine.bytecode;

/** A position in the code under construction; jumps to it are patched when it is bound. */
public final class Label {
    static final int UNBOUND = -1;

    private int offset = UNBOUND;
    private int[] references = new int[2];
    private int referenceCount;

    /** Whether the label is bound. */
    public boolean isBound() {
        return offset != UNBOUND;
    }

    /** Whether any emitted jump refers to this label. */
    public boolean isReferenced() {
        return referenceCount > 0;
    }

    /** The bound offset. */
    public int offset() {
        if (offset == UNBOUND) throw new IllegalStateException("label was never bound");
        return offset;
    }

    void bind(int place) {
        if (offset != UNBOUND) throw new IllegalStateException("label bound twice");
        offset = place;
    }

    void reference(int operandOffset) {
        if (referenceCount == references.length) references = java.util.Arrays.copyOf(references, referenceCount * 2);
        references[referenceCount++] = operandOffset;
    }

    void patch(int[] code) {
        for (int i = 0; i < referenceCount; i++) {
            if (references[i] >= 0) code[references[i]] = offset();
        }
    }
}
