package dev.gyre.engine.jit;

import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.realm.Intrinsic;

/** Methods, characters and lengths of strings. */
final class StringCode {
    private static final String STRINGS = Helpers.JIT_RUNTIME + "CompiledStrings";
    private static final String HANDLER_TYPE = "Ldev/gyre/engine/cache/LoadHandler;";
    private static final String STRING = "java/lang/String";
    private static final String CHARACTER = "(" + Helpers.OBJECT_TYPE + "I)" + Helpers.OBJECT_TYPE;

    private static final String CONCAT = "(" + Helpers.OBJECT_TYPE.repeat(2) + ")" + Helpers.OBJECT_TYPE;

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
        var flat = new Label();
        jumpIfFlat(register, flat);
        registers.pushObject(register);
        asm().invokestatic(STRINGS, "isString", "(" + Helpers.OBJECT_TYPE + ")Z");
        asm().ifeq(generator.exit(ExitReason.NOT_STRING));
        asm().bind(flat);
    }

    /** Tests for a java.lang.String at the site itself, so that HotSpot profiles each site. */
    private void jumpIfFlat(int register, Label flat) {
        registers.pushObject(register);
        asm().instanceOf(STRING);
        asm().ifne(flat);
    }

    // ---- properties

    /** Loads a property of the strings' prototype; returns false if the instruction has accessed other values than strings. */
    boolean getMethod() {
        int pc = generator.pc;
        if (!generator.sites.hasStringBase(pc)) return false;
        if (!(generator.inlining.caches[code[pc + 4]] instanceof LoadHandler handler)) return false;
        if (handler.kind != LoadHandler.PRIMITIVE || handler.next != null) return false;
        requireString(code[pc + 2]);
        if (handler.holder.storedInSlot(handler.slot) instanceof NativeFunction method
                && method.realm().existingIntrinsic(Intrinsic.STRING_PROTOTYPE) == handler.holder) {
            requireBuiltin(handler, method);
            registers.setObject(code[pc + 1]);
            return true;
        }
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

    /** Pushes a builtin that strings of its realm have; exits if this is another realm, or the property has changed. */
    private void requireBuiltin(LoadHandler handler, NativeFunction method) {
        Label exit = generator.exit(ExitReason.SHAPE);
        generator.pushRealm();
        asm().ldcObject(method.realm(), Helpers.REALM_TYPE);
        asm().if_acmpne(exit);
        asm().ldcObject(handler.holder, Helpers.JS_OBJECT_TYPE);
        asm().getfield(Helpers.JS_OBJECT, "shape", Helpers.SHAPE_TYPE);
        asm().ldcObject(handler.shape, Helpers.SHAPE_TYPE);
        asm().if_acmpne(exit);
        asm().ldcObject(handler.holder, Helpers.JS_OBJECT_TYPE);
        asm().ldc(handler.slot);
        asm().invokevirtual(Helpers.JS_OBJECT, "storedInSlot", "(I)" + Helpers.OBJECT_TYPE);
        asm().ldcObject(method, Helpers.JS_OBJECT_TYPE);
        asm().if_acmpne(exit);
        asm().ldcObject(method, Helpers.JS_OBJECT_TYPE);
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

    // ---- concatenation

    /** Joins the operands of an addition; returns false if it has had other values than strings and primitive values. */
    boolean concatenate(int left, int right) {
        if (!generator.sites.concatenates(generator.pc)) return false;
        registers.pushObject(left);
        if (registers.isInt(right)) {
            registers.pushInt(right);
            asm().invokestatic(STRINGS, "concat", CHARACTER);
        } else {
            registers.pushObject(right);
            asm().invokestatic(STRINGS, "concat", CONCAT);
        }
        setString(ExitReason.NOT_STRING);
        return true;
    }

    /** Converts a value to a string; returns false if objects have been converted, whose methods that calls. */
    boolean fromValue() {
        int value = code[generator.pc + 2];
        if (registers.isInt(value)) {
            registers.pushInt(value);
            asm().invokestatic(Helpers.RUNTIME + "value/ShortString", "of", "(I)Ljava/lang/CharSequence;");
            registers.setObject(code[generator.pc + 1]);
            return true;
        }
        int kinds = generator.sites.bases(generator.pc);
        if (kinds == 0 || (kinds & Profile.OBJECT) != 0) return false;
        registers.pushObject(value);
        asm().invokestatic(STRINGS, "ofPrimitive", "(" + Helpers.OBJECT_TYPE + ")Ljava/lang/CharSequence;");
        setString(ExitReason.NOT_STRING);
        return true;
    }

    /** Gives the result register what is on the stack; exits if that is null. */
    private void setString(ExitReason otherwise) {
        asm().astore(CodeGenerator.OBJECT);
        asm().aload(CodeGenerator.OBJECT);
        asm().ifnull(generator.exit(otherwise));
        asm().aload(CodeGenerator.OBJECT);
        registers.setObject(code[generator.pc + 1]);
    }

    // ---- calls

    /** Whether there is code for a call of a function with so many arguments. */
    static boolean has(String key, int arguments) {
        return switch (key) {
            case "charCodeAt", "charAt", "codePointAt", "fromCharCode" -> arguments == 1;
            case "slice", "substring" -> arguments == 1 || arguments == 2;
            default -> false;
        };
    }

    private int argument(int index) {
        return code[generator.pc + 4 + index];
    }

    /** Generates the current call, whose callee has been checked. */
    void call(String key, int arguments) {
        int result = code[generator.pc + 1];
        if (key.equals("fromCharCode")) {
            registers.requireNumber(argument(0));
            registers.pushInt32(argument(0));
            asm().i2c();
            asm().invokestatic(Helpers.RUNTIME + "value/SingleCharacter", "of", "(C)Ljava/lang/String;");
            registers.setObject(result);
            return;
        }
        int text = code[generator.pc + 3];
        requireString(text);
        for (int i = 0; i < arguments; i++) registers.requireInt(argument(i));
        if (key.equals("charCodeAt")) {
            charCodeAt(result, text, argument(0));
            return;
        }
        registers.pushObject(text);
        for (int i = 0; i < arguments; i++) registers.pushInt(argument(i));
        switch (key) {
            case "charAt" -> {
                asm().invokestatic(STRINGS, "charAt", CHARACTER);
                registers.setObject(result);
            }
            case "slice", "substring" -> {
                asm().invokestatic(
                                STRINGS,
                                key,
                                "(" + Helpers.OBJECT_TYPE + "I".repeat(arguments) + ")" + Helpers.OBJECT_TYPE);
                registers.setObject(result);
            }
            default -> {
                asm().invokestatic(STRINGS, "codePointAt", "(" + Helpers.OBJECT_TYPE + "I)I");
                asm().istore(CodeGenerator.INDEX);
                setUnlessNegative(result);
            }
        }
    }

    /** The code unit at an index. If the index has been out of range before, the result is NaN there instead of an exit. */
    private void charCodeAt(int result, int text, int index) {
        var flat = new Label();
        var done = new Label();
        jumpIfFlat(text, flat);
        registers.pushObject(text);
        registers.pushInt(index);
        asm().invokestatic(STRINGS, "charCodeAt", "(" + Helpers.OBJECT_TYPE + "I)I");
        asm().istore(CodeGenerator.INDEX);
        asm().goto_(done);
        asm().bind(flat);
        registers.pushObject(text);
        asm().checkcast(STRING);
        registers.pushInt(index);
        asm().invokestatic(STRINGS, "charCodeAt", "(L" + STRING + ";I)I");
        asm().istore(CodeGenerator.INDEX);
        asm().bind(done);
        if (generator.sites.hasIntResult(generator.pc)) {
            setUnlessNegative(result);
        } else {
            asm().iload(CodeGenerator.INDEX);
            asm().invokestatic(STRINGS, "numberOf", "(I)D");
            registers.setDouble(result);
        }
    }

    private void setUnlessNegative(int result) {
        asm().iload(CodeGenerator.INDEX);
        asm().iflt(generator.exit(ExitReason.OUT_OF_BOUNDS));
        asm().iload(CodeGenerator.INDEX);
        registers.setInt(result);
    }
}
