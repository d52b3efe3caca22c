package dev.gyre.engine.interpreter;

import java.util.List;

/**
 * A direct call in compiled code whose activations may have no frame. Says where the JVM's stack frame has what a stack trace shows of them.
 *
 * @param offset that of the call instruction in the JVM bytecode
 * @param callers the activation that calls, and then those around it in which it is inlined
 */
public record DirectCallSite(int offset, List<Caller> callers) {
    /** The local with the frame of the outermost activation; null if no activation has a frame. */
    public static final int FRAME = 11;

    /**
     * An activation that calls.
     *
     * @param pc the offset of its call
     * @param function the JVM local with the function
     * @param context the JVM local with the new target of a construction or null; negative for a call
     * @param thisValue the JVM local with the this value
     */
    public record Caller(int pc, int function, int context, int thisValue) {}
}
