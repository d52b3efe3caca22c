package dev.gyre.engine.runtime.elements;

import dev.gyre.engine.runtime.object.Attributes;
import java.util.Arrays;

/** Elements in a hash table, each with attributes: for few elements at large indices, accessors and restricted attributes. */
public final class SparseElements extends Elements {
    private static final int FREE = -1;
    private static final int DELETED = -2;

    /** From this number of keys on they are sorted by digits of so many bits. */
    private static final int RADIX_LENGTH = 1 << 12, DIGIT_BITS = 11, DIGIT = (1 << DIGIT_BITS) - 1;

    private int[] keys;
    private Object[] values;
    private byte[] attributes;
    private int used;
    private int live;
    /** One more than the greatest index since the last truncation. */
    private int bound;
    /** The number of elements whose attributes are not {@link Attributes#ALL}. */
    private int restricted;
    /** The live keys in ascending order, until one is added or removed. */
    private int[] sorted;

    SparseElements() {
        allocate(16);
    }

    private void allocate(int capacity) {
        keys = new int[capacity];
        Arrays.fill(keys, FREE);
        values = new Object[capacity];
        attributes = new byte[capacity];
        used = 0;
        live = 0;
        restricted = 0;
    }

    private static int spread(int index) {
        int h = index * 0x9E3779B9;
        return h ^ h >>> 16;
    }

    private int position(int index) {
        int mask = keys.length - 1;
        int at = spread(index) & mask;
        int key;
        while ((key = keys[at]) != FREE) {
            if (key == index) {
                return at;
            }
            at = at + 1 & mask;
        }
        return -1;
    }

    @Override
    public Object get(int index) {
        int at = position(index);
        return at < 0 ? null : values[at];
    }

    @Override
    public int attributes(int index) {
        int at = position(index);
        return at < 0 ? -1 : attributes[at];
    }

    @Override
    public int size() {
        return bound;
    }

    @Override
    public boolean isEmpty() {
        return live == 0;
    }

    @Override
    public boolean isRestricted(int freedom) {
        for (int at = 0; restricted == live && at < keys.length; at++) {
            if (keys[at] >= 0 && Attributes.has(attributes[at], freedom)) {
                return false;
            }
        }
        return restricted == live;
    }

    @Override
    public boolean isPlain() {
        return restricted == 0;
    }

    @Override
    public Elements put(int index, Object value) {
        return put(index, value, Attributes.ALL);
    }

    @Override
    public Elements put(int index, Object value, int newAttributes) {
        insert(index, value, newAttributes);
        return used * 4 > keys.length * 3 ? rehashed() : this;
    }

    void insert(int index, Object value, int newAttributes) {
        int at = position(index);
        if (at >= 0) {
            restricted -= attributes[at] != Attributes.ALL ? 1 : 0;
        } else {
            if (used * 4 > keys.length * 3) {
                resize();
            }
            int mask = keys.length - 1;
            at = spread(index) & mask;
            while (keys[at] != FREE) {
                at = at + 1 & mask;
            }
            keys[at] = index;
            used++;
            live++;
            sorted = null;
            bound = Math.max(bound, index + 1);
        }
        restricted += newAttributes != Attributes.ALL ? 1 : 0;
        values[at] = value;
        attributes[at] = (byte) newAttributes;
    }

    private void resize() {
        int[] oldKeys = keys;
        Object[] oldValues = values;
        byte[] oldAttributes = attributes;
        allocate(Math.max(16, Integer.highestOneBit(Math.max(live, 4) * 2) * 2));
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] >= 0) {
                insert(oldKeys[i], oldValues[i], oldAttributes[i]);
            }
        }
    }

    /** Returns dense elements if at least half of the range is present and all are plain; otherwise a larger table. */
    private Elements rehashed() {
        if (restricted == 0 && live > bound >> 1) {
            var dense = new ObjectElements(bound + (bound >> 1));
            for (int index : indices()) {
                dense = (ObjectElements) dense.put(index, get(index));
            }
            return dense;
        }
        resize();
        return this;
    }

    @Override
    public Elements remove(int index) {
        int at = position(index);
        if (at >= 0) {
            restricted -= attributes[at] != Attributes.ALL ? 1 : 0;
            keys[at] = DELETED;
            values[at] = null;
            live--;
            sorted = null;
        }
        return this;
    }

    @Override
    public Elements truncate(int newSize) {
        if (newSize == 0) {
            return EmptyElements.INSTANCE;
        }
        int[] present = indices();
        for (int i = present.length - 1; i >= 0 && present[i] >= newSize; i--) {
            remove(present[i]);
        }
        bound = Math.min(bound, newSize);
        return this;
    }

    @Override
    public int[] indices() {
        if (sorted == null) {
            var result = new int[live];
            int count = 0;
            for (int key : keys) {
                if (key >= 0) {
                    result[count++] = key;
                }
            }
            sorted = result.length < RADIX_LENGTH ? sort(result) : sortByDigits(result, bound - 1);
        }
        return sorted;
    }

    private static int[] sort(int[] indices) {
        Arrays.sort(indices);
        return indices;
    }

    /** Sorts many indices of at most a given value digit by digit, which takes linear time. */
    private static int[] sortByDigits(int[] indices, int greatest) {
        int[] from = indices;
        var to = new int[indices.length];
        for (int shift = 0; shift < Integer.SIZE && greatest >>> shift != 0; shift += DIGIT_BITS) {
            var starts = new int[(1 << DIGIT_BITS) + 1];
            for (int index : from) starts[(index >>> shift & DIGIT) + 1]++;
            for (int digit = 1; digit < starts.length; digit++) starts[digit] += starts[digit - 1];
            for (int index : from) to[starts[index >>> shift & DIGIT]++] = index;
            int[] ordered = to;
            to = from;
            from = ordered;
        }
        return from;
    }

    @Override
    public int nextPresent(int from) {
        // Deletions and additions during an enumeration must not sort the keys at each step, so first as many indices
        // are probed as there are keys to sort.
        int end = sorted != null ? from : Math.min(bound, from + Math.min(live, bound - from));
        for (int i = from; i < end; i++) {
            if (position(i) >= 0) {
                return i;
            }
        }
        int at = insertionPoint(end);
        return at < sorted.length ? sorted[at] : -1;
    }

    @Override
    public int previousPresent(int from) {
        int end = sorted != null ? from : Math.max(-1, from - live);
        for (int i = from; i > end; i--) {
            if (position(i) >= 0) {
                return i;
            }
        }
        int at = insertionPoint(end + 1) - 1;
        return at >= 0 ? sorted[at] : -1;
    }

    /** The number of live keys less than an index. */
    private int insertionPoint(int index) {
        int at = Arrays.binarySearch(indices(), index);
        return at < 0 ? -at - 1 : at;
    }

    @Override
    SparseElements toSparse() {
        return this;
    }
}
