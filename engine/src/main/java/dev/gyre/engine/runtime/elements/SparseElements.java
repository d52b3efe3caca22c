package dev.gyre.engine.runtime.elements;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.util.Arrays;

/** Elements in a hash table, each with attributes: for few elements at large indices, accessors and restricted attributes. */
public final class SparseElements extends Elements {
    private static final int FREE = -1;
    private static final int DELETED = -2;

    /** From this number of keys on they are sorted by digits of so many bits. */
    private static final int RADIX_LENGTH = 1 << 12, DIGIT_BITS = 11, DIGIT = (1 << DIGIT_BITS) - 1;

    /** Sorting a key takes as long as copying so many bytes. */
    private static final long SORTED_BYTES = 64;

    /** The entries whose hashes begin with the same bits, in a table of their own, so that no insertion moves more than those of one segment. */
    private static final class Segment {
        private static final int LEAST = 16, MOST = 1 << 12;

        /** The number of bits. */
        private final int depth;

        private int[] keys;
        private Object[] values;
        private byte[] attributes;
        private int used;
        private int live;

        Segment(int depth, int capacity) {
            this.depth = depth;
            allocate(capacity);
        }

        private void allocate(int capacity) {
            keys = new int[capacity];
            Arrays.fill(keys, FREE);
            values = new Object[capacity];
            attributes = new byte[capacity];
            used = 0;
            live = 0;
        }

        int position(int index, int hash) {
            int mask = keys.length - 1;
            int at = (hash ^ hash >>> 16) & mask;
            int key;
            while ((key = keys[at]) != FREE) {
                if (key == index) return at;
                at = at + 1 & mask;
            }
            return -1;
        }

        boolean isFull() {
            return used * 4 > keys.length * 3;
        }

        /** Adds a key that is not there; returns its position. */
        int add(int index, int hash) {
            int mask = keys.length - 1;
            int at = (hash ^ hash >>> 16) & mask;
            while (keys[at] != FREE) at = at + 1 & mask;
            keys[at] = index;
            used++;
            live++;
            return at;
        }

        private void add(Segment from, int at) {
            int added = add(from.keys[at], hash(from.keys[at]));
            values[added] = from.values[at];
            attributes[added] = from.attributes[at];
        }

        /** A table for the live entries with room for more. */
        Segment resized() {
            var larger = new Segment(depth, Math.max(LEAST, Integer.highestOneBit(Math.max(live, 4) * 2) * 2));
            for (int at = 0; at < keys.length; at++) if (keys[at] >= 0) larger.add(this, at);
            return larger;
        }

        /** The live entries whose next bit is 0 or 1. */
        Segment half(int bit) {
            var half = new Segment(depth + 1, MOST);
            for (int at = 0; at < keys.length; at++)
                if (keys[at] >= 0 && (hash(keys[at]) >>> Integer.SIZE - 1 - depth & 1) == bit) half.add(this, at);
            return half;
        }
    }

    /** Segments grow instead of being split from this depth on, which indices reach only if they are chosen for it. */
    private static final int MOST_BITS = 18;

    /** By the first bits of the hash: a segment of less depth is at several successive places. */
    private Segment[] directory = {new Segment(0, Segment.LEAST)};

    private int bits;
    private int live;
    /** One more than the greatest index since the last truncation. */
    private int bound;
    /** The number of elements whose attributes are not {@link Attributes#ALL}. */
    private int restricted;
    /** The live keys in ascending order, until one is added or removed. */
    private int[] sorted;
    /** The live keys while they are being sorted, until one is added or removed. */
    private int[] sorting;

    SparseElements() {}

    private static int hash(int index) {
        return index * 0x9E3779B9;
    }

    private int place(int hash) {
        return hash >>> 1 >>> Integer.SIZE - 1 - bits;
    }

    private void changed() {
        sorted = null;
        sorting = null;
    }

    @Override
    public Object get(int index) {
        int hash = hash(index);
        Segment segment = directory[place(hash)];
        int at = segment.position(index, hash);
        return at < 0 ? null : segment.values[at];
    }

    @Override
    public int attributes(int index) {
        int hash = hash(index);
        Segment segment = directory[place(hash)];
        int at = segment.position(index, hash);
        return at < 0 ? -1 : segment.attributes[at];
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
        if (restricted != live) return false;
        for (int i = 0; i < directory.length; i = next(i)) {
            Segment segment = directory[i];
            for (int at = 0; at < segment.keys.length; at++)
                if (segment.keys[at] >= 0 && Attributes.has(segment.attributes[at], freedom)) return false;
        }
        return true;
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
        boolean grown = insert(index, value, newAttributes);
        return grown && isDense() ? toDense() : this;
    }

    /** Returns whether a table has grown. */
    boolean insert(int index, Object value, int newAttributes) {
        int hash = hash(index);
        Segment segment = directory[place(hash)];
        int at = segment.position(index, hash);
        boolean grows = false;
        if (at >= 0) {
            restricted -= segment.attributes[at] != Attributes.ALL ? 1 : 0;
        } else {
            while (segment.isFull()) {
                grow(segment, place(hash));
                segment = directory[place(hash)];
                grows = true;
            }
            at = segment.add(index, hash);
            live++;
            changed();
            bound = Math.max(bound, index + 1);
        }
        restricted += newAttributes != Attributes.ALL ? 1 : 0;
        segment.values[at] = value;
        segment.attributes[at] = (byte) newAttributes;
        return grows;
    }

    /** Makes room in a segment, which is at a place of the directory. */
    private void grow(Segment segment, int place) {
        boolean splits =
                segment.keys.length >= Segment.MOST && segment.live >= Segment.MOST >> 1 && segment.depth < MOST_BITS;
        if (splits && segment.depth == bits) {
            var doubled = new Segment[directory.length * 2];
            for (int i = 0; i < doubled.length; i++) doubled[i] = directory[i >> 1];
            directory = doubled;
            bits++;
            place *= 2;
        }
        int places = 1 << bits - segment.depth;
        int first = place & -places;
        if (!splits) {
            Arrays.fill(directory, first, first + places, segment.resized());
            return;
        }
        int middle = first + places / 2;
        Arrays.fill(directory, first, middle, segment.half(0));
        Arrays.fill(directory, middle, first + places, segment.half(1));
    }

    /** The place of the segment after the one at a place. */
    private int next(int place) {
        return place + (1 << bits - directory[place].depth);
    }

    /** Whether all are plain and at least half of the range is present. */
    private boolean isDense() {
        return restricted == 0 && live > bound >> 1;
    }

    private Elements toDense() {
        var dense = new ObjectElements(bound + (bound >> 1));
        for (int index : indices()) {
            dense = (ObjectElements) dense.put(index, get(index));
        }
        return dense;
    }

    @Override
    public Elements remove(int index) {
        int hash = hash(index);
        Segment segment = directory[place(hash)];
        int at = segment.position(index, hash);
        if (at >= 0) {
            restricted -= segment.attributes[at] != Attributes.ALL ? 1 : 0;
            segment.keys[at] = DELETED;
            segment.values[at] = null;
            segment.live--;
            live--;
            changed();
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

    /** Many are sorted as {@link SurroundingAgent#work}: other JavaScript that runs meanwhile may change the elements, not the result. */
    public int[] indicesByWork() {
        if (sorted != null || live < RADIX_LENGTH) return indices();
        int[] unsorted = unsorted();
        int greatest = bound - 1;
        sorting = unsorted;
        int[] result = SurroundingAgent.work(live * SORTED_BYTES, () -> sortByDigits(unsorted, greatest));
        if (sorting == unsorted) sorted = result;
        return result;
    }

    @Override
    public int[] indices() {
        if (sorted == null) {
            int[] result = unsorted();
            sorted = result.length < RADIX_LENGTH ? sort(result) : sortByDigits(result, bound - 1);
        }
        return sorted;
    }

    private int[] unsorted() {
        var result = new int[live];
        int count = 0;
        for (int i = 0; i < directory.length; i = next(i)) {
            for (int key : directory[i].keys) {
                if (key >= 0) result[count++] = key;
            }
        }
        return result;
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
            if (attributes(i) >= 0) {
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
            if (attributes(i) >= 0) {
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
