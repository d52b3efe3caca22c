package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.OperandKind;
import dev.gyre.engine.jit.analysis.InstructionTable;
import dev.gyre.engine.jit.classfile.MethodAssembler;

/** Instructions that are compiled to calls of the interpreter's bodies, which work on the frame's registers. */
final class InterpretedCode {
    private static final String BODY = "(" + Helpers.FRAME_TYPE + "[I[Ljava/lang/Object;I)";

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    InterpretedCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    void run() {
        int op = code[generator.pc];
        spillOperands(op);
        generator.beforeThrow();
        pushFrame();
        String body = bodyOf(op);
        if (body == null) {
            callAny();
            asm().pop();
        } else {
            generator.storePc();
            int dot = body.indexOf('.');
            asm().invokestatic(Helpers.INTERPRETER + body.substring(0, dot), body.substring(dot + 1), BODY + "V");
        }
        reloadResults(op, generator.pc + InstructionTable.length(op));
    }

    /** For an instruction that may jump to its label. */
    void runAndJump() {
        int op = code[generator.pc];
        int target = code[generator.pc + InstructionTable.labelOperand(op)];
        int following = generator.pc + InstructionTable.length(op);
        spillOperands(op);
        spillResults(op, target);
        generator.beforeThrow();
        pushFrame();
        callAny();
        asm().istore(CodeGenerator.INDEX);
        reloadResults(op, following, target);
        asm().iload(CodeGenerator.INDEX);
        asm().ldc(generator.inlining.merged().origin(target));
        asm().if_icmpeq(generator.jump(target));
        generator.go(following);
    }

    /** For an instruction that always throws. */
    void runAndThrow() {
        spillOperands(code[generator.pc]);
        generator.beforeThrow();
        pushFrame();
        callAny();
        asm().pop();
        asm().aconst_null();
        asm().areturn();
    }

    private void pushFrame() {
        generator.pushFrame();
        asm().ldcObject(generator.activation().block.code, "[I");
        generator.pushRegisters();
        generator.pushPc();
    }

    private void callAny() {
        asm().invokestatic(Helpers.INTERPRETER + "Instructions", "run", BODY + "I");
    }

    private void spillOperands(int op) {
        OperandKind[] kinds = InstructionTable.operands(op);
        for (int i = 0; i < kinds.length; i++) {
            int operand = code[generator.pc + 1 + i];
            switch (kinds[i]) {
                case SRC, SRC_DST, SCOPE -> registers.spill(operand);
                case FIRST -> {
                    int count = code[generator.pc + 2 + i];
                    for (int r = operand; r < operand + count; r++) registers.spill(r);
                }
                default -> {}
            }
        }
    }

    /** Stores the result registers in the frame first, because an instruction that jumps may not write them. */
    private void spillResults(int op, int target) {
        OperandKind[] kinds = InstructionTable.operands(op);
        for (int i = 0; i < kinds.length; i++) {
            int operand = code[generator.pc + 1 + i];
            if (kinds[i] == OperandKind.DST && generator.isLiveAt(target, operand) && registers.isHeld(operand))
                registers.spill(operand);
        }
    }

    private void reloadResults(int op, int... following) {
        OperandKind[] kinds = InstructionTable.operands(op);
        for (int i = 0; i < kinds.length; i++) {
            if (kinds[i] != OperandKind.DST && kinds[i] != OperandKind.SRC_DST) continue;
            int operand = code[generator.pc + 1 + i];
            boolean live = false;
            for (int at : following) live |= generator.isLiveAt(at, operand);
            if (live) registers.reload(operand);
            else registers.forget(operand);
        }
    }

    /** The body of a frequent instruction, as class and method; null for one that is found by a switch at run time. */
    private static String bodyOf(int op) {
        return switch (op) {
            case Op.CREATE_ARRAY -> "LiteralOps.createArray";
            case Op.DEFINE_FIELD -> "LiteralOps.defineField";
            case Op.DEFINE_METHOD -> "LiteralOps.defineMethod";
            case Op.ARRAY_SPREAD -> "LiteralOps.arraySpread";
            case Op.COPY_DATA_PROPERTIES -> "LiteralOps.copyDataProperties";
            case Op.COPY_DATA_PROPERTIES_EXCLUDING -> "LiteralOps.copyDataPropertiesExcluding";
            case Op.CREATE_REG_EXP -> "LiteralOps.createRegExp";
            case Op.CREATE_METHOD_CLOSURE -> "FunctionOps.createMethodClosure";
            case Op.CREATE_ARGUMENTS -> "FunctionOps.createArguments";
            case Op.CREATE_REST -> "FunctionOps.createRest";
            case Op.NEW -> "Calls.construct";
            case Op.NEW_SPREAD -> "Calls.newSpread";
            case Op.CALL_RANGE -> "Calls.callRange";
            case Op.APPLY_ARGUMENTS -> "Calls.applyArguments";
            case Op.GET_ARGUMENTS_LENGTH -> "FunctionOps.getArgumentsLength";
            case Op.GET_ARGUMENTS_ELEMENT -> "FunctionOps.getArgumentsElement";
            case Op.CALL_SPREAD -> "Calls.callSpread";
            case Op.SUPER_CALL -> "ClassOps.superCall";
            case Op.SUPER_CALL_SPREAD -> "ClassOps.superCallSpread";
            case Op.GET_ITERATOR -> "IteratorOps.getIterator";
            case Op.ITERATOR_NEXT -> "IteratorOps.iteratorNext";
            case Op.ITERATOR_VALUE -> "IteratorOps.iteratorValue";
            case Op.ITERATOR_CLOSE -> "IteratorOps.iteratorClose";
            case Op.FOR_IN_ENUMERATE -> "IteratorOps.forInEnumerate";
            case Op.STORE_GLOBAL -> "GlobalOps.storeGlobal";
            case Op.TO_MEMBER_KEY -> "PropertyOps.toMemberKey";
            case Op.DELETE_NAMED -> "PropertyOps.deleteNamed";
            case Op.DELETE_ELEMENT -> "PropertyOps.deleteElement";
            case Op.TO_PROPERTY_KEY -> "ArithmeticInstructions.toPropertyKey";
            case Op.TO_STRING_VALUE -> "ArithmeticInstructions.toStringValue";
            default -> null;
        };
    }
}
