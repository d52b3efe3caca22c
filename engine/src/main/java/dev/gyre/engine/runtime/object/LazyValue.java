package dev.gyre.engine.runtime.object;

/** A placeholder in a slot for a property value that is computed when first read; see {@link Attributes#LAZY}. */
public abstract class LazyValue {
    /** Computes the value, for an accessor property the {@link Accessor}; the holder then stores it in the slot. */
    protected abstract Object resolve(JsObject holder);

    /** Whether the value is computed at every read and never stored. */
    protected boolean isLive() {
        return false;
    }
}
