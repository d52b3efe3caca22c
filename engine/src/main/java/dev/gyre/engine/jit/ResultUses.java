package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.OperandKind;
import dev.gyre.engine.jit.analysis.InstructionTable;
import dev.gyre.engine.jit.analysis.Sites;

/**
 * Finds results of which all uses need less than the exact Number: those that are only used after ToInt32, such as the sums in {@code (a + b + c) | 0}, and those
 * that are only operands of double arithmetic, such as the sums in {@code 1 / (a + b + c)}.
 */
final class ResultUses {
    private enum Kind {
        TRUNCATED,
        WIDENED
    }

    /** The most operators between a result and the operator that truncates it. */
    private static final int MOST_STEPS = 8;

    private final CodeGenerator generator;
    private final int[] code;

    ResultUses(CodeGenerator generator) {
        this.generator = generator;
        code = generator.code;
    }

    /** Whether the result of an instruction is only used after ToInt32: it needs no check for overflow, and -0 may become 0. */
    boolean areTruncated(int pc) {
        return are(Kind.TRUNCATED, pc, 0);
    }

    /** Whether the result of an instruction is only used as a double: it need not be an int32 even if it always was one. */
    boolean areWidened(int pc) {
        return are(Kind.WIDENED, pc, 0);
    }

    /** The first instruction after the current one in its block that reads a register; -1 if there is none. */
    int first(int register) {
        int pc = generator.pc + InstructionTable.length(code[generator.pc]);
        for (; !generator.startsBlock(pc); pc += InstructionTable.length(code[pc])) {
            if (InstructionTable.reads(code, pc, register)) return pc;
            if (InstructionTable.isTerminator(code[pc]) || InstructionTable.writes(code, pc, register)) return -1;
        }
        return -1;
    }

    private boolean are(Kind kind, int from, int steps) {
        if (steps > MOST_STEPS) return false;
        int register = code[from + 1];
        for (int pc = generator.following(from); ; pc = generator.following(pc)) {
            if (endsBlock(pc)) return !generator.isLiveAt(pc, register);
            if (reads(pc, register) && !(kind == Kind.WIDENED ? widens(pc, steps) : truncates(pc, register, steps)))
                return false;
            if (InstructionTable.writes(code, pc, register)) return true;
        }
    }

    /** Whether control flow splits or merges at the instruction, or an exception of it has a handler. */
    private boolean endsBlock(int pc) {
        return generator.startsBlock(pc) || generator.following(pc) < 0 || generator.handlerFor(pc) >= 0;
    }

    private boolean reads(int pc, int register) {
        OperandKind[] kinds = InstructionTable.operands(code[pc]);
        for (int i = 0; i < kinds.length; i++) {
            int operand = code[pc + 1 + i];
            boolean reads = switch (kinds[i]) {
                case SRC, SRC_DST, SCOPE -> operand == register;
                case FIRST -> operand <= register && register < operand + code[pc + 2 + i];
                default -> false;
            };
            if (reads) return true;
        }
        return false;
    }

    private boolean truncates(int pc, int register, int steps) {
        return switch (code[pc]) {
            case Op.BIT_AND,
                    Op.BIT_OR,
                    Op.BIT_XOR,
                    Op.SHIFT_LEFT,
                    Op.SHIFT_RIGHT,
                    Op.SHIFT_RIGHT_UNSIGNED,
                    Op.BIT_AND_INT,
                    Op.BIT_OR_INT,
                    Op.SHIFT_LEFT_INT,
                    Op.SHIFT_RIGHT_INT,
                    Op.SHIFT_RIGHT_UNSIGNED_INT,
                    Op.BIT_NOT -> true;
            case Op.ADD, Op.SUB, Op.ADD_INT, Op.SUB_INT, Op.MOVE -> are(Kind.TRUNCATED, pc, steps + 1);
            case Op.SET_ELEMENT ->
                code[pc + 1] != register
                        && code[pc + 2] != register
                        && TypedArrayCode.truncates(generator.sites.elementType(pc));
            default -> false;
        };
    }

    private boolean widens(int pc, int steps) {
        return switch (code[pc]) {
            case Op.ADD, Op.SUB, Op.MUL, Op.DIV, Op.ADD_INT, Op.SUB_INT, Op.MUL_INT ->
                switch (generator.sites.arithmetic(pc)) {
                    case Sites.DOUBLE -> true;
                    case Sites.INT -> are(Kind.WIDENED, pc, steps + 1);
                    default -> false;
                };
            case Op.MOVE -> are(Kind.WIDENED, pc, steps + 1);
            default -> false;
        };
    }
}
