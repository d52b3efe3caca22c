package dev.gyre.engine.jit.classfile;

import java.util.ArrayList;
import java.util.List;

/** The StackMapTable attribute of one method: the types at each target of a jump, encoded as differences from the previous frame. */
final class StackMapTable {
    /** One frame; its state changes while further labels are bound at the same position. */
    static final class Entry {
        final int position;
        FrameState state;

        Entry(int position, FrameState state) {
            this.position = position;
            this.state = state;
        }
    }

    private final List<Entry> entries = new ArrayList<>();
    private final VerificationTypes types;
    private final ConstantPool pool;

    StackMapTable(VerificationTypes types, ConstantPool pool) {
        this.types = types;
        this.pool = pool;
    }

    /** Adds the frame of a position, or replaces its state if there is one already. Positions never decrease. */
    Entry at(int position, FrameState state) {
        if (!entries.isEmpty() && entries.getLast().position == position) {
            entries.getLast().state = state;
        } else {
            entries.add(new Entry(position, state));
        }
        return entries.getLast();
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    /** Appends the attribute without its name. */
    void writeTo(ByteBuilder out, FrameState start) {
        int lengthAt = out.size();
        out.u4(0);
        out.u2(entries.size());
        int previousPosition = -1;
        var previous = start.mapLocals();
        for (var entry : entries) {
            var locals = entry.state.mapLocals();
            write(out, entry.position - previousPosition - 1, previous, locals, entry.state);
            previousPosition = entry.position;
            previous = locals;
        }
        out.putU4(lengthAt, out.size() - lengthAt - 4);
    }

    private void write(ByteBuilder out, int delta, int[] previous, int[] locals, FrameState state) {
        int more = locals.length - previous.length;
        boolean samePrefix = samePrefix(previous, locals);
        if (samePrefix && more == 0 && state.depth == 0) {
            if (delta < 64) {
                out.u1(delta);
            } else {
                out.u1(251);
                out.u2(delta);
            }
        } else if (samePrefix && more == 0 && state.depth == 1) {
            if (delta < 64) {
                out.u1(64 + delta);
            } else {
                out.u1(247);
                out.u2(delta);
            }
            writeType(out, state.stack[0]);
        } else if (samePrefix && more >= -3 && more <= 3 && state.depth == 0) {
            out.u1(251 + more);
            out.u2(delta);
            for (int i = previous.length; i < locals.length; i++) {
                writeType(out, locals[i]);
            }
        } else {
            out.u1(255);
            out.u2(delta);
            out.u2(locals.length);
            for (int type : locals) {
                writeType(out, type);
            }
            out.u2(state.depth);
            for (int i = 0; i < state.depth; i++) {
                writeType(out, state.stack[i]);
            }
        }
    }

    private static boolean samePrefix(int[] a, int[] b) {
        for (int i = Math.min(a.length, b.length) - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    private void writeType(ByteBuilder out, int type) {
        out.u1(type & 0xff);
        if (VerificationTypes.isClass(type)) {
            out.u2(pool.class_(types.className(type)));
        } else if (VerificationTypes.isUninitialized(type) && type != VerificationTypes.UNINITIALIZED_THIS) {
            out.u2(type >>> 8);
        }
    }
}
