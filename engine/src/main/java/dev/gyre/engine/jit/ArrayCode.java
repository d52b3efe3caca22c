package dev.gyre.engine.jit;

import dev.gyre.engine.interpreter.ExitReason;
import dev.gyre.engine.jit.classfile.MethodAssembler;

/** Calls of methods of arrays that change the end. */
final class ArrayCode {
    private static final String ARRAYS = Helpers.INTERPRETER + "CompiledArrays";

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    ArrayCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Whether there is code for a call of a function with so many arguments. */
    static boolean has(String key, int arguments) {
        return switch (key) {
            case "push" -> arguments == 1;
            case "pop" -> arguments == 0;
            default -> false;
        };
    }

    /** Generates the current call, whose callee has been checked. */
    void call(String key) {
        if (key.equals("push")) push(code[generator.pc + 3], code[generator.pc + 4]);
        else pop(code[generator.pc + 3]);
    }

    private void push(int array, int value) {
        registers.pushObject(array);
        String type;
        if (registers.isInt(value)) {
            registers.pushInt(value);
            type = "I";
        } else if (registers.isDouble(value)) {
            registers.pushDouble(value);
            type = "D";
        } else {
            registers.pushObject(value);
            type = Helpers.OBJECT_TYPE;
        }
        asm().invokestatic(ARRAYS, "push", "(" + Helpers.OBJECT_TYPE + type + ")I");
        asm().istore(CodeGenerator.INDEX);
        asm().iload(CodeGenerator.INDEX);
        asm().iflt(generator.exit(ExitReason.OTHER));
        asm().iload(CodeGenerator.INDEX);
        registers.setInt(code[generator.pc + 1]);
    }

    private void pop(int array) {
        if (generator.sites.hasIntResult(generator.pc)) {
            popInt(array);
            return;
        }
        registers.pushObject(array);
        asm().invokestatic(ARRAYS, "pop", "(" + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE);
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(generator.exit(ExitReason.OTHER));
        asm().aload(CodeGenerator.OBJECT);
        registers.setObject(code[generator.pc + 1]);
    }

    private void popInt(int array) {
        registers.pushObject(array);
        asm().invokestatic(ARRAYS, "endsWithInt", "(" + Helpers.OBJECT_TYPE + ")Z");
        asm().ifeq(generator.exit(ExitReason.ELEMENTS_KIND));
        registers.pushObject(array);
        asm().invokestatic(ARRAYS, "popInt", "(" + Helpers.OBJECT_TYPE + ")I");
        registers.setInt(code[generator.pc + 1]);
    }
}
