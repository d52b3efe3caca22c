package dev.gyre.engine.jit;

import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.runtime.elements.ElementType;

/** Elements of typed arrays of one type, which are read and written in the bytes of the buffer. */
final class TypedArrayCode {
    private static final String HELPERS = Helpers.JIT_RUNTIME + "CompiledTypedArrays";
    private static final String TYPE = "L" + Helpers.RUNTIME + "elements/ElementType;";

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    TypedArrayCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Whether elements are Numbers. */
    static boolean isNumeric(ElementType type) {
        return type != null && !type.isBigInt();
    }

    private static boolean isFloat(ElementType type) {
        return type == ElementType.FLOAT16 || type == ElementType.FLOAT32 || type == ElementType.FLOAT64;
    }

    /** Pushes whether the element exists, so that it can be read or written. The key is in its int local. */
    void test(ElementType type, int base, int key) {
        registers.pushObject(base);
        registers.pushInt(key);
        asm().ldcObject(type, TYPE);
        asm().invokestatic(HELPERS, "has", "(" + Helpers.OBJECT_TYPE + "I" + TYPE + ")Z");
    }

    // ---- reading

    void get(ElementType type) {
        int pc = generator.pc;
        int result = code[pc + 1], base = code[pc + 2], key = code[pc + 3];
        registers.requireInt(key);
        test(type, base, key);
        asm().ifeq(generator.exit(ExitReason.ELEMENTS_KIND));
        if (type == ElementType.UINT32) {
            getUint32(result, base, key);
        } else if (isFloat(type)) {
            load(name(type), base, key, "D");
            registers.setDouble(result);
        } else {
            load(name(type), base, key, "I");
            registers.setInt(result, 1L << 8 * type.size());
        }
    }

    private void load(String name, int base, int key, String kind) {
        registers.pushObject(base);
        registers.pushInt(key);
        asm().invokestatic(HELPERS, "get" + name, "(" + Helpers.OBJECT_TYPE + "I)" + kind);
    }

    private static String name(ElementType type) {
        return switch (type) {
            case UINT8_CLAMPED -> "Uint8";
            case UINT32 -> "Int32";
            default -> type.arrayName().replace("Array", "");
        };
    }

    private void getUint32(int result, int base, int key) {
        load("Int32", base, key, "I");
        if (generator.sites.hasIntResult(generator.pc) && !generator.uses.areTruncated(generator.pc)) {
            asm().istore(CodeGenerator.INDEX);
            asm().iload(CodeGenerator.INDEX);
            asm().iflt(generator.exit(ExitReason.OVERFLOW));
            asm().iload(CodeGenerator.INDEX);
            registers.setInt(result);
        } else {
            registers.setUint32(result);
        }
    }

    // ---- writing

    /** Writes the value, a Number in a local, after {@link #test}. */
    void put(ElementType type, int base, int key, int value) {
        registers.pushObject(base);
        registers.pushInt(key);
        switch (type) {
            case INT8, UINT8 -> putInt("setInt8", value);
            case INT16, UINT16 -> putInt("setInt16", value);
            case INT32, UINT32 -> putInt("setInt32", value);
            case UINT8_CLAMPED -> putClamped(value);
            default -> putDouble("set" + name(type), value);
        }
    }

    private void putInt(String name, int value) {
        registers.pushInt32(value);
        asm().invokestatic(HELPERS, name, "(" + Helpers.OBJECT_TYPE + "II)V");
    }

    private void putClamped(int value) {
        if (registers.isInt(value)) {
            registers.pushInt(value);
            asm().invokestatic(HELPERS, "setClamped", "(" + Helpers.OBJECT_TYPE + "II)V");
        } else {
            putDouble("setClamped", value);
        }
    }

    private void putDouble(String name, int value) {
        registers.pushDouble(value);
        asm().invokestatic(HELPERS, name, "(" + Helpers.OBJECT_TYPE + "ID)V");
    }

    /** Whether elements of this type store only the low bits of an integer. */
    static boolean truncates(ElementType type) {
        return isNumeric(type) && !isFloat(type) && type != ElementType.UINT8_CLAMPED;
    }
}
