package dev.gyre.engine.jit.analysis;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.bytecode.OperandKind;
import java.util.Arrays;

/** Properties of instructions in arrays and switches, because the compiler reads them often. */
public final class InstructionTable {
    private static final int[] NO_TARGETS = {};
    private static final Opcode[] ALL = Opcode.values();
    private static final OperandKind[][] OPERANDS = operandTable();

    private InstructionTable() {}

    private static OperandKind[][] operandTable() {
        var table = new OperandKind[ALL.length][];
        for (int i = 0; i < table.length; i++) table[i] = ALL[i].operands().toArray(new OperandKind[0]);
        return table;
    }

    public static OperandKind[] operands(int op) {
        return OPERANDS[op];
    }

    public static int length(int op) {
        return OPERANDS[op].length + 1;
    }

    public static boolean isTerminator(int op) {
        return ALL[op].isTerminator();
    }

    /** Whether the instruction suspends the activation, which is resumed at one of its {@link #resumePoints}. */
    public static boolean suspends(int op) {
        return switch (op) {
            case Op.YIELD, Op.ASYNC_GENERATOR_YIELD, Op.YIELD_DELEGATED, Op.AWAIT, Op.INITIAL_YIELD -> true;
            default -> false;
        };
    }

    /** The offsets at which a frame that the instruction has suspended is resumed. */
    public static int[] resumePoints(int[] code, int pc) {
        return switch (code[pc]) {
            case Op.YIELD, Op.ASYNC_GENERATOR_YIELD, Op.YIELD_DELEGATED -> new int[] {code[pc + 4], pc + 5};
            case Op.AWAIT -> new int[] {pc + 3};
            case Op.INITIAL_YIELD -> new int[] {pc + 1};
            default -> NO_TARGETS;
        };
    }

    /** Whether an instruction is compiled by its profile, so that good code for it needs that it has run. */
    public static boolean dependsOnProfile(int op) {
        return switch (op) {
            case Op.ADD,
                    Op.SUB,
                    Op.MUL,
                    Op.DIV,
                    Op.MOD,
                    Op.ADD_INT,
                    Op.SUB_INT,
                    Op.MUL_INT,
                    Op.INCREMENT,
                    Op.DECREMENT,
                    Op.GET_NAMED,
                    Op.SET_NAMED,
                    Op.HAS_NAMED,
                    Op.GET_ELEMENT,
                    Op.SET_ELEMENT,
                    Op.GET_LENGTH,
                    Op.GET_ARGUMENTS_ELEMENT,
                    Op.CALL0,
                    Op.CALL1,
                    Op.CALL2,
                    Op.CALL3,
                    Op.APPLY_ARGUMENTS,
                    Op.NEW,
                    Op.SUPER_CALL,
                    Op.SUPER_CALL_ARGUMENTS -> true;
            default -> false;
        };
    }

    /** Whether the instruction usually calls functions. */
    public static boolean calls(int op) {
        return switch (op) {
            case Op.CALL0,
                    Op.CALL1,
                    Op.CALL2,
                    Op.CALL3,
                    Op.CALL_RANGE,
                    Op.APPLY_ARGUMENTS,
                    Op.CALL_SPREAD,
                    Op.CALL_EVAL,
                    Op.CALL_EVAL_SPREAD,
                    Op.NEW,
                    Op.NEW_SPREAD,
                    Op.SUPER_CALL,
                    Op.SUPER_CALL_ARGUMENTS,
                    Op.SUPER_CALL_SPREAD,
                    Op.RUN_FIELD_INITIALIZER,
                    Op.ITERATOR_STEP -> true;
            default -> false;
        };
    }

    /** Whether the result of what the instruction calls is written to its first operand. */
    public static boolean hasResult(int op) {
        return op != Op.SET_NAMED && op != Op.RUN_FIELD_INITIALIZER;
    }

    /** Whether the instruction at an offset reads a register. */
    public static boolean reads(int[] code, int pc, int register) {
        OperandKind[] kinds = OPERANDS[code[pc]];
        for (int i = 0; i < kinds.length; i++) {
            int operand = code[pc + 1 + i];
            switch (kinds[i]) {
                case SRC, SRC_DST, SCOPE -> {
                    if (operand == register) return true;
                }
                case FIRST -> {
                    if (operand <= register && register < operand + code[pc + 2 + i]) return true;
                }
                default -> {}
            }
        }
        return false;
    }

    /** Whether the instruction at an offset writes a register. */
    public static boolean writes(int[] code, int pc, int register) {
        OperandKind[] kinds = OPERANDS[code[pc]];
        for (int i = 0; i < kinds.length; i++) {
            boolean writes = kinds[i] == OperandKind.DST || kinds[i] == OperandKind.SRC_DST;
            if (writes && code[pc + 1 + i] == register) return true;
        }
        return false;
    }

    /** Whether the instruction is a backward jump, which polls. */
    static boolean isLoop(int op) {
        return op == Op.LOOP || op == Op.LOOP_IF_LESS || op == Op.LOOP_IF_TRUE || op == Op.LOOP_IF_FALSE;
    }

    /** By offset, how many loops are around an instruction. */
    static int[] loopDepths(int[] code) {
        int[] ends = new int[code.length];
        for (int pc = 0; pc < code.length; pc += length(code[pc])) {
            if (isLoop(code[pc])) ends[code[pc + labelOperand(code[pc])]] = pc + length(code[pc]);
        }
        int[] depths = new int[code.length];
        for (int head = 0; head < code.length; head++) {
            for (int pc = head; pc < ends[head]; pc++) depths[pc]++;
        }
        return depths;
    }

    public static boolean hasLoop(int[] code) {
        for (int pc = 0; pc < code.length; pc += length(code[pc])) if (isLoop(code[pc])) return true;
        return false;
    }

    /** The jump targets of an instruction that does not suspend, each once. */
    static int[] targets(CodeBlock block, int pc) {
        int[] code = block.code;
        if (code[pc] == Op.SWITCH_INT)
            return Arrays.stream((int[]) block.constants[code[pc + 2]])
                    .distinct()
                    .toArray();
        int label = labelOperand(code[pc]);
        return label < 0 ? NO_TARGETS : new int[] {code[pc + label]};
    }

    /** The position of the label among an instruction's words, or -1. */
    public static int labelOperand(int op) {
        OperandKind[] kinds = OPERANDS[op];
        for (int i = 0; i < kinds.length; i++) {
            if (kinds[i] == OperandKind.LABEL) return i + 1;
        }
        return -1;
    }

    /** Whether no instruction but one kind writes a register. */
    static boolean isOnlyWrittenBy(int op, int[] code, int register) {
        for (int pc = 0; pc < code.length; pc += length(code[pc])) {
            if (code[pc] != op && writes(code, pc, register)) return false;
        }
        return true;
    }
}
