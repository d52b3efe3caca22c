package dev.gyre.engine.jit;

import dev.gyre.engine.interpreter.ExitReason;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import java.util.BitSet;

/**
 * Where the values of the registers are at the current position: each register has one JVM local for each type, and a set of those that hold its value now.
 * The same operations run once without emission, to learn what is known at the start of each block, and then with it.
 */
final class Registers {
    /** The int local holds the value, which is an int32. */
    static final int INT = 1;
    /** The double local holds the value, which is a Number. */
    static final int DOUBLE = 2;
    /** The object local holds the value. */
    static final int OBJECT = 4;
    /** The frame's register holds the value. */
    static final int FRAME = 8;

    static final String OBJECT_CLASS = "java/lang/Object";
    private static final int LOCALS = INT | DOUBLE | OBJECT;

    private final CodeGenerator generator;
    private final int[] intLocals;
    private final int[] doubleLocals;
    private final int[] objectLocals;
    private int localCount;
    /** The sets of the registers at the current position. */
    private byte[] held;

    Registers(CodeGenerator generator, int count, int firstLocal) {
        this.generator = generator;
        intLocals = new int[count];
        doubleLocals = new int[count];
        objectLocals = new int[count];
        localCount = firstLocal;
    }

    // ---- knowledge

    void begin(byte[] state) {
        held = state.clone();
    }

    byte[] snapshot() {
        return held.clone();
    }

    boolean isInt(int register) {
        return (held[register] & INT) != 0;
    }

    /** Whether the value is known to be a Number, and in a local as such. */
    boolean isNumber(int register) {
        return (held[register] & (INT | DOUBLE)) != 0;
    }

    boolean isInFrame(int register) {
        return (held[register] & FRAME) != 0;
    }

    /** What is known where two paths meet of which this is known. */
    static byte join(int a, int b) {
        int frame = a & b & FRAME;
        int common = a & b & LOCALS;
        if (common == 0) {
            boolean numbers = (a & (INT | DOUBLE)) != 0 && (b & (INT | DOUBLE)) != 0;
            common = numbers ? DOUBLE : OBJECT;
        }
        return (byte) (common | frame);
    }

    /** The locals that a state needs, for the head of a loop. */
    BitSet locals(byte[] state) {
        var slots = new BitSet();
        for (int r = 0; r < state.length; r++) {
            if ((state[r] & INT) != 0) slots.set(intLocal(r));
            if ((state[r] & DOUBLE) != 0) slots.set(doubleLocal(r));
            if ((state[r] & OBJECT) != 0) slots.set(objectLocal(r));
        }
        return slots;
    }

    // ---- locals

    private MethodAssembler asm() {
        return generator.asm;
    }

    private int intLocal(int register) {
        if (intLocals[register] == 0) intLocals[register] = localCount++;
        return intLocals[register];
    }

    private int doubleLocal(int register) {
        if (doubleLocals[register] == 0) {
            doubleLocals[register] = localCount;
            localCount += 2;
        }
        return doubleLocals[register];
    }

    private int objectLocal(int register) {
        if (objectLocals[register] == 0) objectLocals[register] = localCount++;
        asm().declareLocal(objectLocals[register], OBJECT_CLASS);
        return objectLocals[register];
    }

    // ---- reading

    /** Makes the int local hold the value, or exits. */
    void requireInt(int register) {
        if (isInt(register)) return;
        MethodAssembler asm = asm();
        if ((held[register] & OBJECT) != 0) {
            Label exit = generator.exit(ExitReason.NOT_INT);
            asm.aload(objectLocal(register));
            asm.instanceOf("java/lang/Integer");
            asm.ifeq(exit);
            asm.aload(objectLocal(register));
            asm.checkcast("java/lang/Integer");
            asm.invokevirtual("java/lang/Integer", "intValue", "()I");
        } else {
            Label exit = generator.exit(ExitReason.NOT_INT);
            asm.dload(doubleLocal(register));
            asm.invokestatic(Helpers.NUMBERS, "isInt", "(D)Z");
            asm.ifeq(exit);
            asm.dload(doubleLocal(register));
            asm.d2i();
        }
        asm.istore(intLocal(register));
        held[register] |= INT;
    }

    /** Makes the int or the double local hold the value, or exits. */
    void requireNumber(int register) {
        if (isNumber(register)) return;
        MethodAssembler asm = asm();
        Label exit = generator.exit(ExitReason.NOT_NUMBER);
        asm.aload(objectLocal(register));
        asm.invokestatic(Helpers.NUMBERS, "isNumber", "(Ljava/lang/Object;)Z");
        asm.ifeq(exit);
        asm.aload(objectLocal(register));
        asm.invokestatic(Helpers.NUMBERS, "doubleValue", "(Ljava/lang/Object;)D");
        asm.dstore(doubleLocal(register));
        held[register] |= DOUBLE;
    }

    /** Pushes an int, after {@link #requireInt}. */
    void pushInt(int register) {
        asm().iload(intLocal(register));
    }

    /** Pushes a double, after {@link #requireNumber}. */
    void pushDouble(int register) {
        if ((held[register] & DOUBLE) != 0) {
            asm().dload(doubleLocal(register));
        } else {
            asm().iload(intLocal(register));
            asm().i2d();
        }
    }

    /** Pushes ToInt32 of a number, after {@link #requireNumber}. */
    void pushInt32(int register) {
        if (isInt(register)) {
            pushInt(register);
        } else {
            asm().dload(doubleLocal(register));
            asm().invokestatic(Helpers.NUMBERS, "toInt32", "(D)I");
        }
    }

    /** Pushes the value as an object. */
    void pushObject(int register) {
        requireObject(register);
        asm().aload(objectLocal(register));
    }

    private void requireObject(int register) {
        if ((held[register] & OBJECT) != 0) return;
        MethodAssembler asm = asm();
        if ((held[register] & INT) != 0) {
            asm.iload(intLocal(register));
            asm.invokestatic("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;");
        } else if ((held[register] & DOUBLE) != 0) {
            asm.dload(doubleLocal(register));
            asm.invokestatic("java/lang/Double", "valueOf", "(D)Ljava/lang/Double;");
        } else {
            asm.aload(CodeGenerator.REGISTERS);
            asm.ldc(register);
            asm.aaload();
        }
        asm.astore(objectLocal(register));
        held[register] |= OBJECT;
    }

    // ---- writing

    /** Pops an int into the register. */
    void setInt(int register) {
        asm().istore(intLocal(register));
        held[register] = INT;
    }

    /** Pops a double into the register. */
    void setDouble(int register) {
        asm().dstore(doubleLocal(register));
        held[register] = DOUBLE;
    }

    /** Pops an object into the register. */
    void setObject(int register) {
        asm().astore(objectLocal(register));
        held[register] = OBJECT;
    }

    /** Stores an object into the register's local on one of several paths, all of which end with {@link #settled}. */
    void storeObject(int register) {
        asm().astore(objectLocal(register));
    }

    /** All paths of an instruction have stored its result by {@link #storeObject}. */
    void settled(int register) {
        held[register] = OBJECT;
    }

    void loadUndefined(int register) {
        asm().getstatic(Helpers.UNDEFINED, "INSTANCE", "L" + Helpers.UNDEFINED + ";");
        setObject(register);
    }

    void move(int to, int from) {
        if (to == from) return;
        MethodAssembler asm = asm();
        int kinds = held[from] & LOCALS;
        if (kinds == 0) {
            requireObject(from);
            kinds = OBJECT;
        }
        // One typed local is enough; the object beside it saves boxing again.
        if ((kinds & INT) != 0) {
            asm.iload(intLocal(from));
            asm.istore(intLocal(to));
            kinds &= ~DOUBLE;
        }
        if ((kinds & DOUBLE) != 0) {
            asm.dload(doubleLocal(from));
            asm.dstore(doubleLocal(to));
        }
        if ((kinds & OBJECT) != 0) {
            asm.aload(objectLocal(from));
            asm.astore(objectLocal(to));
        }
        held[to] = (byte) kinds;
    }

    // ---- the frame

    /** Makes the frame's register hold the value. */
    void spill(int register) {
        if (isInFrame(register)) return;
        requireObject(register);
        MethodAssembler asm = asm();
        asm.aload(CodeGenerator.REGISTERS);
        asm.ldc(register);
        asm.aload(objectLocal(register));
        asm.aastore();
        held[register] |= FRAME;
    }

    /** The frame's register has a new value, which nothing else holds. */
    void reload(int register) {
        MethodAssembler asm = asm();
        asm.aload(CodeGenerator.REGISTERS);
        asm.ldc(register);
        asm.aaload();
        asm.astore(objectLocal(register));
        held[register] = OBJECT | FRAME;
    }

    /** Nothing reads the register's value any more. */
    void forget(int register) {
        held[register] = 0;
    }

    /** Whether a register has a value here. */
    boolean isHeld(int register) {
        return held[register] != 0;
    }

    /** The type of local that an exit passes for a register: I, D or L; 0 where the frame has the value. */
    static char exitType(byte[] state, int register) {
        int kinds = state[register];
        if ((kinds & FRAME) != 0 || kinds == 0) return 0;
        return (kinds & OBJECT) != 0 ? 'L' : (kinds & INT) != 0 ? 'I' : 'D';
    }

    void pushForExit(char type, int register) {
        switch (type) {
            case 'I' -> asm().iload(intLocal(register));
            case 'D' -> asm().dload(doubleLocal(register));
            default -> asm().aload(objectLocal(register));
        }
    }

    // ---- edges

    /** Makes the locals hold what the target's state says, as far as it needs the registers. */
    void convertTo(byte[] target) {
        for (int r = 0; r < target.length; r++) {
            int missing = target[r] & ~held[r];
            if (missing == 0) continue;
            if ((missing & INT) != 0)
                throw new IllegalStateException("register " + r + " holds " + held[r] + " instead of " + target[r]);
            if ((missing & OBJECT) != 0) requireObject(r);
            if ((missing & DOUBLE) != 0) widen(r);
            if ((missing & FRAME) != 0) spill(r);
        }
    }

    private void widen(int register) {
        if (!isInt(register)) throw new IllegalStateException("register " + register + " is no number");
        asm().iload(intLocal(register));
        asm().i2d();
        asm().dstore(doubleLocal(register));
        held[register] |= DOUBLE;
    }

    boolean satisfies(byte[] target) {
        for (int r = 0; r < target.length; r++) {
            if ((target[r] & ~held[r]) != 0) return false;
        }
        return true;
    }
}
