package dev.gyre.engine.jit.classfile;

import static dev.gyre.engine.jit.classfile.VerificationTypes.NULL;
import static dev.gyre.engine.jit.classfile.VerificationTypes.OBJECT;
import static dev.gyre.engine.jit.classfile.VerificationTypes.TOP;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Assembles the bytes of one method, and computes its stack map from the types at each position. Unreachable code is dropped: after an
 * unconditional jump nothing is emitted until a label is bound to which an earlier jump leads.
 */
public abstract sealed class CodeAssembler permits InstructionAssembler {
    /** Jumps have offsets of 16 bits. */
    private static final int MOST_CODE = 0x7fff;

    final ConstantPool pool;
    final VerificationTypes types;
    final ByteBuilder code = new ByteBuilder(1024);
    private final StackMapTable stackMap;
    private final FrameState start;

    /** The types at the current position; null where it is unreachable. */
    FrameState state;

    /** By slot, the type of a declared local at loop heads; 0 for locals that are not declared. */
    private int[] declared = new int[16];

    private final List<ExceptionHandler> handlers = new ArrayList<>();
    private final int parameterWords;
    private int maxStack;
    private int maxLocals;

    CodeAssembler(ConstantPool pool, VerificationTypes types, FrameState start) {
        this.pool = pool;
        this.types = types;
        this.start = start;
        stackMap = new StackMapTable(types, pool);
        state = start.copy();
        parameterWords = start.localCount;
        maxLocals = start.localCount;
        for (int slot = 0; slot < parameterWords; slot++) {
            if (VerificationTypes.isClass(start.locals[slot])) {
                declare(slot, start.locals[slot]);
            }
        }
    }

    /** How many bytes of code there are so far. */
    public final int codeSize() {
        return code.size();
    }

    /** Whether the current position is reachable. If it is not, instructions are dropped. */
    public final boolean isReachable() {
        return state != null;
    }

    /**
     * Declares the class of a local that holds references. A local that is not declared has the class of the value stored last, and is an
     * {@code Object} after a loop head. Parameters are declared by the method's descriptor.
     */
    public final void declareLocal(int slot, String className) {
        declare(slot, types.ofClass(className));
    }

    private void declare(int slot, int type) {
        if (slot >= declared.length) {
            declared = Arrays.copyOf(declared, Math.max(slot + 1, 2 * declared.length));
        }
        declared[slot] = type;
    }

    /** Binds a label to this position, for forward jumps only; see {@link #bind(Label, BitSet)} for backward jumps. */
    public final void bind(Label label) {
        requireUnbound(label);
        label.position = code.size();
        if (label.arriving == null) {
            return;
        }
        if (state != null) {
            label.arriving.merge(state);
        }
        state = label.arriving;
        label.arriving = null;
        label.entry = stackMap.at(label.position, state.copy());
        noteSizes();
        label.patchJumps(code);
    }

    /**
     * Binds a label to this position, for forward and backward jumps.
     *
     * @param liveLocals the slots that the loop reads before it writes them (the first slot of a long or double). All others have no
     *     value from here on, except the method's parameters, which keep theirs
     */
    public final void bind(Label label, BitSet liveLocals) {
        bind(label);
        if (state == null) {
            return;
        }
        for (int slot = 0; slot < state.localCount; slot++) {
            int type = state.locals[slot];
            if (slot >= parameterWords && !liveLocals.get(slot)) {
                state.locals[slot] = TOP;
            } else if (type == NULL || VerificationTypes.isClass(type)) {
                int declaredType = declaredType(slot);
                state.locals[slot] = declaredType == TOP ? OBJECT : declaredType;
            }
        }
        label.entry = stackMap.at(label.position, state.copy());
    }

    /**
     * Creates an exception handler for code that follows. In that code the locals must keep the types that they have here.
     *
     * @param className a superclass of all exceptions that the handler catches
     */
    public final ExceptionHandler exceptionHandler(String className) {
        var arriving = state.copy();
        arriving.depth = 0;
        arriving.stackWords = 0;
        arriving.push(types.ofClass(className));
        var handler = new ExceptionHandler(arriving);
        handlers.add(handler);
        return handler;
    }

    /** Binds the handler to this position, which no other code may reach. The stack holds the exception. */
    public final void bind(ExceptionHandler handler) {
        if (state != null) {
            throw new IllegalStateException("code falls into the handler at " + code.size());
        }
        state = handler.arriving.copy();
        handler.position = code.size();
        stackMap.at(handler.position, state.copy());
        noteSizes();
    }

    /** Makes the handler catch exceptions of a class in the code from {@code start} to here. */
    public final void guard(ExceptionHandler handler, int start, String className) {
        guard(handler, start, code.size(), className);
    }

    /** As {@link #guard(ExceptionHandler, int, String)}, for the code from {@code start} to {@code end}. */
    public final void guard(ExceptionHandler handler, int start, int end, String className) {
        handler.add(start, end, pool.class_(className));
    }

    private void requireUnbound(Label label) {
        if (label.isBound()) {
            throw new IllegalStateException("the label is bound already");
        }
    }

    private int declaredType(int slot) {
        return slot < declared.length ? declared[slot] : TOP;
    }

    // Emission

    /** Emits the opcode of an instruction; false if the position is unreachable, so that nothing is emitted. */
    final boolean begin(int opcode) {
        if (state == null) {
            return false;
        }
        if (code.size() >= MOST_CODE) {
            throw new CodeTooLargeException("more than " + MOST_CODE + " bytes of code");
        }
        code.u1(opcode);
        return true;
    }

    final void push(int type) {
        state.push(type);
        maxStack = Math.max(maxStack, state.stackWords);
    }

    final int popType() {
        if (state.depth == 0) {
            throw new IllegalStateException("the stack is empty at " + code.size());
        }
        return state.pop();
    }

    final void popType(int expected) {
        int type = popType();
        if (expected == OBJECT ? !VerificationTypes.isReference(type) : type != expected) {
            throw new IllegalStateException("wrong type on the stack at " + code.size() + ": " + (type & 0xff)
                    + " where " + (expected & 0xff) + " is expected");
        }
    }

    final void setLocal(int slot, int type) {
        boolean isClass = type == NULL || VerificationTypes.isClass(type);
        int declaredType = isClass ? declaredType(slot) : TOP;
        state.setLocal(slot, declaredType == TOP ? type : declaredType);
        maxLocals = Math.max(maxLocals, state.localCount);
    }

    /** Emits a jump after its operands have been popped. */
    final void jump(int opcode, Label label) {
        if (begin(opcode)) {
            int instruction = code.size() - 1;
            code.u2(0);
            addJump(label, instruction, instruction + 1);
        }
    }

    /**
     * Writes the offset of a jump to a bound label, or leaves that to the binding of the label.
     *
     * @param distanceAt the position of the offset; negative if it has four bytes
     */
    final void addJump(Label label, int instruction, int distanceAt) {
        label.addJump(instruction, distanceAt);
        if (label.isBound()) {
            if (label.entry == null) {
                throw new IllegalStateException("a jump back to a label that is no loop head");
            }
            var difference = state.differenceTo(label.entry.state);
            if (difference != null) {
                throw new IllegalStateException(
                        "a jump back from " + instruction + " to " + label.position + " changes " + difference);
            }
            label.patchJumps(code);
        } else if (label.arriving == null) {
            label.arriving = state.copy();
        } else {
            label.arriving.merge(state);
        }
    }

    final void endPath() {
        state = null;
    }

    private void noteSizes() {
        maxStack = Math.max(maxStack, state.stackWords);
        maxLocals = Math.max(maxLocals, state.localCount);
    }

    /** Appends the Code attribute without its name. */
    final void writeTo(ByteBuilder out) {
        if (state != null) {
            throw new IllegalStateException("the code has no end");
        }
        if (code.size() > MOST_CODE) {
            throw new CodeTooLargeException(code.size() + " bytes of code");
        }
        int lengthAt = out.size();
        out.u4(0);
        out.u2(maxStack);
        out.u2(maxLocals);
        out.u4(code.size());
        out.append(code);
        int guarded = 0;
        for (var handler : handlers) {
            guarded += handler.count();
        }
        out.u2(guarded);
        for (var handler : handlers) {
            handler.writeTo(out);
        }
        if (stackMap.isEmpty()) {
            out.u2(0);
        } else {
            out.u2(1);
            out.u2(pool.utf8("StackMapTable"));
            stackMap.writeTo(out, start);
        }
        out.putU4(lengthAt, out.size() - lengthAt - 4);
    }
}
