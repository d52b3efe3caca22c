package dev.gyre.engine.runtime.object;

/** Stands in a slot for a property value that is made at its first read; see {@link Attributes#LAZY}. */
public abstract class LazyValue {
    /** The value (for an accessor property the {@link Accessor}); the holder then stores it in place of this. */
    protected abstract Object resolve(JsObject holder);

    /** Whether the value is made anew at every read and never stored. */
    protected boolean isLive() {
        return false;
    }
}
