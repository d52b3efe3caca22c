package dev.gyre.engine.jit;

/** Calls of super, and this in the constructors of derived classes. */
final class ClassCode {
    private static final String OPS = Helpers.INTERPRETER + "ClassOps";
    private static final String FUNCTION_OPS = Helpers.INTERPRETER + "FunctionOps";
    private static final String SUPER_CALL =
            "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + Helpers.OBJECTS_TYPE + "I)" + Helpers.JS_OBJECT_TYPE;

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    ClassCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    void superConstructor() {
        generator.pushFrame();
        generator.asm.invokestatic(OPS, "getSuperConstructor", "(" + Helpers.FRAME_TYPE + ")" + Helpers.OBJECT_TYPE);
        registers.setObject(code[generator.pc + 1]);
    }

    void superCall() {
        int first = code[generator.pc + 3], count = code[generator.pc + 4];
        generator.beforeThrow();
        pushSite();
        registers.pushObject(code[generator.pc + 2]);
        registers.pushArray(first, count);
        generator.asm.ldc(0);
        generator.asm.invokestatic(OPS, "superCall", SUPER_CALL);
        registers.setJsObject(code[generator.pc + 1]);
    }

    void bindThis() {
        generator.beforeThrow();
        pushSite();
        registers.pushObject(code[generator.pc + 1]);
        generator.asm.invokestatic(
                FUNCTION_OPS, "bindThis", "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + ")V");
    }

    void checkThis() {
        generator.beforeThrow();
        pushSite();
        generator.asm.invokestatic(FUNCTION_OPS, "checkThis", "(" + Helpers.FRAME_TYPE + "I)" + Helpers.OBJECT_TYPE);
        registers.setObject(code[generator.pc + 1]);
    }

    private void pushSite() {
        generator.pushFrame();
        generator.pushPc();
    }
}
