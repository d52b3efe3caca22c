package dev.gyre.engine.runtime.value;

/** The value undefined. */
public final class Undefined {
    public static final Undefined INSTANCE = new Undefined();

    private Undefined() {}

    @Override
    public String toString() {
        return "undefined";
    }
}
