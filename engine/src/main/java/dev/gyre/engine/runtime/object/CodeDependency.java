package dev.gyre.engine.runtime.object;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;

/**
 * Whether a {@link ValidityCell} is valid, for compiled code. C2 takes the target of a constant call site for a constant and discards the code when it changes, so
 * that {@link #isValid} costs nothing.
 */
public final class CodeDependency extends MutableCallSite {
    private static final MethodHandle VALID = MethodHandles.constant(boolean.class, true);
    private static final MethodHandle INVALID = MethodHandles.constant(boolean.class, false);

    CodeDependency() {
        super(VALID);
    }

    public boolean isValid() {
        return getTarget() == VALID;
    }

    void invalidate() {
        setTarget(INVALID);
    }
}
