package dev.gyre.engine.runtime.object;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;

/**
 * Whether a {@link ValidityCell} is valid, for compiled code. C2 takes the target of a constant call site for a constant and discards the code when it changes, so
 * that comparing it with {@link #VALID} costs nothing.
 */
public final class CodeDependency extends MutableCallSite {
    /** The target as long as the cell is valid. */
    public static final MethodHandle VALID = MethodHandles.constant(boolean.class, true);

    private static final MethodHandle INVALID = MethodHandles.constant(boolean.class, false);

    CodeDependency() {
        super(VALID);
    }

    void invalidate() {
        setTarget(INVALID);
    }
}
