package dev.gyre.engine.runtime.object;

/**
 * A Number that stores overwrite in place, in a slot of one object or scope (V8: mutable HeapNumber). It belongs to its slot and is no value: all readers but compiled
 * code get a Double or an Integer instead.
 */
public abstract sealed class NumberCell permits MutableNumber, MutableInteger {
    /** The Number as a value. */
    public abstract Number boxed();

    /** The value that a slot's content stands for. */
    public static Object unwrapped(Object stored) {
        return stored instanceof NumberCell cell ? cell.boxed() : stored;
    }

    /**
     * Unwraps cells and boxes an int that the JDK does not keep, of which HotSpot takes note. Without that, it compiles the interpreter for slots that have no
     * cells and for ints of at least -128, and discards all of it, when it is needed most, at the first other one.
     */
    public static void note() {
        unwrapped(new MutableNumber(0));
        unwrapped(new MutableInteger(0));
        unwrapped(Integer.MIN_VALUE);
    }

    /** Stores a Number in the slot's cell, if it has one that can hold it or is to have one from now on; otherwise returns false without an effect. */
    static boolean keeps(JsObject object, int slot, Number value) {
        if (!(value instanceof Double || value instanceof Integer)) return false;
        Object before = object.storedInSlot(slot);
        if (before instanceof MutableNumber number) {
            number.value(value.doubleValue());
            return true;
        }
        if (before instanceof MutableInteger cell && value instanceof Integer number) {
            cell.value(number);
            return true;
        }
        if (value instanceof Double && isNumber(before)) object.shape().numberChanges(slot);
        if (!object.shape().expectsNumber(slot)) return false;
        object.putInSlot(slot, new MutableNumber(value.doubleValue()));
        return true;
    }

    private static boolean isNumber(Object stored) {
        return stored instanceof Double || stored instanceof Integer || stored instanceof MutableInteger;
    }

    /** What a slot of a copy of the object or scope has, since each cell belongs to one slot, where the original's has {@code stored}. */
    public static Object copied(Object stored) {
        if (stored instanceof MutableNumber number) return new MutableNumber(number.value());
        return unwrapped(stored);
    }
}
