package dev.gyre.engine.runtime.object;

import java.lang.invoke.VarHandle;

/**
 * True as long as something that caches and compiled code rely on has not changed: the structure of one prototype and the prototypes above it, or the value of one
 * property. Once false it stays false.
 */
public final class ValidityCell {
    private boolean valid = true;
    /** Null until compiled code depends on the cell. */
    private volatile CodeDependency dependency;

    public boolean isValid() {
        return valid;
    }

    /** What compiled code asks instead of {@link #isValid}. The compiler's thread may call this. */
    public CodeDependency dependency() {
        if (dependency == null) {
            dependency = new CodeDependency();
            // Either this thread sees that the cell is invalid, or the thread that invalidates it sees the dependency.
            VarHandle.fullFence();
            if (!valid) dependency.invalidate();
        }
        return dependency;
    }

    /** Only the thread of the agent calls this. */
    public void invalidate() {
        valid = false;
        VarHandle.fullFence();
        CodeDependency existing = dependency;
        if (existing != null) existing.invalidate();
    }
}
