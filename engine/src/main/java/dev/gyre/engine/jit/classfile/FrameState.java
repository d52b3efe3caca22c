package dev.gyre.engine.jit.classfile;

import static dev.gyre.engine.jit.classfile.VerificationTypes.DOUBLE;
import static dev.gyre.engine.jit.classfile.VerificationTypes.TOP;
import static dev.gyre.engine.jit.classfile.VerificationTypes.isWide;

import java.util.Arrays;

/**
 * The types of the locals and of the stack at one position. A long or double takes two locals, the second of type top, but one stack
 * entry.
 */
final class FrameState {
    int[] locals;
    int localCount;
    int[] stack;
    int depth;

    /** How many words the stack has; a long or double counts twice. */
    int stackWords;

    FrameState() {
        locals = new int[16];
        stack = new int[8];
    }

    private FrameState(FrameState other) {
        locals = Arrays.copyOf(other.locals, other.localCount);
        localCount = other.localCount;
        stack = Arrays.copyOf(other.stack, other.depth);
        depth = other.depth;
        stackWords = other.stackWords;
    }

    FrameState copy() {
        return new FrameState(this);
    }

    void push(int type) {
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, Math.max(8, 2 * depth));
        }
        stack[depth++] = type;
        stackWords += isWide(type) ? 2 : 1;
    }

    int pop() {
        int type = stack[--depth];
        stackWords -= isWide(type) ? 2 : 1;
        return type;
    }

    int local(int slot) {
        return slot < localCount ? locals[slot] : TOP;
    }

    void setLocal(int slot, int type) {
        int end = isWide(type) ? slot + 2 : slot + 1;
        if (end > locals.length) {
            locals = Arrays.copyOf(locals, Math.max(end, 2 * locals.length));
        }
        // Locals between the last one and this one have no type yet.
        if (end > localCount) {
            Arrays.fill(locals, localCount, end, TOP);
            localCount = end;
        }
        if (slot > 0 && isWide(locals[slot - 1])) {
            locals[slot - 1] = TOP;
        }
        // If a long or double began at the last of these slots, its second slot stays top.
        locals[slot] = type;
        if (isWide(type)) {
            locals[slot + 1] = TOP;
        }
    }

    /** Merges another state into this one: each type becomes the most specific common supertype. */
    void merge(FrameState other) {
        if (depth != other.depth) {
            throw new IllegalStateException("stack depths " + depth + " and " + other.depth + " meet");
        }
        for (int i = 0; i < depth; i++) {
            int type = VerificationTypes.merge(stack[i], other.stack[i]);
            if (type == TOP && stack[i] != other.stack[i]) {
                throw new IllegalStateException("stack entry " + i + " has types that do not merge");
            }
            stack[i] = type;
        }
        localCount = Math.min(localCount, other.localCount);
        for (int i = 0; i < localCount; i++) {
            locals[i] = VerificationTypes.merge(locals[i], other.locals[i]);
        }
    }

    /** Describes the first local or stack entry whose type is not assignable to that of the other state; null if all are. */
    String differenceTo(FrameState target) {
        if (depth != target.depth) {
            return "stack depth " + depth + " where " + target.depth + " is expected";
        }
        for (int i = 0; i < depth; i++) {
            if (!VerificationTypes.isAssignable(stack[i], target.stack[i])) {
                return "type of stack entry " + i;
            }
        }
        for (int i = 0; i < target.localCount; i++) {
            if (!VerificationTypes.isAssignable(local(i), target.locals[i])) {
                return "type of local " + i;
            }
        }
        return null;
    }

    /** Replaces a type in all locals and stack entries, as when a constructor has initialised a new object. */
    void replace(int type, int replacement) {
        for (int i = 0; i < localCount; i++) {
            if (locals[i] == type) {
                locals[i] = replacement;
            }
        }
        for (int i = 0; i < depth; i++) {
            if (stack[i] == type) {
                stack[i] = replacement;
            }
        }
    }

    /** The types of the locals as a stack map lists them: one for a long or double, without the tops at the end. */
    int[] mapLocals() {
        var types = new int[localCount];
        int count = 0;
        int end = 0;
        for (int i = 0; i < localCount; i++) {
            int type = locals[i];
            types[count++] = type;
            if (type != TOP) {
                end = count;
            }
            if (type == DOUBLE || type == VerificationTypes.LONG) {
                i++;
            }
        }
        return Arrays.copyOf(types, end);
    }
}
