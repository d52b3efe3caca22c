package dev.gyre.engine.runtime.elements;

import dev.gyre.engine.runtime.object.Attributes;

/**
 * The indexed properties of an object, for indices 0 to 2^31 - 2. Mutators return the elements that the object holds from then on.
 *
 * <p>All but {@link SparseElements} and {@link FixedElements} hold plain data properties with all attributes.
 */
public abstract class Elements {
    /** Elements become sparse when an index is further than this beyond the end. */
    static final int MAXIMUM_GAP = 1024;
    /** Arrays created with a greater length get no storage up front. */
    static final int MAXIMUM_INITIAL_CAPACITY = 1 << 25;

    /** The stored value, null for a hole; an Accessor if the attributes mark it as one. */
    public abstract Object get(int index);

    public boolean has(int index) {
        return get(index) != null;
    }

    /** One more than the greatest index that may be present. */
    public abstract int size();

    /** The attributes at an index, -1 for a hole. */
    public int attributes(int index) {
        return get(index) == null ? -1 : Attributes.ALL;
    }

    /** Whether all present elements are writable data properties, so that storing to one that is present needs no check. */
    public boolean isPlain() {
        return true;
    }

    /** Whether no element has any of these attributes; being writable does not count for accessors. */
    public boolean isRestricted(int freedom) {
        return nextPresent(0) < 0;
    }

    /** Whether every index below size() is present. */
    public boolean isPacked() {
        return false;
    }

    /** Stores a plain data element, new or in place of a plain one. */
    public abstract Elements put(int index, Object value);

    /** Stores an element with attributes. */
    public Elements put(int index, Object value, int attributes) {
        if (attributes == Attributes.ALL) {
            return put(index, value);
        }
        return toSparse().put(index, value, attributes);
    }

    public abstract Elements remove(int index);

    /** Removes all elements from an index on; the caller has checked that all are configurable. */
    public abstract Elements truncate(int newSize);

    /** The indices present, ascending. */
    public int[] indices() {
        int size = size();
        var result = new int[size];
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (has(i)) {
                result[count++] = i;
            }
        }
        return count == size ? result : java.util.Arrays.copyOf(result, count);
    }

    /** The least index present from {@code from} on, -1 if there is none. */
    public int nextPresent(int from) {
        int size = size();
        for (int i = from; i < size; i++) {
            if (get(i) != null) {
                return i;
            }
        }
        return -1;
    }

    /** The greatest index present up to {@code from}, -1 if there is none. */
    public int previousPresent(int from) {
        for (int i = Math.min(from, size() - 1); i >= 0; i--) {
            if (get(i) != null) {
                return i;
            }
        }
        return -1;
    }

    /** Whether there is no element at all. */
    public boolean isEmpty() {
        return size() == 0;
    }

    SparseElements toSparse() {
        var result = new SparseElements();
        int size = size();
        for (int i = 0; i < size; i++) {
            Object value = get(i);
            if (value != null) {
                result.insert(i, value, attributes(i));
            }
        }
        return result;
    }

    /** The first elements of an object for a value stored at an index. */
    static Elements first(int index, Object value, int capacityHint) {
        if (index != 0) {
            return index < capacityHint || index <= MAXIMUM_GAP
                    ? new ObjectElements(Math.max(capacityHint, 4)).put(index, value)
                    : new SparseElements().put(index, value);
        }
        return of(Math.max(capacityHint, 4), value).put(0, value);
    }

    /** Empty dense elements of the kind of a value, or of any values. */
    static Elements of(int capacity, Object exampleOrNull) {
        if (exampleOrNull instanceof Integer) {
            return new IntElements(capacity);
        }
        if (exampleOrNull instanceof Double) {
            return new DoubleElements(capacity);
        }
        return new ObjectElements(capacity);
    }

    /**
     * Empty elements to which {@link #movedTo} can move these; null where there is such a capacity already or none is possible. Can be called on any thread.
     *
     * @param exampleOrNull a value that will be stored next
     */
    public Elements roomFor(int capacity, Object exampleOrNull) {
        return null;
    }

    /** Elements with the capacity of room that {@link #roomFor} has made, and with the content of these. */
    public Elements movedTo(Elements room) {
        return this;
    }

    /** Whether a dense array of this size should grow to contain an index. */
    static boolean staysDense(int size, int capacity, int index) {
        return index < capacity || index - size <= MAXIMUM_GAP || index < size + (size >> 1);
    }

    static int grownCapacity(int needed) {
        long grown = needed + (needed >> 1) + 16L;
        return (int) Math.min(grown, Integer.MAX_VALUE - 8);
    }
}
