package dev.gyre.engine.runtime.object;

/** The bits of a property's attributes as shapes and elements store them. */
public final class Attributes {
    public static final int NONE = 0;
    public static final int WRITABLE = 1;
    public static final int ENUMERABLE = 2;
    public static final int CONFIGURABLE = 4;
    /** The slot holds an {@link Accessor}. */
    public static final int ACCESSOR = 8;
    /** The slot may hold a {@link LazyValue}, which every reader has to check for. */
    public static final int LAZY = 16;
    /** An intrinsic's own function or accessor, kept for the library when a program replaces or deletes it; see {@link Originals}. */
    public static final int ORIGINAL = 32;

    public static final int ALL = WRITABLE | ENUMERABLE | CONFIGURABLE;
    /** Writable and configurable: what methods of builtin objects have. */
    public static final int METHOD = WRITABLE | CONFIGURABLE;

    private Attributes() {}

    /** Whether a property has any of the attributes of {@code freedom}; what is written to an accessor does not change it. */
    static boolean has(int attributes, int freedom) {
        return (attributes & ((attributes & ACCESSOR) != 0 ? freedom & ~WRITABLE : freedom)) != 0;
    }
}
