package dev.gyre.engine.jit;

import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;

/** Array literals, and calls of push and pop. */
final class ArrayCode {
    private static final String ARRAYS = Helpers.JIT_RUNTIME + "CompiledArrays";
    private static final String ARRAY_TYPE = "L" + Helpers.RUNTIME + "object/JsArray;";
    /** For literals with more elements the interpreter's body is called. */
    private static final int MOST_ELEMENTS = 16;

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

    // ---- literals

    /** An array of the values in a range of registers; returns false if there are more than {@link #MOST_ELEMENTS}. */
    boolean create() {
        int first = code[generator.pc + 2], count = code[generator.pc + 3];
        if (count > MOST_ELEMENTS) return false;
        boolean ints = true, numbers = true;
        for (int i = 0; i < count; i++) {
            ints &= registers.isInt(first + i);
            numbers &= registers.isNumber(first + i);
        }
        generator.pushRealm();
        String values = "";
        if (count > 0) values = pushValues(first, count, ints ? 'I' : numbers ? 'D' : 'L');
        asm().invokestatic(ARRAYS, "create", "(" + Helpers.REALM_TYPE + values + ")" + ARRAY_TYPE);
        registers.setJsObject(code[generator.pc + 1]);
        return true;
    }

    /** Pushes a new Java array; returns its type. */
    private String pushValues(int first, int count, char type) {
        asm().ldc(count);
        if (type == 'L') asm().anewarray(Registers.OBJECT_CLASS);
        else asm().newarray(type);
        for (int i = 0; i < count; i++) {
            asm().dup();
            asm().ldc(i);
            switch (type) {
                case 'I' -> {
                    registers.pushInt(first + i);
                    asm().iastore();
                }
                case 'D' -> {
                    registers.pushDouble(first + i);
                    asm().dastore();
                }
                default -> {
                    registers.pushObject(first + i);
                    asm().aastore();
                }
            }
        }
        return type == 'L' ? Helpers.OBJECTS_TYPE : "[" + type;
    }

    void append() {
        registers.pushObject(code[generator.pc + 1]);
        registers.pushObject(code[generator.pc + 2]);
        asm().invokestatic(ARRAYS, "append", "(" + Helpers.OBJECT_TYPE.repeat(2) + ")V");
    }

    // ---- methods

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

    /** Array.isArray; exits for a proxy, whose target decides. */
    void isArray() {
        registers.pushObject(code[generator.pc + 4]);
        asm().invokestatic(ARRAYS, "isArray", "(" + Helpers.OBJECT_TYPE + ")Ljava/lang/Boolean;");
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(generator.exit(ExitReason.OTHER));
        asm().aload(CodeGenerator.OBJECT);
        registers.setObject(code[generator.pc + 1]);
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
