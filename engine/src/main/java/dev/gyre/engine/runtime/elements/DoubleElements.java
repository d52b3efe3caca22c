package dev.gyre.engine.runtime.elements;

import dev.gyre.engine.runtime.object.Attributes;
import java.util.Arrays;

/** Elements that are all Numbers, without holes. */
public final class DoubleElements extends Elements {
    private double[] array;
    /** Index 0 is at array[offset], so that shift() moves nothing. */
    private int offset;

    private int size;

    public DoubleElements(int capacity) {
        array = new double[capacity];
    }

    /** Takes over the array. */
    public DoubleElements(double[] array, int size) {
        this.array = array;
        this.size = size;
    }

    public double[] array() {
        return array;
    }

    public int offset() {
        return offset;
    }

    public double getDouble(int index) {
        return array[offset + index];
    }

    public void setDouble(int index, double value) {
        array[offset + index] = value;
    }

    @Override
    public Object get(int index) {
        return index < size ? (Object) array[offset + index] : null;
    }

    @Override
    public boolean has(int index) {
        return index < size;
    }

    @Override
    public int attributes(int index) {
        return index < size ? Attributes.ALL : -1;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean isPacked() {
        return true;
    }

    @Override
    public Elements put(int index, Object value) {
        double number;
        if (value instanceof Double boxed) {
            number = boxed;
        } else if (value instanceof Integer boxed) {
            number = boxed;
        } else {
            return toObjects(index).put(index, value);
        }
        if (index < size) {
            array[offset + index] = number;
            return this;
        }
        if (index == size) {
            add(number);
            return this;
        }
        return toObjects(index).put(index, value);
    }

    /** Appends. */
    public void add(double value) {
        if (offset + size == array.length) {
            grow();
        }
        array[offset + size++] = value;
    }

    @Override
    public Elements roomFor(int capacity, Object exampleOrNull) {
        return array.length - offset < capacity ? new DoubleElements(capacity) : null;
    }

    @Override
    public Elements movedTo(Elements room) {
        double[] target = ((DoubleElements) room).array;
        if (target.length > array.length - offset) {
            System.arraycopy(array, offset, target, 0, size);
            array = target;
            offset = 0;
        }
        return this;
    }

    /** Appends values of an array. */
    public void addAll(double[] values, int from, int count) {
        if (offset + size + count > array.length) {
            movedTo(new DoubleElements(grownCapacity(size + count)));
        }
        System.arraycopy(values, from, array, offset + size, count);
        size += count;
    }

    private void grow() {
        if (offset > size >> 1) {
            System.arraycopy(array, offset, array, 0, size);
        } else {
            var grown = new double[grownCapacity(size)];
            System.arraycopy(array, offset, grown, 0, size);
            array = grown;
        }
        offset = 0;
    }

    private Elements toObjects(int index) {
        if (!staysDense(size, array.length - offset, index)) {
            return toSparse();
        }
        var result = new Object[Math.max(array.length - offset, 4)];
        for (int i = 0; i < size; i++) {
            result[i] = array[offset + i];
        }
        return new ObjectElements(result, size);
    }

    @Override
    public Elements remove(int index) {
        if (index >= size) {
            return this;
        }
        if (index == size - 1) {
            size--;
            return this;
        }
        return toObjects(0).remove(index);
    }

    /** Removes the first element. */
    public double removeFirst() {
        double value = array[offset++];
        size--;
        return value;
    }

    @Override
    public Elements truncate(int newSize) {
        if (newSize < size) {
            size = newSize;
            if (newSize < array.length >> 2) {
                array = Arrays.copyOfRange(array, offset, offset + Math.max(newSize, 4));
                offset = 0;
            }
        }
        return this;
    }
}
