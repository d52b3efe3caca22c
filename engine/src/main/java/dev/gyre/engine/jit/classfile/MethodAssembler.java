package dev.gyre.engine.jit.classfile;

import static dev.gyre.engine.jit.classfile.VerificationTypes.DOUBLE;
import static dev.gyre.engine.jit.classfile.VerificationTypes.FLOAT;
import static dev.gyre.engine.jit.classfile.VerificationTypes.INT;
import static dev.gyre.engine.jit.classfile.VerificationTypes.LONG;
import static dev.gyre.engine.jit.classfile.VerificationTypes.NULL;
import static dev.gyre.engine.jit.classfile.VerificationTypes.OBJECT;
import static dev.gyre.engine.jit.classfile.VerificationTypes.isWide;

/**
 * Assembles one method. Its own methods have the mnemonics of the JVM's instructions ({@code goto_}, {@code return_} and {@code new_}
 * where Java has the word), and choose the shortest encoding. The stack is checked for int, long, float, double and reference; a wrong
 * type is an IllegalStateException.
 */
public final class MethodAssembler extends InstructionAssembler {
    private static final int WIDE = 0xc4;

    private final ClassAssembler owner;
    final int access;
    final String name;
    final String descriptor;

    MethodAssembler(ClassAssembler owner, int access, String name, String descriptor, FrameState start) {
        super(owner.pool, owner.types, start);
        this.owner = owner;
        this.access = access;
        this.name = name;
        this.descriptor = descriptor;
    }

    // Constants

    public void aconst_null() {
        if (begin(0x01)) {
            push(NULL);
        }
    }

    /** Pushes an int by the shortest instruction. */
    public void ldc(int value) {
        if (value >= -1 && value <= 5) {
            constant(0x03 + value, INT);
        } else if (value == (byte) value) {
            if (begin(0x10)) {
                code.u1(value);
                push(INT);
            }
        } else if (value == (short) value) {
            if (begin(0x11)) {
                code.u2(value);
                push(INT);
            }
        } else if (isReachable()) {
            loadConstant(pool.integer(value), INT);
        }
    }

    /** Pushes a long by the shortest instruction. */
    public void ldc(long value) {
        if (value == 0 || value == 1) {
            constant(0x09 + (int) value, LONG);
        } else if (value == (int) value && Math.abs(value) <= Short.MAX_VALUE) {
            ldc((int) value);
            i2l();
        } else if (isReachable()) {
            loadConstant(pool.long_(value), LONG);
        }
    }

    /** Pushes a double by the shortest instruction; zero keeps its sign, NaN its bits. */
    public void ldc(double value) {
        long bits = Double.doubleToRawLongBits(value);
        if (bits == 0) {
            constant(0x0e, DOUBLE);
        } else if (value == 1) {
            constant(0x0f, DOUBLE);
        } else if (isReachable()) {
            loadConstant(pool.double_(value), DOUBLE);
        }
    }

    /** Pushes a float by the shortest instruction; zero keeps its sign. */
    public void ldc(float value) {
        if (Float.floatToRawIntBits(value) == 0) {
            constant(0x0b, FLOAT);
        } else if (isReachable()) {
            loadConstant(pool.float_(value), FLOAT);
        }
    }

    /** Pushes a string of the constant pool, which has at most 65,535 bytes of UTF-8. */
    public void ldc(String value) {
        if (isReachable()) {
            loadConstant(pool.string(value), types.ofClass("java/lang/String"));
        }
    }

    /** Pushes the class of an internal name. */
    public void ldcClass(String className) {
        if (isReachable()) {
            loadConstant(pool.class_(className), types.ofClass("java/lang/Class"));
        }
    }

    /** Pushes an object of the class data, see {@link ClassAssembler#classDataConstant}. */
    public void ldcObject(Object value, String descriptor) {
        if (isReachable()) {
            getstatic(owner.name(), owner.classDataConstant(value, descriptor), descriptor);
        }
    }

    // Locals

    public void iload(int slot) {
        load(0x15, 0x1a, slot, INT);
    }

    public void lload(int slot) {
        load(0x16, 0x1e, slot, LONG);
    }

    public void fload(int slot) {
        load(0x17, 0x22, slot, FLOAT);
    }

    public void dload(int slot) {
        load(0x18, 0x26, slot, DOUBLE);
    }

    public void aload(int slot) {
        if (isReachable()) {
            int type = state.local(slot);
            if (!VerificationTypes.isReference(type)) {
                throw new IllegalStateException("local " + slot + " holds no reference");
            }
            local(0x19, 0x2a, slot);
            push(type);
        }
    }

    public void istore(int slot) {
        store(0x36, 0x3b, slot, INT);
    }

    public void lstore(int slot) {
        store(0x37, 0x3f, slot, LONG);
    }

    public void fstore(int slot) {
        store(0x38, 0x43, slot, FLOAT);
    }

    public void dstore(int slot) {
        store(0x39, 0x47, slot, DOUBLE);
    }

    public void astore(int slot) {
        if (isReachable()) {
            int type = popType();
            if (!VerificationTypes.isReference(type)) {
                throw new IllegalStateException("no reference on the stack at " + code.size());
            }
            local(0x3a, 0x4b, slot);
            setLocal(slot, type);
        }
    }

    /** Adds a constant of 16 bits to an int local. */
    public void iinc(int slot, int amount) {
        if (!isReachable()) {
            return;
        }
        if (amount != (short) amount || state.local(slot) != INT) {
            throw new IllegalStateException("iinc of local " + slot + " by " + amount);
        }
        if (slot < 256 && amount == (byte) amount) {
            begin(0x84);
            code.u1(slot);
            code.u1(amount);
        } else {
            begin(WIDE);
            code.u1(0x84);
            code.u2(slot);
            code.u2(amount);
        }
    }

    // Fields and methods

    public void getstatic(String owner, String name, String descriptor) {
        if (begin(0xb2)) {
            code.u2(pool.member(ConstantPool.FIELD, owner, name, descriptor));
            push(types.ofDescriptor(descriptor));
        }
    }

    public void putstatic(String owner, String name, String descriptor) {
        if (begin(0xb3)) {
            code.u2(pool.member(ConstantPool.FIELD, owner, name, descriptor));
            popAs(types.ofDescriptor(descriptor));
        }
    }

    public void getfield(String owner, String name, String descriptor) {
        if (begin(0xb4)) {
            code.u2(pool.member(ConstantPool.FIELD, owner, name, descriptor));
            popType(OBJECT);
            push(types.ofDescriptor(descriptor));
        }
    }

    public void putfield(String owner, String name, String descriptor) {
        if (begin(0xb5)) {
            code.u2(pool.member(ConstantPool.FIELD, owner, name, descriptor));
            popAs(types.ofDescriptor(descriptor));
            popType(OBJECT);
        }
    }

    public void invokestatic(String owner, String name, String descriptor) {
        if (begin(0xb8)) {
            code.u2(pool.member(ConstantPool.METHOD, owner, name, descriptor));
            var signature = types.signature(descriptor);
            popArguments(signature);
            pushResult(signature);
        }
    }

    public void invokevirtual(String owner, String name, String descriptor) {
        if (begin(0xb6)) {
            code.u2(pool.member(ConstantPool.METHOD, owner, name, descriptor));
            var signature = types.signature(descriptor);
            popArguments(signature);
            popType(OBJECT);
            pushResult(signature);
        }
    }

    public void invokeinterface(String owner, String name, String descriptor) {
        if (begin(0xb9)) {
            code.u2(pool.member(ConstantPool.INTERFACE_METHOD, owner, name, descriptor));
            var signature = types.signature(descriptor);
            int words = state.stackWords;
            popArguments(signature);
            popType(OBJECT);
            code.u1(words - state.stackWords);
            code.u1(0);
            pushResult(signature);
        }
    }

    /** Calls a constructor, or a method of the superclass. */
    public void invokespecial(String owner, String name, String descriptor) {
        if (begin(0xb7)) {
            code.u2(pool.member(ConstantPool.METHOD, owner, name, descriptor));
            var signature = types.signature(descriptor);
            popArguments(signature);
            int receiver = popType();
            if (VerificationTypes.isUninitialized(receiver)) {
                boolean isThis = receiver == VerificationTypes.UNINITIALIZED_THIS;
                state.replace(receiver, types.ofClass(isThis ? this.owner.name() : owner));
            }
            pushResult(signature);
        }
    }

    // Objects

    public void new_(String className) {
        if (begin(0xbb)) {
            int position = code.size() - 1;
            code.u2(pool.class_(className));
            push(VerificationTypes.uninitialized(position));
        }
    }

    public void anewarray(String component) {
        if (begin(0xbd)) {
            code.u2(pool.class_(component));
            popType(INT);
            push(types.ofClass(component.startsWith("[") ? "[" + component : "[L" + component + ";"));
        }
    }

    /** @param component the descriptor of the elements' primitive type */
    public void newarray(char component) {
        if (begin(0xbc)) {
            // The operand of newarray numbers the types in this order, from 4 on.
            code.u1(4 + "ZCFDBSIJ".indexOf(component));
            popType(INT);
            push(types.ofClass("[" + component));
        }
    }

    public void checkcast(String className) {
        if (begin(0xc0)) {
            code.u2(pool.class_(className));
            popType(OBJECT);
            push(types.ofClass(className));
        }
    }

    public void instanceOf(String className) {
        if (begin(0xc1)) {
            code.u2(pool.class_(className));
            popType(OBJECT);
            push(INT);
        }
    }

    // The stack

    public void nop() {
        begin(0x00);
    }

    public void pop() {
        if (begin(0x57)) {
            popNarrow();
        }
    }

    /** Drops a long or double, or two other values. */
    public void pop2() {
        if (begin(0x58) && !isWide(popType())) {
            popNarrow();
        }
    }

    public void dup() {
        if (begin(0x59)) {
            int top = popNarrow();
            push(top);
            push(top);
        }
    }

    /** Puts a copy of the top below the value under it. */
    public void dup_x1() {
        if (begin(0x5a)) {
            int top = popNarrow();
            int below = popNarrow();
            push(top);
            push(below);
            push(top);
        }
    }

    /** Puts a copy of the top below the long or double, or the two values, under it. */
    public void dup_x2() {
        if (begin(0x5b)) {
            int top = popNarrow();
            int below = popType();
            int third = isWide(below) ? -1 : popNarrow();
            push(top);
            pushUnlessAbsent(third);
            push(below);
            push(top);
        }
    }

    /** Copies a long or double, or the two values at the top. */
    public void dup2() {
        if (begin(0x5c)) {
            int top = popType();
            int second = isWide(top) ? -1 : popNarrow();
            for (int i = 0; i < 2; i++) {
                pushUnlessAbsent(second);
                push(top);
            }
        }
    }

    /** Puts a copy of the long or double, or of the two values at the top, below the value under it. */
    public void dup2_x1() {
        if (begin(0x5d)) {
            int top = popType();
            int second = isWide(top) ? -1 : popNarrow();
            int below = popNarrow();
            pushUnlessAbsent(second);
            push(top);
            push(below);
            pushUnlessAbsent(second);
            push(top);
        }
    }

    public void swap() {
        if (begin(0x5f)) {
            int top = popNarrow();
            int below = popNarrow();
            push(top);
            push(below);
        }
    }

    private int popNarrow() {
        int type = popType();
        if (isWide(type)) {
            throw new IllegalStateException("half of a long or double at " + code.size());
        }
        return type;
    }

    private void pushUnlessAbsent(int type) {
        if (type >= 0) {
            push(type);
        }
    }

    // Shared by several instructions

    private void constant(int opcode, int type) {
        if (begin(opcode)) {
            push(type);
        }
    }

    private void loadConstant(int index, int type) {
        if (isWide(type)) {
            begin(0x14);
            code.u2(index);
        } else if (index < 256) {
            begin(0x12);
            code.u1(index);
        } else {
            begin(0x13);
            code.u2(index);
        }
        push(type);
    }

    private void load(int opcode, int shortOpcode, int slot, int type) {
        if (isReachable()) {
            if (state.local(slot) != type) {
                throw new IllegalStateException("local " + slot + " has another type at " + code.size());
            }
            local(opcode, shortOpcode, slot);
            push(type);
        }
    }

    private void store(int opcode, int shortOpcode, int slot, int type) {
        if (isReachable()) {
            popType(type);
            local(opcode, shortOpcode, slot);
            setLocal(slot, type);
        }
    }

    private void local(int opcode, int shortOpcode, int slot) {
        if (slot < 4) {
            begin(shortOpcode + slot);
        } else if (slot < 256) {
            begin(opcode);
            code.u1(slot);
        } else {
            begin(WIDE);
            code.u1(opcode);
            code.u2(slot);
        }
    }

    private void popArguments(VerificationTypes.Signature signature) {
        var arguments = signature.arguments();
        for (int i = arguments.length - 1; i >= 0; i--) {
            popAs(arguments[i]);
        }
    }

    private void popAs(int type) {
        popType(VerificationTypes.isReference(type) ? OBJECT : type);
    }

    private void pushResult(VerificationTypes.Signature signature) {
        if (signature.result() >= 0) {
            push(signature.result());
        }
    }
}
