package dev.gyre.engine.jit;

import dev.gyre.engine.interpreter.ExitReason;
import dev.gyre.engine.interpreter.Profile;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;

/** Properties with computed keys: elements by the kinds of arrays that were seen. */
final class ElementCode {
    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    ElementCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Whether elements of bases of these kinds are read with guards only. */
    static boolean isGuarded(int bases) {
        return bases == Profile.INT_ELEMENTS
                || bases == Profile.DOUBLE_ELEMENTS
                || bases == (Profile.INT_ELEMENTS | Profile.DOUBLE_ELEMENTS)
                || bases == Profile.OBJECT_ELEMENTS;
    }

    void get() {
        int pc = generator.pc;
        int result = code[pc + 1], base = code[pc + 2], key = code[pc + 3];
        switch (generator.sites.bases(pc)) {
            case Profile.INT_ELEMENTS -> {
                checked("hasInt", base, key);
                element("getInt", "I", base, key);
                registers.setInt(result);
            }
            case Profile.DOUBLE_ELEMENTS -> {
                checked("hasDouble", base, key);
                element("getDouble", "D", base, key);
                registers.setDouble(result);
            }
            case Profile.INT_ELEMENTS | Profile.DOUBLE_ELEMENTS -> {
                checked("hasNumber", base, key);
                element("getNumber", "D", base, key);
                registers.setDouble(result);
            }
            case Profile.OBJECT_ELEMENTS -> {
                registers.requireInt(key);
                element("objectAt", Helpers.OBJECT_TYPE, base, key);
                asm().astore(CodeGenerator.OBJECT);
                asm().aload(CodeGenerator.OBJECT);
                asm().ifnull(generator.exit(ExitReason.OUT_OF_BOUNDS));
                asm().aload(CodeGenerator.OBJECT);
                registers.setObject(result);
            }
            default -> getAny(result, base, key);
        }
    }

    /** Exits unless there is such an element. */
    private void checked(String test, int base, int key) {
        registers.requireInt(key);
        element(test, "Z", base, key);
        asm().ifeq(generator.exit(ExitReason.ELEMENTS_KIND));
    }

    private void element(String name, String type, int base, int key) {
        registers.pushObject(base);
        registers.pushInt(key);
        asm().invokestatic(Helpers.ELEMENTS, name, "(" + Helpers.OBJECT_TYPE + "I)" + type);
    }

    private void getAny(int result, int base, int key) {
        generator.beforeThrow();
        generator.pushFrame();
        asm().ldc(generator.pc);
        registers.pushObject(base);
        boolean indexed = registers.isInt(key);
        if (indexed) registers.pushInt(key);
        else registers.pushObject(key);
        asm().invokestatic(
                        Helpers.ELEMENTS,
                        "get",
                        "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + (indexed ? "I" : Helpers.OBJECT_TYPE)
                                + ")" + Helpers.OBJECT_TYPE);
        registers.setObject(result);
    }

    void set() {
        int pc = generator.pc;
        int base = code[pc + 1], key = code[pc + 2], value = code[pc + 3];
        generator.beforeThrow();
        int bases = generator.sites.bases(pc) & ~Profile.NO_ELEMENT;
        if (bases == Profile.INT_ELEMENTS && registers.isInt(value) && registers.isInt(key)) {
            registers.pushObject(base);
            registers.pushInt(key);
            registers.pushInt(value);
            orSetAny("putInt", "I", base, key, value);
        } else if (bases == Profile.DOUBLE_ELEMENTS && registers.isNumber(value) && registers.isInt(key)) {
            registers.pushObject(base);
            registers.pushInt(key);
            registers.pushDouble(value);
            orSetAny("putDouble", "D", base, key, value);
        } else {
            setAny(base, key, value);
        }
    }

    /** Overwrites an element by a method whose arguments are on the stack; where it refuses, by the general way, of which nothing is remembered. */
    private void orSetAny(String name, String type, int base, int key, int value) {
        var done = new Label();
        asm().invokestatic(Helpers.ELEMENTS, name, "(" + Helpers.OBJECT_TYPE + "I" + type + ")Z");
        asm().ifne(done);
        byte[] known = registers.snapshot();
        setAny(base, key, value);
        registers.begin(known);
        asm().bind(done);
    }

    private void setAny(int base, int key, int value) {
        generator.pushFrame();
        asm().ldc(generator.pc);
        registers.pushObject(base);
        registers.pushObject(key);
        registers.pushObject(value);
        asm().invokestatic(
                        Helpers.ELEMENTS, "set", "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(3) + ")V");
    }
}
