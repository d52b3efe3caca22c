package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.Arrays;

/** Keys and attributes by slot number, with a hash index; slots are numbered in the order of creation. */
final class PropertyTable {
    private static final int DELETED = -1;

    /** Keys by slot; null where a property was deleted. */
    Object[] keys;

    byte[] attributes;
    /** Number of slots used, deleted ones included. */
    int count;

    int live;
    /** Whether any key is an array index above the Integer keys' range, which must be enumerated first. */
    boolean hasLargeIndex;
    /** Whether any string key is or was enumerable. */
    boolean hasEnumerable;
    /** Bits of the slots below 64 whose Numbers are in a {@link MutableNumber}; see {@link Shape#expectsNumber}. */
    long numberSlots;
    /** The same for those that have had ints in a {@link MutableInteger}; see {@link Shape#expectsInteger}. */
    long integerSlots;
    /** By slot, what depends on the values of properties that are {@link Attributes#CONSTANT}; null if nothing does. */
    private ValidityCell[] constantCells;
    /** Open addressing over slot + 1; 0 is free, -1 was deleted. The length is a power of two. */
    private int[] index;

    private int indexUsed;

    PropertyTable(int capacity) {
        keys = new Object[capacity];
        attributes = new byte[capacity];
        index = new int[indexLength(capacity)];
    }

    PropertyTable(PropertyTable source, int count) {
        int capacity = Math.max(4, count + (count >> 1));
        keys = new Object[capacity];
        attributes = new byte[capacity];
        System.arraycopy(source.keys, 0, keys, 0, count);
        System.arraycopy(source.attributes, 0, attributes, 0, count);
        this.count = count;
        hasLargeIndex = source.hasLargeIndex;
        hasEnumerable = source.hasEnumerable;
        long copied = count < Long.SIZE ? (1L << count) - 1 : -1;
        numberSlots = source.numberSlots & copied;
        integerSlots = source.integerSlots & copied;
        rebuildIndex();
    }

    private static int indexLength(int capacity) {
        return Math.max(8, Integer.highestOneBit(Math.max(1, capacity * 2 - 1)) << 1);
    }

    private static int spread(Object key) {
        // Similar names have similar hashes; without the multiplication they would form long runs, which slow down
        // linear probing.
        int h = key.hashCode() * 0x9E3779B9;
        return h ^ h >>> 16;
    }

    /** The slot of the key, or -1. */
    int find(Object key) {
        int[] index = this.index;
        int mask = index.length - 1;
        int at = spread(key) & mask;
        int entry;
        while ((entry = index[at]) != 0) {
            if (entry > 0) {
                Object candidate = keys[entry - 1];
                if (candidate == key || key.equals(candidate)) {
                    return entry - 1;
                }
            }
            at = at + 1 & mask;
        }
        return -1;
    }

    /** Appends a key, which must be absent. */
    int add(Object key, int attribute) {
        int slot = count;
        if (slot == keys.length) {
            int capacity = Math.max(4, slot * 2);
            keys = Arrays.copyOf(keys, capacity);
            attributes = Arrays.copyOf(attributes, capacity);
        }
        if ((indexUsed + 1) * 2 > index.length) {
            rebuildIndex();
        }
        keys[slot] = key;
        setAttributes(slot, attribute);
        count = slot + 1;
        live++;
        enter(key, slot);
        if (key instanceof String text && PropertyKey.isLargeArrayIndex(text)) {
            hasLargeIndex = true;
        }
        return slot;
    }

    /** Sets the attributes of a slot whose key is set. */
    void setAttributes(int slot, int attribute) {
        invalidateConstant(slot);
        attributes[slot] = (byte) attribute;
        if ((attribute & Attributes.ENUMERABLE) != 0 && keys[slot] instanceof String) {
            hasEnumerable = true;
        }
    }

    private void enter(Object key, int slot) {
        int mask = index.length - 1;
        int at = spread(key) & mask;
        while (index[at] > 0) {
            at = at + 1 & mask;
        }
        if (index[at] == 0) {
            indexUsed++;
        }
        index[at] = slot + 1;
    }

    void remove(Object key, int slot) {
        int mask = index.length - 1;
        int at = spread(key) & mask;
        while (index[at] != slot + 1) {
            at = at + 1 & mask;
        }
        index[at] = DELETED;
        invalidateConstant(slot);
        keys[slot] = null;
        live--;
    }

    private void rebuildIndex() {
        index = new int[indexLength(Math.max(keys.length, count + 1))];
        indexUsed = 0;
        live = 0;
        for (int slot = 0; slot < count; slot++) {
            if (keys[slot] != null) {
                enter(keys[slot], slot);
                live++;
            }
        }
    }

    // ---- constants

    /** Makes all properties but private ones constants. */
    void beginConstants() {
        for (int slot = 0; slot < count; slot++) if (canBeConstant(keys[slot])) attributes[slot] |= Attributes.CONSTANT;
    }

    /** Private names have inline caches of their own, which store to them in any case. */
    static boolean canBeConstant(Object key) {
        return !(key instanceof JsSymbol symbol && symbol.isPrivate());
    }

    /** The cell that is valid as long as the property in a slot keeps its value; null if it is no constant. */
    ValidityCell constantCell(int slot) {
        if ((attributes[slot] & (Attributes.CONSTANT | Attributes.LAZY)) != Attributes.CONSTANT) return null;
        if (constantCells == null) constantCells = new ValidityCell[keys.length];
        else if (slot >= constantCells.length) constantCells = Arrays.copyOf(constantCells, keys.length);
        if (constantCells[slot] == null) constantCells[slot] = new ValidityCell();
        return constantCells[slot];
    }

    /** The value in a slot has changed. */
    void changed(int slot, boolean fromUndefined) {
        invalidateConstant(slot);
        if (!fromUndefined) attributes[slot] &= ~Attributes.CONSTANT;
    }

    private void invalidateConstant(int slot) {
        if (constantCells == null || slot >= constantCells.length || constantCells[slot] == null) return;
        constantCells[slot].invalidate();
        constantCells[slot] = null;
    }

    /** Takes over the cells of a table with the same properties and values. */
    void takeConstants(PropertyTable source) {
        constantCells = source.constantCells;
    }

    /** A table without the deleted slots; the caller moves its values in the same way. */
    PropertyTable compacted() {
        for (int slot = 0; slot < count; slot++) invalidateConstant(slot);
        var result = new PropertyTable(Math.max(4, live + (live >> 1)));
        for (int slot = 0; slot < count; slot++) {
            if (keys[slot] != null) {
                result.add(keys[slot], attributes[slot]);
            }
        }
        return result;
    }
}
