package dev.gyre.engine.jit;

import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;

/** Methods, characters and lengths of strings. */
final class StringCode {
    private static final String STRINGS = Helpers.JIT_RUNTIME + "CompiledStrings";
    private static final String HANDLER_TYPE = "Ldev/gyre/engine/cache/LoadHandler;";
    private static final String CHARACTER = "(" + Helpers.OBJECT_TYPE + "I)" + Helpers.OBJECT_TYPE;

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    StringCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Exits unless the value is a string. */
    private void requireString(int register) {
        registers.pushObject(register);
        asm().invokestatic(STRINGS, "isString", "(" + Helpers.OBJECT_TYPE + ")Z");
        asm().ifeq(generator.exit(ExitReason.NOT_STRING));
    }

    // ---- properties

    /** Loads a property of the strings' prototype; returns false if the instruction has accessed other values than strings. */
    boolean getMethod() {
        int pc = generator.pc;
        if (!generator.sites.hasStringBase(pc)) return false;
        if (!(generator.inlining.caches[code[pc + 4]] instanceof LoadHandler handler)) return false;
        if (handler.kind != LoadHandler.PRIMITIVE || handler.next != null) return false;
        requireString(code[pc + 2]);
        generator.pushRealm();
        asm().ldcObject(handler, HANDLER_TYPE);
        asm().invokestatic(STRINGS, "method", "(" + Helpers.REALM_TYPE + HANDLER_TYPE + ")" + Helpers.OBJECT_TYPE);
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(generator.exit(ExitReason.SHAPE));
        asm().aload(CodeGenerator.OBJECT);
        registers.setObject(code[pc + 1]);
        return true;
    }

    /** The length of a string; exits for other values. */
    void length() {
        registers.pushObject(code[generator.pc + 2]);
        asm().invokestatic(STRINGS, "length", "(" + Helpers.OBJECT_TYPE + ")I");
        asm().istore(CodeGenerator.INDEX);
        asm().iload(CodeGenerator.INDEX);
        asm().iflt(generator.exit(ExitReason.NOT_STRING));
        asm().iload(CodeGenerator.INDEX);
        registers.setInt(code[generator.pc + 1]);
    }

    /** The character at an index; exits if the value is not a string or has no such index. */
    void element() {
        int base = code[generator.pc + 2], key = code[generator.pc + 3];
        registers.requireInt(key);
        registers.pushObject(base);
        registers.pushInt(key);
        asm().invokestatic(STRINGS, "characterAt", CHARACTER);
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(generator.exit(ExitReason.OUT_OF_BOUNDS));
        asm().aload(CodeGenerator.OBJECT);
        registers.setObject(code[generator.pc + 1]);
    }

    // ---- calls

    /** Whether there is code for a call of a function with so many arguments. */
    static boolean has(String key, int arguments) {
        return switch (key) {
            case "charCodeAt", "charAt", "codePointAt", "fromCharCode" -> arguments == 1;
            default -> false;
        };
    }

    /** Generates the current call, whose callee has been checked. */
    void call(String key) {
        int result = code[generator.pc + 1], argument = code[generator.pc + 4];
        if (key.equals("fromCharCode")) {
            registers.requireNumber(argument);
            registers.pushInt32(argument);
            asm().i2c();
            asm().invokestatic(Helpers.RUNTIME + "value/SingleCharacter", "of", "(C)Ljava/lang/String;");
            registers.setObject(result);
            return;
        }
        int text = code[generator.pc + 3];
        requireString(text);
        registers.requireInt(argument);
        registers.pushObject(text);
        registers.pushInt(argument);
        switch (key) {
            case "charAt" -> {
                asm().invokestatic(STRINGS, "charAt", CHARACTER);
                registers.setObject(result);
            }
            case "charCodeAt" -> charCodeAt(result);
            default -> {
                asm().invokestatic(STRINGS, "codePointAt", "(" + Helpers.OBJECT_TYPE + "I)I");
                setUnlessNegative(result);
            }
        }
    }

    /** The code unit at an index. If the index has been out of range before, the result is NaN there instead of an exit. */
    private void charCodeAt(int result) {
        if (generator.sites.hasIntResult(generator.pc)) {
            asm().invokestatic(STRINGS, "charCodeAt", "(" + Helpers.OBJECT_TYPE + "I)I");
            setUnlessNegative(result);
        } else {
            asm().invokestatic(STRINGS, "charCodeOrNaN", "(" + Helpers.OBJECT_TYPE + "I)D");
            registers.setDouble(result);
        }
    }

    private void setUnlessNegative(int result) {
        asm().istore(CodeGenerator.INDEX);
        asm().iload(CodeGenerator.INDEX);
        asm().iflt(generator.exit(ExitReason.OUT_OF_BOUNDS));
        asm().iload(CodeGenerator.INDEX);
        registers.setInt(result);
    }
}
