package dev.gyre.engine.runtime.object;

/**
 * A Number that compiled code overwrites in place, in a slot of one object (V8: mutable HeapNumber). It belongs to its slot and is no value: {@link JsObject} gives
 * all readers but compiled code a Double instead.
 */
public final class MutableNumber {
    private double value;

    public MutableNumber(double value) {
        this.value = value;
    }

    public double value() {
        return value;
    }

    public void value(double newValue) {
        value = newValue;
    }

    Double boxed() {
        return value;
    }
}
