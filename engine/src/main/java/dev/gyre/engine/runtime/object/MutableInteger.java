package dev.gyre.engine.runtime.object;

/**
 * A cell for ints. Only compiled code makes them, where it replaces an int by one that Java would allocate a box for, so that they take no more memory than boxes.
 */
public final class MutableInteger extends NumberCell {
    /** The ints of which Java keeps the boxes. */
    private static final int LEAST_KEPT = -128, MOST_KEPT = 127;

    /** Only compiled code accesses it from outside. */
    public int value;

    public MutableInteger(int value) {
        this.value = value;
    }

    public int value() {
        return value;
    }

    public void value(int newValue) {
        value = newValue;
    }

    @Override
    public Number boxed() {
        return value;
    }

    /** Whether Java keeps the box of an int. */
    public static boolean isKept(int value) {
        return LEAST_KEPT <= value && value <= MOST_KEPT;
    }

    /** For compiled code: stores an int in a slot without such a cell, which may get one. */
    public static void store(JsObject object, int slot, int value) {
        Object before = object.storedInSlot(slot);
        if (before instanceof MutableNumber number) {
            number.value(value);
        } else if (before instanceof Integer && !isKept(value)) {
            object.shape().integerChanges(slot);
            object.putInSlot(slot, new MutableInteger(value));
        } else {
            object.putInSlot(slot, value);
        }
    }
}
