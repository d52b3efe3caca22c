package dev.gyre.engine.bytecode;

import java.util.BitSet;

/** Which registers may still be read at each instruction: for the JIT's deoptimisation and for trimming suspended frames. */
public final class Liveness {
    private final CodeBlock block;
    private final BitSet[] liveIn;
    private final int[] starts;

    private Liveness(CodeBlock block) {
        this.block = block;
        liveIn = new BitSet[block.code.length];
        int count = 0;
        for (int at = 0; at < block.code.length; at += opcode(at).length()) count++;
        starts = new int[count];
        count = 0;
        for (int at = 0; at < block.code.length; at += opcode(at).length()) {
            starts[count++] = at;
            liveIn[at] = new BitSet();
        }
    }

    /** Solves the data-flow equations of a code block. */
    public static Liveness of(CodeBlock block) {
        var liveness = new Liveness(block);
        liveness.solve();
        return liveness;
    }

    /** Registers whose value may be read by the instruction at this offset or after it. */
    public BitSet liveAt(int offset) {
        return liveIn[offset];
    }

    private Opcode opcode(int offset) {
        return Opcode.of(block.code[offset]);
    }

    private void solve() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = starts.length - 1; i >= 0; i--) changed |= transfer(starts[i]);
        }
    }

    private boolean transfer(int offset) {
        var opcode = opcode(offset);
        var live = new BitSet();
        if (!opcode.isTerminator()) live.or(liveIn[offset + opcode.length()]);
        var kinds = opcode.operands();
        for (int i = 0; i < kinds.size(); i++) {
            if (kinds.get(i) == OperandKind.DST) live.clear(block.code[offset + 1 + i]);
        }
        // An instruction that jumps may not have written its result.
        flowFromTargets(offset, opcode, live);
        // The registers that a handler reads must survive if this instruction throws, even if it also writes them.
        int handler = block.handlerFor(offset);
        if (handler >= 0) live.or(liveIn[handler]);
        for (int i = 0; i < kinds.size(); i++) {
            int operand = block.code[offset + 1 + i];
            switch (kinds.get(i)) {
                case SRC, SRC_DST, SCOPE -> live.set(operand);
                case FIRST -> live.set(operand, operand + block.code[offset + 2 + i]);
                default -> {}
            }
        }
        if (live.equals(liveIn[offset])) return false;
        liveIn[offset] = live;
        return true;
    }

    private void flowFromTargets(int offset, Opcode opcode, BitSet live) {
        var kinds = opcode.operands();
        for (int i = 0; i < kinds.size(); i++) {
            if (kinds.get(i) == OperandKind.LABEL) live.or(liveIn[block.code[offset + 1 + i]]);
        }
        if (opcode == Opcode.SWITCH_INT) {
            for (int target : (int[]) block.constants[block.code[offset + 2]]) live.or(liveIn[target]);
        }
    }
}
