package dev.gyre.engine.jit;

import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.runtime.elements.ElementType;

/** Properties with computed keys: the elements of strings, arrays and typed arrays by their recorded kinds. */
final class ElementCode {
    private static final int NUMBER_ELEMENTS = Profile.INT_ELEMENTS | Profile.DOUBLE_ELEMENTS,
            ARRAYS = NUMBER_ELEMENTS | Profile.OBJECT_ELEMENTS;

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;
    private final TypedArrayCode typedArrays;
    private final StringCode strings;

    ElementCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
        typedArrays = new TypedArrayCode(generator);
        strings = new StringCode(generator);
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Whether elements of objects of these kinds are read inline, with guards. */
    static boolean isGuarded(int bases) {
        return bases == Profile.INT_ELEMENTS
                || bases == Profile.DOUBLE_ELEMENTS
                || bases == (Profile.INT_ELEMENTS | Profile.DOUBLE_ELEMENTS)
                || bases == Profile.OBJECT_ELEMENTS;
    }

    /** Takes an int32 as it is, since its conversion has no effect; returns false if there have been other keys or bases than objects. */
    boolean toMemberKey() {
        int base = code[generator.pc + 2], key = code[generator.pc + 3];
        if (!generator.sites.hasOperands(generator.pc, Profile.OBJECT | Profile.INT)) return false;
        registers.requireJsObject(base, generator.exit(ExitReason.NOT_OBJECT));
        registers.requireInt(key);
        registers.move(code[generator.pc + 1], key);
        return true;
    }

    void get() {
        int pc = generator.pc;
        int result = code[pc + 1], base = code[pc + 2], key = code[pc + 3];
        switch (generator.sites.bases(pc)) {
            case Profile.TYPED_ARRAY -> {
                ElementType type = generator.sites.elementType(pc);
                if (TypedArrayCode.isNumeric(type)) typedArrays.get(type);
                else getAny(result, base, key);
            }
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
            case Profile.CHARACTERS -> strings.element();
            default -> getAny(result, base, key);
        }
    }

    /** Exits unless the element exists. */
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
        boolean indexed = registers.isInt(key);
        String operands = Helpers.OBJECT_TYPE + (indexed ? "I" : Helpers.OBJECT_TYPE) + ")" + Helpers.OBJECT_TYPE;
        var slow = new Label();
        var done = new Label();
        pushOperands(base, key, indexed);
        asm().invokestatic(Helpers.ELEMENTS, "find", "(" + operands);
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(slow);
        asm().aload(CodeGenerator.OBJECT);
        registers.storeObject(result);
        asm().goto_(done);
        asm().bind(slow);
        generator.pushFrame();
        generator.pushPc();
        pushOperands(base, key, indexed);
        asm().invokestatic(Helpers.ELEMENTS, "get", "(" + Helpers.FRAME_TYPE + "I" + operands);
        registers.storeObject(result);
        asm().bind(done);
        registers.settled(result);
    }

    private void pushOperands(int base, int key, boolean indexed) {
        registers.pushObject(base);
        if (indexed) registers.pushInt(key);
        else registers.pushObject(key);
    }

    void set() {
        int pc = generator.pc;
        int base = code[pc + 1], key = code[pc + 2], value = code[pc + 3];
        generator.beforeThrow();
        int seen = generator.sites.bases(pc), bases = seen & ~Profile.NO_ELEMENT;
        if (bases != 0 && bases == seen) registers.requireInt(key);
        if (!registers.isInt(key)) {
            setAny(base, key, value);
            return;
        }
        ElementType type = generator.sites.elementType(pc);
        if (bases == Profile.TYPED_ARRAY && TypedArrayCode.isNumeric(type)) setTyped(type, base, key, value);
        else if (bases == Profile.INT_ELEMENTS && registers.isLikely(Registers.INT, value)) setInt(base, key, value);
        else if ((bases & ~NUMBER_ELEMENTS) == 0 && bases != 0 && registers.isLikely(Registers.DOUBLE, value))
            setNumber(bases, base, key, value);
        else if (bases != 0 && (bases & ~ARRAYS) == 0) setObject(base, key, value);
        else setAny(base, key, value);
    }

    private void setTyped(ElementType type, int base, int key, int value) {
        var slow = new Label();
        var done = new Label();
        registers.requireNumber(value);
        registers.pushObject(base);
        asm().pop();
        typedArrays.test(type, base, key);
        asm().ifeq(slow);
        typedArrays.put(type, base, key, value);
        asm().goto_(done);
        asm().bind(slow);
        setAnyAside(base, key, value);
        asm().bind(done);
    }

    private void setInt(int base, int key, int value) {
        registers.requireInt(value);
        registers.pushObject(base);
        registers.pushInt(key);
        registers.pushInt(value);
        orSetAny(appends() ? "putOrAppendInt" : "putInt", "I", base, key, value);
    }

    private void setNumber(int bases, int base, int key, int value) {
        registers.requireNumber(value);
        registers.pushObject(base);
        registers.pushInt(key);
        registers.pushDouble(value);
        String put = bases == Profile.DOUBLE_ELEMENTS ? "putDouble" : "putNumber";
        orSetAny(appends() ? "putOrAppendNumber" : put, "D", base, key, value);
    }

    private void setObject(int base, int key, int value) {
        registers.pushObject(base);
        registers.pushInt(key);
        registers.pushObject(value);
        orSetAny(appends() ? "putOrAppendObject" : "putObject", Helpers.OBJECT_TYPE, base, key, value);
    }

    /** Whether keys without an element have been recorded, such as the length of an array that grows. */
    private boolean appends() {
        return (generator.sites.bases(generator.pc) & Profile.NO_ELEMENT) != 0;
    }

    /** Calls a helper that overwrites an element, with the arguments on the stack; if it returns false, stores the element in the general way. */
    private void orSetAny(String name, String type, int base, int key, int value) {
        var done = new Label();
        asm().invokestatic(Helpers.ELEMENTS, name, "(" + Helpers.OBJECT_TYPE + "I" + type + ")Z");
        asm().ifne(done);
        setAnyAside(base, key, value);
        asm().bind(done);
    }

    /** Stores in the general way on one of two paths that merge; the state of the registers stays that of the other path. */
    private void setAnyAside(int base, int key, int value) {
        short[] known = registers.snapshot();
        setAny(base, key, value);
        registers.begin(known);
    }

    private void setAny(int base, int key, int value) {
        generator.pushFrame();
        generator.pushPc();
        registers.pushObject(base);
        registers.pushObject(key);
        registers.pushObject(value);
        asm().invokestatic(
                        Helpers.ELEMENTS, "set", "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(3) + ")V");
    }
}
