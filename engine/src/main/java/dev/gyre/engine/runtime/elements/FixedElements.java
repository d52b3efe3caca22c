package dev.gyre.engine.runtime.elements;

import dev.gyre.engine.runtime.object.Attributes;

/** Elements of a sealed or frozen object: values in an array, one set of attributes for all of them. */
public final class FixedElements extends Elements {
    private final Object[] values;
    private final int attributes;

    public FixedElements(Object[] values, int attributes) {
        this.values = values;
        this.attributes = attributes;
    }

    @Override
    public Object get(int index) {
        return index < values.length ? values[index] : null;
    }

    @Override
    public int size() {
        return values.length;
    }

    @Override
    public int attributes(int index) {
        return get(index) == null ? -1 : attributes;
    }

    @Override
    public boolean isRestricted(int freedom) {
        return !Attributes.has(attributes, freedom) || nextPresent(0) < 0;
    }

    @Override
    public boolean isPlain() {
        return false;
    }

    @Override
    public boolean isEmpty() {
        return values.length == 0;
    }

    @Override
    public Elements put(int index, Object value) {
        return toSparse().put(index, value);
    }

    @Override
    public Elements put(int index, Object value, int newAttributes) {
        if (newAttributes == attributes && get(index) != null) {
            values[index] = value;
            return this;
        }
        return toSparse().put(index, value, newAttributes);
    }

    @Override
    public Elements remove(int index) {
        return get(index) == null ? this : toSparse().remove(index);
    }

    @Override
    public Elements truncate(int newSize) {
        return newSize >= values.length ? this : toSparse().truncate(newSize);
    }
}
