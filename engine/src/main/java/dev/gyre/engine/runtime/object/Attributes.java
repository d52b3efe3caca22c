package dev.gyre.engine.runtime.object;

/** The bits of a property's attributes as shapes and elements store them. */
public final class Attributes {
    public static final int NONE = 0;
    public static final int WRITABLE = 1;
    public static final int ENUMERABLE = 2;
    public static final int CONFIGURABLE = 4;
    /** The slot has an {@link Accessor}. */
    public static final int ACCESSOR = 8;
    /** The slot may have a {@link LazyValue}, which every reader has to check for. */
    public static final int LAZY = 16;
    /**
     * A function or accessor of an intrinsic that is kept for the library when a program replaces or deletes it; see
     * {@link Originals}.
     */
    public static final int ORIGINAL = 32;
    /**
     * Only in unique shapes: the property has kept its first value, or undefined before it, and no inline cache stores to it. A store clears the attribute and invalidates
     * {@link Shape#constantCell}.
     */
    public static final int CONSTANT = 64;

    public static final int ALL = WRITABLE | ENUMERABLE | CONFIGURABLE;
    /** Writable and configurable: the attributes of builtin methods. */
    public static final int METHOD = WRITABLE | CONFIGURABLE;

    private Attributes() {}

    /** Whether a property has any of the attributes in {@code freedom}; WRITABLE does not apply to accessors. */
    public static boolean has(int attributes, int freedom) {
        return (attributes & ((attributes & ACCESSOR) != 0 ? freedom & ~WRITABLE : freedom)) != 0;
    }
}
