package dev.gyre.engine.runtime.value;

/** The value null. */
public final class Null {
    public static final Null INSTANCE = new Null();

    private Null() {}

    @Override
    public String toString() {
        return "null";
    }
}
