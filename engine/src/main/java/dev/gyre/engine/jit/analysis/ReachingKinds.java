package dev.gyre.engine.jit.analysis;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.OperandKind;
import dev.gyre.engine.jit.tiering.Profile;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The recorded kinds of the values that registers have at an offset. Only instructions count whose result can still be in the register there, because variables and
 * temporary values share registers.
 */
public final class ReachingKinds {
    private final CodeBlock block;
    private final Profile profile;
    /** By offset, those of the instructions that may run directly before it. */
    private final int[][] predecessors;

    public ReachingKinds(CodeBlock block, Profile profile) {
        this.block = block;
        this.profile = profile;
        predecessors = new int[block.code.length][];
        for (int pc = 0; pc < block.code.length; pc += InstructionTable.length(block.code[pc])) {
            int op = block.code[pc];
            for (int target : InstructionTable.targets(block, pc)) precede(pc, target);
            for (int target : InstructionTable.resumePoints(block.code, pc)) precede(pc, target);
            int next = pc + InstructionTable.length(op);
            if (!InstructionTable.isTerminator(op) && !InstructionTable.suspends(op)) precede(pc, next);
            if (block.handlerFor(pc) >= 0) precede(pc, block.handlerFor(pc));
        }
    }

    private void precede(int pc, int next) {
        if (next >= predecessors.length) return;
        int[] known = predecessors[next];
        int[] all = known == null ? new int[1] : Arrays.copyOf(known, known.length + 1);
        all[all.length - 1] = pc;
        predecessors[next] = all;
    }

    /** By register, the kinds of its values at an offset; 0 when nothing was recorded of them. */
    public int[] at(int offset, BitSet registers) {
        int[] kinds = new int[block.registerCount];
        var wanted = new BitSet[block.code.length];
        var work = new ArrayDeque<Integer>();
        wanted[offset] = (BitSet) registers.clone();
        work.add(offset);
        while (!work.isEmpty()) {
            int at = work.poll();
            if (at == 0) enter(wanted[0], kinds);
            if (predecessors[at] == null) continue;
            for (int pc : predecessors[at]) {
                BitSet left = (BitSet) wanted[at].clone();
                write(pc, at, left, kinds);
                if (wanted[pc] == null) wanted[pc] = new BitSet();
                int before = wanted[pc].cardinality();
                wanted[pc].or(left);
                if (wanted[pc].cardinality() > before) work.add(pc);
            }
        }
        return kinds;
    }

    /** Adds the kinds that registers have at the start of the code. */
    private void enter(BitSet registers, int[] kinds) {
        for (int r = registers.nextSetBit(0); r >= 0; r = registers.nextSetBit(r + 1))
            kinds[r] |= r < block.parameterCount ? profile.parameter(r) : Profile.OTHER;
    }

    /** Adds the kinds of an instruction's results, and removes its registers, unless an exception may have left it before. */
    private void write(int pc, int next, BitSet registers, int[] kinds) {
        int op = block.code[pc];
        boolean completes = block.handlerFor(pc) != next;
        OperandKind[] operands = InstructionTable.operands(op);
        boolean isFirst = true;
        for (int i = 0; i < operands.length; i++) {
            if (operands[i] != OperandKind.DST && operands[i] != OperandKind.SRC_DST) continue;
            int register = block.code[pc + 1 + i];
            if (registers.get(register)) kinds[register] |= isFirst ? result(pc) : Profile.OTHER;
            if (completes) registers.clear(register);
            isFirst = false;
        }
    }

    private int result(int pc) {
        return block.code[pc] == Op.LOAD_INT ? Profile.INT : profile.results(pc);
    }
}
