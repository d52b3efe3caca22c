package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.TierAttachment;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;

/**
 * JVM code for a code block, from its start or from the head of one loop. It works on the interpreter's frame. Where an instruction can throw, call, suspend or exit,
 * the frame's pc is its offset, and at an exit the frame holds the live registers.
 */
public abstract class CompiledCode extends TierAttachment {
    /** The result of an activation that the interpreter must continue at the frame's pc. */
    public static final Object EXIT = new Object();

    static {
        // As long as one subclass is loaded, HotSpot compiles what runs code for this one, and discards it at the first
        // generated class. So there is a second one from the start.
        new CompiledCode() {
            @Override
            protected Object runCompiled(Frame frame) {
                return EXIT;
            }
        };
    }

    /**
     * Runs an entered frame from its pc: that of the unit or, in the entry unit of a generator or async function, one at which the frame was suspended.
     * Code that has no entry at the frame's pc returns {@link #EXIT} at once.
     *
     * @return the value of the completed function, a {@link Suspension}, null when a poll is due at a loop head, or {@link #EXIT}
     */
    protected abstract Object runCompiled(Frame frame);

    /** The most arguments that a direct call passes as the JVM's, and the most parameters of code for direct calls. */
    public static final int MOST_ARGUMENTS = 6;

    private DirectCallSite[] callSites = {};

    /** The places at which the code makes direct calls and may have no frame, in ascending order of their offsets. */
    public void callSites(DirectCallSite[] sites) {
        callSites = sites;
    }

    /** The call site at an offset in the JVM bytecode; null if there is none. */
    DirectCallSite callSiteAt(int offset) {
        for (int low = 0, high = callSites.length; low < high; ) {
            int middle = (low + high) >>> 1;
            int at = callSites[middle].offset();
            if (at == offset) return callSites[middle];
            if (at < offset) low = middle + 1;
            else high = middle;
        }
        return null;
    }

    /** Whether the exception handlers of the code run in it, after an exception has left {@link #runCompiled}, rather than in the dispatch loop. */
    protected boolean runsHandlers() {
        return false;
    }

    /** Whether the code has the methods for direct calls. */
    public boolean isCalledDirectly() {
        return false;
    }

    // Direct calls, by the number of arguments. An exception does not leave the frames that were entered in the call;
    // the code that catches it does.
    //
    // The context is null for a call, and the new target for a construction, which returns what the constructor
    // returns. If the code is run from its start for a frame that has been entered already, the context is this frame.

    Object call0(BytecodeFunction callee, Object context, Object thisValue) {
        throw notDirect(callee);
    }

    Object call1(BytecodeFunction callee, Object context, Object thisValue, Object a) {
        throw notDirect(callee);
    }

    Object call2(BytecodeFunction callee, Object context, Object thisValue, Object a, Object b) {
        throw notDirect(callee);
    }

    public Object call3(BytecodeFunction callee, Object context, Object thisValue, Object a, Object b, Object c) {
        throw notDirect(callee);
    }

    public Object call4(
            BytecodeFunction callee, Object context, Object thisValue, Object a, Object b, Object c, Object d) {
        throw notDirect(callee);
    }

    Object call5(
            BytecodeFunction callee,
            Object context,
            Object thisValue,
            Object a,
            Object b,
            Object c,
            Object d,
            Object e) {
        throw notDirect(callee);
    }

    Object call6(
            BytecodeFunction callee,
            Object context,
            Object thisValue,
            Object a,
            Object b,
            Object c,
            Object d,
            Object e,
            Object f) {
        throw notDirect(callee);
    }

    /** A direct call with any number of arguments. Takes over the array. */
    public Object callArray(BytecodeFunction callee, Object context, Object thisValue, Object[] arguments) {
        throw notDirect(callee);
    }

    /** A direct call with a range of an array as arguments. */
    final Object call(BytecodeFunction f, Object context, Object thisValue, Object[] r, int at, int count) {
        return switch (count) {
            case 0 -> call0(f, context, thisValue);
            case 1 -> call1(f, context, thisValue, r[at]);
            case 2 -> call2(f, context, thisValue, r[at], r[at + 1]);
            case 3 -> call3(f, context, thisValue, r[at], r[at + 1], r[at + 2]);
            case 4 -> call4(f, context, thisValue, r[at], r[at + 1], r[at + 2], r[at + 3]);
            case 5 -> call5(f, context, thisValue, r[at], r[at + 1], r[at + 2], r[at + 3], r[at + 4]);
            case 6 -> call6(f, context, thisValue, r[at], r[at + 1], r[at + 2], r[at + 3], r[at + 4], r[at + 5]);
            default -> callArray(f, context, thisValue, Arrays.copyOfRange(r, at, at + count));
        };
    }

    private static IllegalStateException notDirect(BytecodeFunction callee) {
        return new IllegalStateException("no direct calls of " + callee.givenName());
    }

    /**
     * Defines a hidden class of this package.
     *
     * @param classFile a subclass of CompiledCode with a constructor without parameters
     * @param classData what its {@code MethodHandles.classData} returns, null for nothing
     */
    public static CompiledCode define(byte[] classFile, Object classData) {
        try {
            var lookup = MethodHandles.lookup();
            var defined = classData == null
                    ? lookup.defineHiddenClass(classFile, true)
                    : lookup.defineHiddenClassWithClassData(classFile, classData, true);
            return (CompiledCode) defined.lookupClass().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
