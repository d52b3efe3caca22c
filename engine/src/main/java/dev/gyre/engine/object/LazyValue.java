package dev.gyre.engine.object;

/** Stands in a slot for a property value that is made at its first read; see {@link Attributes#LAZY}. */
public abstract class LazyValue {
    /** The value (for an accessor property the {@link Accessor}); the holder then stores it in place of this. */
    protected abstract Object resolve(JsObject holder);
}
