package dev.gyre.engine.runtime.object;

/**
 * A Number that stores overwrite in place, in a slot of one object (V8: mutable HeapNumber). It belongs to its slot and is no value: {@link JsObject} gives
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

    /** Stores a Number in the slot's MutableNumber, if it has one or is to have one from now on; otherwise returns false without an effect. */
    static boolean keeps(JsObject object, int slot, Number value) {
        if (!(value instanceof Double || value instanceof Integer)) return false;
        Object before = object.storedInSlot(slot);
        if (before instanceof MutableNumber number) {
            number.value = value.doubleValue();
            return true;
        }
        if (value instanceof Double && (before instanceof Double || before instanceof Integer))
            object.shape().numberChanges(slot);
        if (!object.shape().expectsNumber(slot)) return false;
        object.putInSlot(slot, new MutableNumber(value.doubleValue()));
        return true;
    }

    /** For compiled code: gives a slot without a MutableNumber one. */
    public static void create(JsObject object, int slot, double value) {
        object.shape().numberChanges(slot);
        object.putInSlot(slot, new MutableNumber(value));
    }

    /** What a slot that expects Numbers has for a value. */
    static Object storing(Object value) {
        return value instanceof Double || value instanceof Integer
                ? new MutableNumber(((Number) value).doubleValue())
                : value;
    }

    /** What a slot of a copy has, since each MutableNumber belongs to one slot, where the original's has {@code stored}. */
    static Object copied(Object stored) {
        return stored instanceof MutableNumber number ? new MutableNumber(number.value) : stored;
    }
}
