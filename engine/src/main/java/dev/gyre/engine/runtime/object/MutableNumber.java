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

    /** The value that a slot's content stands for. */
    static Object unwrapped(Object stored) {
        return stored instanceof MutableNumber number ? (Double) number.value : stored;
    }

    /**
     * Unwraps one, of which HotSpot takes note. Without that, it compiles the interpreter for slots that have none, and discards all of it, when it is needed
     * most, at the first one that compiled code creates.
     */
    public static void note() {
        unwrapped(new MutableNumber(0));
    }

    /** What a slot that expects Numbers has for a value. */
    static Object storing(Object value) {
        return value instanceof Double || value instanceof Integer
                ? new MutableNumber(((Number) value).doubleValue())
                : value;
    }

    /** What a slot of a copy has where the original's has {@code stored}. */
    static Object copied(Object stored) {
        return stored instanceof MutableNumber number ? new MutableNumber(number.value) : stored;
    }
}
