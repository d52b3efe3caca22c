package dev.gyre.engine.runtime.object;

/** A cell for doubles, and for ints where a double is expected. */
public final class MutableNumber extends NumberCell {
    /** Only compiled code accesses it from outside. */
    public double value;

    public MutableNumber(double value) {
        this.value = value;
    }

    public double value() {
        return value;
    }

    public void value(double newValue) {
        value = newValue;
    }

    @Override
    public Number boxed() {
        return value;
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
}
