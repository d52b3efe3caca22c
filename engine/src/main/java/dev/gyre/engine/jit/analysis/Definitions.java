package dev.gyre.engine.jit.analysis;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.OperandKind;

/** The instructions of a code block that write each register. */
public final class Definitions {
    private static final int NONE = -1, SEVERAL = -2;

    private final CodeBlock block;
    /** By register, the offset of the only instruction that writes it. */
    private final int[] definition;

    public Definitions(CodeBlock block) {
        this.block = block;
        definition = new int[block.registerCount];
        for (int r = 0; r < definition.length; r++) definition[r] = r < block.parameterCount ? SEVERAL : NONE;
        for (int pc = 0; pc < block.code.length; pc += InstructionTable.length(block.code[pc])) collect(pc);
    }

    private void collect(int pc) {
        OperandKind[] operands = InstructionTable.operands(block.code[pc]);
        for (int i = 0; i < operands.length; i++) {
            if (operands[i] != OperandKind.DST && operands[i] != OperandKind.SRC_DST) continue;
            int register = block.code[pc + 1 + i];
            definition[register] = definition[register] == NONE ? pc : SEVERAL;
        }
    }

    /** The constant Number that a register holds in all of the code after its first instructions; null if it is no constant. */
    public Number constant(int register) {
        int pc = definition[register];
        if (pc >= 0 && block.code[pc] == Op.LOAD_INT && runsAlways(pc)) return block.code[pc + 2];
        return loaded(register) instanceof Double number ? number : null;
    }

    /** The constant string that a register holds in all of the code after its first instructions; null if it is no constant. */
    public String string(int register) {
        return loaded(register) instanceof String text ? text : null;
    }

    private Object loaded(int register) {
        int pc = definition[register];
        return pc >= 0 && block.code[pc] == Op.LOAD_CONST && runsAlways(pc)
                ? block.constants[block.code[pc + 2]]
                : null;
    }

    /** Whether every activation runs the instruction: there is no jump and no protected code before it. */
    private boolean runsAlways(int definition) {
        for (int pc = 0; pc < definition; pc += InstructionTable.length(block.code[pc])) {
            int op = block.code[pc];
            if (InstructionTable.labelOperand(op) >= 0 || op == Op.SWITCH_INT || InstructionTable.suspends(op))
                return false;
            // An exception here skips the definition, but not the code after the handler.
            if (block.handlerFor(pc) >= 0) return false;
        }
        return block.handlerFor(definition) < 0;
    }
}
