package dev.gyre.engine.jit;

/** The operators typeof, instanceof and in, and the creation of functions. */
final class ObjectCode {
    private static final String TYPEOF = "(" + Helpers.OBJECT_TYPE + ")Ljava/lang/String;";
    private static final String TEST = "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(2) + ")Z";
    private static final String CREATE_CLOSURE =
            "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + ")" + Helpers.FUNCTION_TYPE;

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    ObjectCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    void typeof() {
        int operand = code[generator.pc + 2];
        if (registers.isNumber(operand)) {
            generator.asm.ldcObject("number", Helpers.OBJECT_TYPE);
        } else {
            registers.pushObject(operand);
            generator.asm.invokestatic(Helpers.RUNTIME + "operations/TypeConversion", "typeof", TYPEOF);
        }
        registers.setObject(code[generator.pc + 1]);
    }

    /** Calls the interpreter's method for instanceof or in. */
    void test(String operator) {
        generator.beforeThrow();
        generator.pushFrame();
        generator.pushPc();
        registers.pushObject(code[generator.pc + 2]);
        registers.pushObject(code[generator.pc + 3]);
        generator.asm.invokestatic(Helpers.INTERPRETER + "ComparisonInstructions", operator, TEST);
        generator.asm.invokestatic("java/lang/Boolean", "valueOf", "(Z)Ljava/lang/Boolean;");
        registers.setObject(code[generator.pc + 1]);
    }

    void createClosure() {
        generator.pushFrame();
        generator.pushPc();
        registers.pushObject(code[generator.pc + 3]);
        generator.asm.invokestatic(Helpers.INTERPRETER + "FunctionOps", "createClosure", CREATE_CLOSURE);
        registers.setObject(code[generator.pc + 1]);
    }
}
