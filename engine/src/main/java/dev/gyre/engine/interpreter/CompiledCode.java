package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.TierAttachment;
import java.lang.invoke.MethodHandles;

/**
 * JVM code for one {@link CompilationUnit}. It works on the interpreter's frame: wherever something can throw, call, suspend or exit, the frame's pc is
 * that of the instruction, and at an exit the live registers are in the frame.
 */
public abstract class CompiledCode extends TierAttachment {
    /** The result of an activation that the interpreter has to continue at the frame's pc. */
    public static final Object EXIT = new Object();

    /**
     * Runs an entered frame from its pc: that of the unit or, in the entry unit of a generator or async function, one at which the frame was suspended.
     * Code that has no entry at the frame's pc returns {@link #EXIT} at once.
     *
     * @return the value of the completed function, a {@link Suspension}, null when a poll is due at a loop head, or {@link #EXIT}
     */
    abstract Object run(Frame frame);

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
