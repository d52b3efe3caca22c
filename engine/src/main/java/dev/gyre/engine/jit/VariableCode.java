package dev.gyre.engine.jit;

import dev.gyre.engine.interpreter.ExitReason;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;

/** Captured variables and globals. */
final class VariableCode {
    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    VariableCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Reads a variable, in its temporal dead zone if checked an error. */
    void load(boolean checked) {
        int pc = generator.pc;
        if (checked) generator.beforeThrow();
        pushSlots(code[pc + 2], code[pc + 3]);
        asm().ldc(code[pc + 4]);
        asm().aaload();
        if (checked) throwIfEmpty(code[pc + 5]);
        registers.setObject(code[pc + 1]);
    }

    void store(boolean checked) {
        int pc = generator.pc;
        if (checked) {
            generator.beforeThrow();
            pushSlots(code[pc + 1], code[pc + 2]);
            asm().ldc(code[pc + 3]);
            asm().aaload();
            throwIfEmpty(code[pc + 5]);
            asm().pop();
        }
        pushSlots(code[pc + 1], code[pc + 2]);
        asm().ldc(code[pc + 3]);
        registers.pushObject(code[pc + 4]);
        asm().aastore();
    }

    private void pushSlots(int scope, int depth) {
        registers.pushObject(scope);
        asm().checkcast(Helpers.SCOPE);
        for (int i = 0; i < depth; i++) asm().getfield(Helpers.SCOPE, "parent", Helpers.SCOPE_TYPE);
        asm().getfield(Helpers.SCOPE, "slots", Helpers.OBJECTS_TYPE);
    }

    /** Throws the ReferenceError for the value on the stack, which otherwise stays there. */
    private void throwIfEmpty(int name) {
        var present = new Label();
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        if (generator.isInlined()) {
            asm().ifnull(generator.exit(ExitReason.OTHER));
            asm().aload(CodeGenerator.OBJECT);
            return;
        }
        asm().ifnonnull(present);
        generator.pushFrame();
        asm().ldc(generator.pc);
        asm().ldc(name);
        asm().invokestatic(
                        Helpers.VARIABLES,
                        "notInitialised",
                        "(" + Helpers.FRAME_TYPE + "II)Ljava/lang/RuntimeException;");
        asm().athrow();
        asm().bind(present);
        asm().aload(CodeGenerator.OBJECT);
    }

    /** The error for a register in its temporal dead zone. */
    void check() {
        int register = code[generator.pc + 1];
        if (registers.isNumber(register)) return;
        generator.beforeThrow();
        registers.pushObject(register);
        throwIfEmpty(code[generator.pc + 2]);
        asm().pop();
    }

    void loadGlobal() {
        generator.beforeThrow();
        generator.pushFrame();
        asm().ldc(generator.pc);
        asm().invokestatic(Helpers.VARIABLES, "loadGlobal", "(" + Helpers.FRAME_TYPE + "I)" + Helpers.OBJECT_TYPE);
        registers.setObject(code[generator.pc + 1]);
    }
}
