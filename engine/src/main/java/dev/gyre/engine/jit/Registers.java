package dev.gyre.engine.jit;

import dev.gyre.engine.jit.analysis.Sites;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.runtime.object.JsObject;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Tracks where the value of each register is at the current position: in the frame, or in JVM locals, of which a register has one for each type. The
 * analysis runs the same operations without emitting code.
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
    /** The object is likely to be an int32, or another Number. It may be unboxed where control flow merges, with a guard that exits. */
    static final int LIKELY_INT = 16, LIKELY_NUMBER = 32;
    /** A local of type JsObject holds the value; so does the object local. */
    static final int JS_OBJECT = 128;

    static final String OBJECT_CLASS = "java/lang/Object";
    /**
     * The long local holds the value, an integer of at most 53 bits that is not -0. At the end of a block it becomes a double.
     */
    private static final int LONG = 64;

    /** The magnitude up to which integers are exact as doubles. */
    private static final long MOST_EXACT = 1L << 53;

    private static final int NUMBERS = INT | DOUBLE | LONG;
    private static final int LOCALS = NUMBERS | OBJECT | JS_OBJECT;
    private static final int LIKELY = LIKELY_INT | LIKELY_NUMBER;

    private final CodeGenerator generator;
    private final int[] intLocals;
    private final int[] doubleLocals;
    private final int[] objectLocals;
    private final int[] longLocals;
    private final int[] jsObjectLocals;
    /** The greatest magnitudes that the values in long and int locals can have, as far as that is known in the current block. */
    private final long[] magnitudes;

    /** The greatest magnitude of an int32. */
    private static final long MOST_INT = 1L << 31;

    /** By register, the constant object that it has got in the current block. */
    private final Object[] constants;

    private int localCount;
    /** The sets of the registers at the current position. */
    private short[] held;

    Registers(CodeGenerator generator, int count, int firstLocal) {
        this.generator = generator;
        intLocals = new int[count];
        doubleLocals = new int[count];
        objectLocals = new int[count];
        longLocals = new int[count];
        jsObjectLocals = new int[count];
        magnitudes = new long[count];
        constants = new Object[count];
        localCount = firstLocal;
    }

    /** Uses the JVM's parameters from {@code local} on as the object locals of the first registers. */
    void parametersAt(int local, int count) {
        for (int i = 0; i < count; i++) objectLocals[i] = local + i;
    }

    // ---- knowledge

    void begin(short[] state) {
        held = state.clone();
        Arrays.fill(constants, null);
        for (int r = 0; r < held.length; r++) if ((held[r] & LONG) == 0) magnitudes[r] = MOST_INT;
    }

    short[] snapshot() {
        return held.clone();
    }

    /** The state for an exception handler, which reads objects from the frame, so that their types are unknown. */
    short[] snapshotForHandler() {
        short[] state = held.clone();
        for (int r = 0; r < state.length; r++) state[r] &= (short) ~JS_OBJECT;
        return state;
    }

    boolean isInt(int register) {
        return (held[register] & INT) != 0;
    }

    /** Whether the value is known to be a Number, and is in a local of a numeric type. */
    boolean isNumber(int register) {
        return (held[register] & NUMBERS) != 0;
    }

    /** Whether the value is known to be an integer that is exact as a double and not -0. */
    boolean isExact(int register) {
        return (held[register] & (INT | LONG)) != 0;
    }

    /** The greatest magnitude of a value that {@link #isExact}. */
    long magnitude(int register) {
        return isInt(register) ? Math.min(MOST_INT, magnitudes[register]) : magnitudes[register];
    }

    /** Whether the value is known to be of a type, INT or DOUBLE for any Number, or likely to be. */
    boolean isLikely(int type, int register) {
        int state = held[register];
        return type == INT ? (state & (INT | LIKELY_INT)) != 0 : (state & (NUMBERS | LIKELY)) != 0;
    }

    boolean isInFrame(int register) {
        return (held[register] & FRAME) != 0;
    }

    /** Notes the likely type of a value that is only known as an object. */
    void expect(int register, int kinds) {
        if ((held[register] & LOCALS) == OBJECT) held[register] |= (short) likely(kinds);
    }

    /** The likely type of a value that had these kinds, as bits of the state of a register. */
    static int likely(int kinds) {
        if (kinds == Profile.INT) return LIKELY_INT | LIKELY_NUMBER;
        return Sites.areNumbers(kinds) ? LIKELY_NUMBER : 0;
    }

    /** The state that a successor block gets for a state at the end of this one. */
    static short betweenBlocks(int state) {
        if ((state & LONG) == 0) return (short) state;
        return (short) (state & ~LONG | ((state & INT) == 0 ? DOUBLE : 0));
    }

    /** The state at a merge of two paths. */
    static short join(int a, int b) {
        int common = a & b & LOCALS;
        if ((common & (INT | DOUBLE)) == 0 && isTyped(a) && isTyped(b)) common |= DOUBLE;
        return (short) ((common == 0 ? OBJECT : common) | a & b & (FRAME | LIKELY));
    }

    /**
     * The state at a merge where guards may exit: a value that is a Number on one path stays one if it is likely to be one on the other.
     *
     * @param isLoop whether this is the head of a loop, where a Number stays unboxed even if its object is known as well
     */
    static short joinLikely(int a, int b, boolean isLoop) {
        if (isTyped(a) == isTyped(b)) return join(a, b);
        int number = isTyped(a) ? a : b;
        int object = isTyped(a) ? b : a;
        if ((number & OBJECT) != 0 && !isLoop) return join(a, b);
        boolean isInt = (number & INT) != 0 && (object & LIKELY_INT) != 0;
        if (!isInt && (object & LIKELY_NUMBER) == 0) return join(a, b);
        int type = isInt ? INT : DOUBLE;
        return (short) (type | a & b & (OBJECT | FRAME | LIKELY));
    }

    private static boolean isTyped(int state) {
        return (state & NUMBERS) != 0;
    }

    /** The JVM's locals that hold values in a state. */
    BitSet locals(short[] state) {
        var slots = new BitSet();
        for (int r = 0; r < state.length; r++) {
            if ((state[r] & INT) != 0) slots.set(intLocal(r));
            if ((state[r] & DOUBLE) != 0) slots.set(doubleLocal(r));
            if ((state[r] & OBJECT) != 0) slots.set(objectLocal(r));
            if ((state[r] & JS_OBJECT) != 0) slots.set(jsObjectLocal(r));
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

    private int longLocal(int register) {
        if (longLocals[register] == 0) {
            longLocals[register] = localCount;
            localCount += 2;
        }
        return longLocals[register];
    }

    /** The JVM local for a register's value as an object. */
    int objectLocal(int register) {
        if (objectLocals[register] == 0) objectLocals[register] = localCount++;
        asm().declareLocal(objectLocals[register], OBJECT_CLASS);
        return objectLocals[register];
    }

    private int jsObjectLocal(int register) {
        if (jsObjectLocals[register] == 0) jsObjectLocals[register] = localCount++;
        asm().declareLocal(jsObjectLocals[register], Helpers.JS_OBJECT);
        return jsObjectLocals[register];
    }

    // ---- reading

    /** Makes the int local hold the value, or exits. */
    void requireInt(int register) {
        if (!isInt(register)) requireInt(register, generator.exit(ExitReason.NOT_INT));
    }

    private void requireInt(int register, Label exit) {
        MethodAssembler asm = asm();
        if ((held[register] & (OBJECT | LONG)) == OBJECT) {
            pushIfA("java/lang/Integer", objectLocal(register), exit);
            asm.invokevirtual("java/lang/Integer", "intValue", "()I");
        } else if ((held[register] & LONG) != 0) {
            asm.lload(longLocal(register));
            asm.l2i();
            asm.i2l();
            asm.lload(longLocal(register));
            asm.lcmp();
            asm.ifne(exit);
            asm.lload(longLocal(register));
            asm.l2i();
        } else {
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
        if ((held[register] & LIKELY_INT) != 0 && generator.sites.mayExit(generator.pc))
            requireInt(register, generator.exit(ExitReason.NOT_INT));
        else requireNumber(register, generator.exit(ExitReason.NOT_NUMBER));
    }

    private void requireNumber(int register, Label exit) {
        pushUnboxed(objectLocal(register), exit);
        asm().dstore(doubleLocal(register));
        held[register] |= DOUBLE;
    }

    /** Pushes an object local as a double; jumps if it is no Number. The tests are in the unit's own method, where HotSpot profiles them. */
    void pushUnboxed(int local, Label otherwise) {
        if (generator.size.isLong()) {
            asm().aload(local);
            asm().invokestatic(Helpers.NUMBERS, "isNumber", "(Ljava/lang/Object;)Z");
            asm().ifeq(otherwise);
            asm().aload(local);
            asm().invokestatic(Helpers.NUMBERS, "unboxed", "(Ljava/lang/Object;)D");
            return;
        }
        var notDouble = new Label();
        var done = new Label();
        pushIfA("java/lang/Double", local, notDouble);
        asm().invokevirtual("java/lang/Double", "doubleValue", "()D");
        asm().goto_(done);
        asm().bind(notDouble);
        pushIfA("java/lang/Integer", local, otherwise);
        asm().invokevirtual("java/lang/Integer", "intValue", "()I");
        asm().i2d();
        asm().bind(done);
    }

    /** Pushes an object local as an object of a class; jumps if it is of another. */
    void pushIfA(String className, int local, Label other) {
        asm().aload(local);
        asm().instanceOf(className);
        asm().ifeq(other);
        asm().aload(local);
        asm().checkcast(className);
    }

    /** Jumps if an object local has undefined or null. */
    void jumpIfNullish(int local, Label target) {
        asm().aload(local);
        asm().getstatic(Helpers.UNDEFINED, "INSTANCE", "L" + Helpers.UNDEFINED + ";");
        asm().if_acmpeq(target);
        asm().aload(local);
        asm().getstatic(Helpers.NULL, "INSTANCE", "L" + Helpers.NULL + ";");
        asm().if_acmpeq(target);
    }

    /** Pushes an int, after {@link #requireInt}. */
    void pushInt(int register) {
        asm().iload(intLocal(register));
    }

    /** Pushes a double, after {@link #requireNumber}. */
    void pushDouble(int register) {
        if ((held[register] & DOUBLE) != 0) {
            asm().dload(doubleLocal(register));
        } else if (isInt(register)) {
            asm().iload(intLocal(register));
            asm().i2d();
        } else {
            asm().lload(longLocal(register));
            asm().l2d();
        }
    }

    /** Pushes a long, where the value {@link #isExact}. */
    void pushLong(int register) {
        if (isInt(register)) {
            asm().iload(intLocal(register));
            asm().i2l();
        } else {
            asm().lload(longLocal(register));
        }
    }

    /** Pushes ToInt32 of a number, after {@link #requireNumber}. */
    void pushInt32(int register) {
        if (isInt(register)) {
            pushInt(register);
        } else if ((held[register] & LONG) != 0) {
            asm().lload(longLocal(register));
            asm().l2i();
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
        } else if ((held[register] & LONG) != 0) {
            asm.lload(longLocal(register));
            asm.invokestatic(Helpers.NUMBERS, "box", "(J)Ljava/lang/Object;");
        } else if ((held[register] & DOUBLE) != 0) {
            asm.dload(doubleLocal(register));
            asm.invokestatic("java/lang/Double", "valueOf", "(D)Ljava/lang/Double;");
        } else {
            generator.pushPlace(register);
            asm.aaload();
        }
        asm.astore(objectLocal(register));
        held[register] |= OBJECT;
    }

    /** Makes the local of type JsObject hold the value; jumps if it is not an object. */
    void requireJsObject(int register, Label otherwise) {
        require(register, Helpers.JS_OBJECT, otherwise);
    }

    /** As {@link #requireJsObject}; may also jump for objects of other classes than OrdinaryObject. */
    void requireOrdinaryObject(int register, Label otherwise) {
        require(register, Helpers.ORDINARY_OBJECT, otherwise);
    }

    private void require(int register, String className, Label otherwise) {
        if (isJsObject(register)) return;
        requireObject(register);
        pushIfA(className, objectLocal(register), otherwise);
        asm().astore(jsObjectLocal(register));
        held[register] |= JS_OBJECT;
    }

    /** Whether the value is in a double local only. */
    boolean isDouble(int register) {
        return (held[register] & (NUMBERS | OBJECT)) == DOUBLE;
    }

    boolean isJsObject(int register) {
        return (held[register] & JS_OBJECT) != 0;
    }

    /** Forgets that the value is a JsObject, which is only known on one of several paths. */
    void forgetJsObject(int register) {
        held[register] &= ~JS_OBJECT;
    }

    /** Pushes an object, after {@link #requireJsObject}. */
    void pushJsObject(int register) {
        asm().aload(jsObjectLocal(register));
    }

    // ---- writing

    /** The register has got a new value. */
    private void hold(int register, int state) {
        held[register] = (short) state;
        constants[register] = null;
        magnitudes[register] = MOST_INT;
        generator.shapes.write(register);
    }

    /** Pops an int into the register. */
    void setInt(int register) {
        asm().istore(intLocal(register));
        hold(register, INT);
    }

    /** Pops an int of at most that magnitude into the register. */
    void setInt(int register, long magnitude) {
        setInt(register);
        magnitudes[register] = magnitude;
    }

    /** Pops a double into the register. */
    void setDouble(int register) {
        asm().dstore(doubleLocal(register));
        hold(register, DOUBLE);
    }

    /** Pops a long of at most that magnitude into the register. */
    void setLong(int register, long magnitude) {
        asm().lstore(longLocal(register));
        hold(register, LONG);
        magnitudes[register] = magnitude;
    }

    /** Whether integers of this magnitude can be in a long local. */
    static boolean isExact(long magnitude) {
        return magnitude <= MOST_EXACT;
    }

    /** Pops an int, which is taken as unsigned, into the register. */
    void setUint32(int register) {
        asm().i2l();
        asm().ldc(0xFFFFFFFFL);
        asm().land();
        setLong(register, 1L << 32);
    }

    /** Pops an object into the register. */
    void setObject(int register) {
        asm().astore(objectLocal(register));
        hold(register, OBJECT);
    }

    /** Pops an Integer into the register, which then holds the int and the object. */
    void setInteger(int register) {
        asm().dup();
        asm().astore(objectLocal(register));
        asm().invokevirtual("java/lang/Integer", "intValue", "()I");
        asm().istore(intLocal(register));
        hold(register, INT | OBJECT);
    }

    /** Pops a JsObject into the register. */
    void setJsObject(int register) {
        asm().dup();
        asm().astore(jsObjectLocal(register));
        asm().astore(objectLocal(register));
        hold(register, OBJECT | JS_OBJECT);
    }

    /** Pops an object into the register's local on one of several paths; {@link #settled} is called where they merge. */
    void storeObject(int register) {
        asm().astore(objectLocal(register));
        constants[register] = null;
        generator.shapes.write(register);
    }

    /** Called where paths merge that have all stored the result by {@link #storeObject}. */
    void settled(int register) {
        hold(register, OBJECT);
    }

    void loadUndefined(int register) {
        asm().getstatic(Helpers.UNDEFINED, "INSTANCE", "L" + Helpers.UNDEFINED + ";");
        setObject(register);
    }

    /** Pushes a new array of the values of a range of registers. */
    void pushArray(int first, int count) {
        asm().ldc(count);
        asm().anewarray(OBJECT_CLASS);
        for (int i = 0; i < count; i++) {
            asm().dup();
            asm().ldc(i);
            pushObject(first + i);
            asm().aastore();
        }
    }

    void loadConstant(int register, Number number) {
        if (number instanceof Integer) {
            asm().ldc((int) number);
            setInt(register);
        } else {
            asm().ldc((double) number);
            setDouble(register);
        }
    }

    /** Gives a register a constant of any type. */
    void loadConstant(int register, Object value) {
        if (value instanceof Integer || value instanceof Double) {
            loadConstant(register, (Number) value);
        } else {
            pushConstant(value);
            if (value instanceof JsObject) setJsObject(register);
            else setObject(register);
            noteConstant(register, value);
        }
    }

    /** Pushes a constant of any type as an object. */
    void pushConstant(Object value) {
        asm().ldcObject(value, value instanceof JsObject ? Helpers.JS_OBJECT_TYPE : Helpers.OBJECT_TYPE);
    }

    /** The value of a register is known. */
    void noteConstant(int register, Object value) {
        constants[register] = value;
    }

    /** The constant object that a register has got in this block; null if there is none. */
    Object constant(int register) {
        return constants[register];
    }

    /** Whether a constant can have a state. After a guard that always fails, a double counts as an int32. */
    static boolean isA(int state, Number constant) {
        return constant instanceof Integer || (state & INT) == 0;
    }

    /** Loads a constant that the frame's register holds as well. */
    void loadConstantOfFrame(int register, Number number) {
        loadConstant(register, number);
        held[register] |= FRAME;
    }

    void move(int to, int from) {
        if (to == from) return;
        MethodAssembler asm = asm();
        int kinds = held[from] & LOCALS;
        if (kinds == 0) {
            requireObject(from);
            kinds = OBJECT;
        }
        // One numeric local is enough. The object is copied too, because it would have to be boxed again.
        if ((kinds & INT) != 0) {
            asm.iload(intLocal(from));
            asm.istore(intLocal(to));
            kinds &= ~(DOUBLE | LONG);
        }
        if ((kinds & LONG) != 0) {
            asm.lload(longLocal(from));
            asm.lstore(longLocal(to));
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
        if ((kinds & JS_OBJECT) != 0) {
            asm.aload(jsObjectLocal(from));
            asm.astore(jsObjectLocal(to));
        }
        held[to] = (short) (kinds | held[from] & LIKELY);
        constants[to] = constants[from];
        magnitudes[to] = magnitudes[from];
        generator.shapes.move(to, from);
    }

    // ---- the frame

    /** Makes the frame's register hold the value. */
    void spill(int register) {
        if (isInFrame(register)) return;
        requireObject(register);
        MethodAssembler asm = asm();
        generator.pushPlace(register);
        asm.aload(objectLocal(register));
        asm.aastore();
        held[register] |= FRAME;
    }

    /** Makes the frame's register hold undefined, while a local keeps the value. */
    void hideInFrame(int register) {
        requireObject(register);
        generator.pushPlace(register);
        asm().getstatic(Helpers.UNDEFINED, "INSTANCE", "L" + Helpers.UNDEFINED + ";");
        asm().aastore();
        held[register] &= ~FRAME;
    }

    /** Loads the object local from the frame's register, which another method has written. */
    void reload(int register) {
        MethodAssembler asm = asm();
        generator.pushPlace(register);
        asm.aaload();
        asm.astore(objectLocal(register));
        hold(register, OBJECT | FRAME);
    }

    /** Nothing reads the register's value any more. */
    void forget(int register) {
        hold(register, 0);
    }

    /** Whether a register has a value here. */
    boolean isHeld(int register) {
        return held[register] != 0;
    }

    /** The type of the local that an exit passes for a register: I, J, D or L; 0 where the frame holds the value. */
    static char exitType(short[] state, int register) {
        int kinds = state[register];
        if ((kinds & FRAME) != 0 || (kinds & LOCALS) == 0) return 0;
        if ((kinds & OBJECT) != 0) return 'L';
        return (kinds & INT) != 0 ? 'I' : (kinds & LONG) != 0 ? 'J' : 'D';
    }

    void pushForExit(char type, int register) {
        int local = exitLocal(type, register);
        switch (type) {
            case 'I' -> asm().iload(local);
            case 'J' -> asm().lload(local);
            case 'D' -> asm().dload(local);
            default -> asm().aload(local);
        }
    }

    /** The local that an exit passes. */
    int exitLocal(char type, int register) {
        return switch (type) {
            case 'I' -> intLocal(register);
            case 'J' -> longLocal(register);
            case 'D' -> doubleLocal(register);
            default -> objectLocal(register);
        };
    }

    // ---- edges

    /** Makes the locals hold what the state at the start of a block requires; exits to the start of the block if a value has another type. */
    void convertTo(short[] target, int start) {
        Label exit = null;
        for (int r = 0; r < target.length; r++) {
            int missing = target[r] & (LOCALS | FRAME) & ~held[r];
            if (missing == 0) continue;
            if ((missing & JS_OBJECT) != 0)
                throw new IllegalStateException("register " + r + " holds " + held[r] + " instead of " + target[r]);
            if ((missing & OBJECT) != 0) requireObject(r);
            if ((missing & (INT | DOUBLE)) != 0) {
                if (exit == null && !isTyped(held[r])) exit = generator.exitBefore(start);
                convert(r, missing, exit);
            }
            if ((missing & FRAME) != 0) spill(r);
        }
    }

    private void convert(int register, int missing, Label exit) {
        boolean isTyped = isTyped(held[register]);
        if ((missing & INT) != 0) {
            if (isTyped) throw new IllegalStateException("register " + register + " is no int32 at a merge");
            requireObject(register);
            requireInt(register, exit);
        }
        if ((missing & DOUBLE) == 0) return;
        if (isTyped) {
            widen(register);
        } else {
            requireObject(register);
            requireNumber(register, exit);
        }
    }

    private void widen(int register) {
        pushDouble(register);
        asm().dstore(doubleLocal(register));
        held[register] |= DOUBLE;
    }

    boolean satisfies(short[] target) {
        for (int r = 0; r < target.length; r++) {
            if ((target[r] & (LOCALS | FRAME) & ~held[r]) != 0) return false;
        }
        return true;
    }
}
