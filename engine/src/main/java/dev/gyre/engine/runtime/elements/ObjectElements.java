package dev.gyre.engine.runtime.elements;

import java.util.Arrays;

/** Elements of any values; null is a hole. */
public final class ObjectElements extends Elements {
    private Object[] array;
    /** Index 0 is at array[offset], so that shift() moves nothing. */
    private int offset;

    private int size;
    /** The number of holes below size; may be too high, but 0 is exact. */
    private int holes;
    /** The number of holes that values have filled. */
    private int filled;

    public ObjectElements(int capacity) {
        array = new Object[capacity];
    }

    /** Takes over the array, whose first {@code size} values are not holes. */
    public ObjectElements(Object[] array, int size) {
        this.array = array;
        this.size = size;
    }

    public Object[] array() {
        return array;
    }

    public int offset() {
        return offset;
    }

    @Override
    public Object get(int index) {
        return index < size ? array[offset + index] : null;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean isPacked() {
        return holes == 0;
    }

    @Override
    public Elements put(int index, Object value) {
        if (index < size) {
            boolean fills = holes != 0 && array[offset + index] == null;
            array[offset + index] = value;
            return fills ? filled() : this;
        }
        if (index == size) {
            add(value);
            return this;
        }
        if (!staysDense(size, array.length - offset, index)) {
            return toSparse().put(index, value);
        }
        ensure(index + 1);
        holes += index - size;
        array[offset + index] = value;
        size = index + 1;
        return this;
    }

    /**
     * OPTIMIZATION: elements that have been stored in descending order become Numbers of one kind when the last hole is filled. This is tried after so many stores
     * that its cost does not matter, even if holes are made again and again.
     */
    private Elements filled() {
        holes--;
        filled++;
        if (holes != 0 || filled < size >> 2) return this;
        filled = 0;
        boolean areInts = true;
        for (int i = offset; i < offset + size; i++) {
            if (array[i] instanceof Double) areInts = false;
            else if (!(array[i] instanceof Integer)) return this;
        }
        return areInts ? toInts() : toDoubles();
    }

    private Elements toInts() {
        var result = new int[array.length - offset];
        for (int i = 0; i < size; i++) result[i] = (int) array[offset + i];
        return new IntElements(result, size);
    }

    private Elements toDoubles() {
        var result = new double[array.length - offset];
        for (int i = 0; i < size; i++) result[i] = ((Number) array[offset + i]).doubleValue();
        return new DoubleElements(result, size);
    }

    /** Appends. */
    public void add(Object value) {
        if (offset + size == array.length) {
            ensure(size + 1);
        }
        array[offset + size++] = value;
    }

    @Override
    public Elements roomFor(int capacity, Object exampleOrNull) {
        return array.length - offset < capacity ? new ObjectElements(capacity) : null;
    }

    @Override
    public Elements movedTo(Elements room) {
        Object[] target = ((ObjectElements) room).array;
        if (target.length > array.length - offset) {
            System.arraycopy(array, offset, target, 0, size);
            array = target;
            offset = 0;
        }
        return this;
    }

    /** Appends values of an array, without holes. */
    public void addAll(Object[] values, int from, int count) {
        ensure(size + count);
        System.arraycopy(values, from, array, offset + size, count);
        size += count;
    }

    private void ensure(int needed) {
        if (offset + needed <= array.length) {
            return;
        }
        if (offset > size >> 1 && needed <= array.length) {
            System.arraycopy(array, offset, array, 0, size);
            Arrays.fill(array, size, Math.min(array.length, offset + size), null);
        } else {
            var grown = new Object[grownCapacity(needed)];
            System.arraycopy(array, offset, grown, 0, size);
            array = grown;
        }
        offset = 0;
    }

    @Override
    public Elements remove(int index) {
        if (index >= size || array[offset + index] == null) {
            return this;
        }
        array[offset + index] = null;
        if (index == size - 1) {
            size--;
        } else {
            holes++;
        }
        return this;
    }

    /** Removes the first element; null when it is a hole. */
    public Object removeFirst() {
        Object value = array[offset];
        array[offset++] = null;
        size--;
        if (value == null) {
            holes--;
        }
        return value;
    }

    @Override
    public Elements truncate(int newSize) {
        if (newSize < size) {
            if (newSize < array.length >> 2) {
                array = Arrays.copyOfRange(array, offset, offset + Math.max(newSize, 4));
                offset = 0;
                if (newSize < 4) {
                    Arrays.fill(array, newSize, array.length, null);
                }
            } else {
                Arrays.fill(array, offset + newSize, offset + size, null);
            }
            size = newSize;
            if (newSize == 0) {
                holes = 0;
            }
        }
        return this;
    }
}
