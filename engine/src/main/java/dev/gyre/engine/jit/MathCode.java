package dev.gyre.engine.jit;

import dev.gyre.engine.interpreter.ExitReason;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.runtime.object.NativeFunction;

/** Calls of functions of Math with Numbers. */
final class MathCode {
    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    MathCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    /** Generates the current call; false when it is not such a one. */
    boolean emit(int arguments) {
        int pc = generator.pc;
        if (!generator.sites.mayExit(pc)) return false;
        NativeFunction function = generator.sites.builtin(pc);
        String name = function == null ? null : nameOf(function, arguments);
        if (name == null) return false;
        MethodAssembler asm = generator.asm;
        registers.pushObject(code[pc + 2]);
        asm.ldcObject(function, Helpers.OBJECT_TYPE);
        asm.if_acmpne(generator.exit(ExitReason.CALL_TARGET));
        for (int i = 0; i < arguments; i++) registers.requireNumber(code[pc + 4 + i]);
        for (int i = 0; i < arguments; i++) registers.pushDouble(code[pc + 4 + i]);
        asm.invokestatic("java/lang/Math", name, arguments == 1 ? "(D)D" : "(DD)D");
        registers.setDouble(code[pc + 1]);
        return true;
    }

    /** Java's method with the same results for all Numbers; null when there is none. */
    private static String nameOf(NativeFunction function, int arguments) {
        if (!function.table().intrinsic().equals("%Math%")) return null;
        String key = function.table().key(function.id());
        return switch (key) {
            case "sqrt", "floor", "ceil", "abs" -> arguments == 1 ? key : null;
            case "min", "max" -> arguments == 2 ? key : null;
            default -> null;
        };
    }
}
