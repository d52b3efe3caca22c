package dev.gyre.engine.jit;

import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;

/** Calls of Math functions with Numbers, by Java methods that return the same results. */
final class MathCode {
    private static final String MATH = "java/lang/Math", STRICT_MATH = "java/lang/StrictMath";
    private static final String ELEMENTARY = Helpers.RUNTIME + "value/ElementaryFunctions";

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    MathCode(CodeGenerator generator) {
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
            case "min", "max" -> arguments >= 2;
            case "imul", "pow", "atan2" -> arguments == 2;
            case "clz32", "sign", "fround" -> arguments == 1;
            default -> arguments == 1 && ownerOf(key) != null;
        };
    }

    /** The class of the Java method for a function of one Number; null if there is none. */
    private static String ownerOf(String key) {
        return switch (key) {
            case "sqrt", "floor", "ceil", "abs" -> MATH;
            case "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "log", "log10", "log1p", "expm1" -> STRICT_MATH;
            case "exp", "cosh", "tanh", "asinh", "acosh", "atanh", "cbrt", "log2", "trunc", "round" -> ELEMENTARY;
            default -> null;
        };
    }

    /** Generates the current call, whose callee has been checked. */
    void call(String key, int arguments) {
        boolean ints = true;
        for (int i = 0; i < arguments; i++) {
            registers.requireNumber(argument(i));
            ints &= registers.isInt(argument(i));
        }
        switch (key) {
            case "min", "max" -> extremum(key, arguments, ints);
            case "imul" -> {
                registers.pushInt32(argument(0));
                registers.pushInt32(argument(1));
                asm().imul();
                registers.setInt(result());
            }
            case "clz32" -> {
                registers.pushInt32(argument(0));
                asm().invokestatic("java/lang/Integer", "numberOfLeadingZeros", "(I)I");
                registers.setInt(result());
            }
            case "floor", "ceil", "trunc", "round" -> {
                if (ints) registers.move(result(), argument(0));
                else function(key);
            }
            case "abs" -> {
                if (ints && generator.sites.hasIntResult(generator.pc)) absoluteInt();
                else function(key);
            }
            case "fround" -> {
                registers.pushDouble(argument(0));
                asm().d2f();
                asm().f2d();
                registers.setDouble(result());
            }
            case "sign" -> call(MATH, "signum", 1);
            case "pow" -> call(Helpers.RUNTIME + "operations/TypeConversion", "exponentiate", 2);
            case "atan2" -> call(ELEMENTARY, key, 2);
            default -> function(key);
        }
    }

    private int result() {
        return code[generator.pc + 1];
    }

    private int argument(int index) {
        return code[generator.pc + 4 + index];
    }

    private void extremum(String name, int arguments, boolean ints) {
        for (int i = 0; i < arguments; i++) {
            if (ints) registers.pushInt(argument(i));
            else registers.pushDouble(argument(i));
            if (i > 0) asm().invokestatic(MATH, name, ints ? "(II)I" : "(DD)D");
        }
        if (ints) registers.setInt(result());
        else registers.setDouble(result());
    }

    private void absoluteInt() {
        registers.pushInt(argument(0));
        asm().ldc(Integer.MIN_VALUE);
        asm().if_icmpeq(generator.exit(ExitReason.OVERFLOW));
        registers.pushInt(argument(0));
        asm().invokestatic(MATH, "abs", "(I)I");
        registers.setInt(result());
    }

    private void function(String key) {
        call(ownerOf(key), key, 1);
    }

    private void call(String owner, String name, int arguments) {
        for (int i = 0; i < arguments; i++) registers.pushDouble(argument(i));
        asm().invokestatic(owner, name, arguments == 1 ? "(D)D" : "(DD)D");
        if (!generator.sites.hasIntResult(generator.pc)) {
            registers.setDouble(result());
            return;
        }
        asm().dstore(CodeGenerator.NUMBER);
        asm().dload(CodeGenerator.NUMBER);
        asm().invokestatic(Helpers.NUMBERS, "isInt", "(D)Z");
        asm().ifeq(generator.exit(ExitReason.OVERFLOW));
        asm().dload(CodeGenerator.NUMBER);
        asm().d2i();
        registers.setInt(result());
    }
}
