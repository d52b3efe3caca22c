package dev.gyre.engine.bytecode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The constants of one code block; equal strings and numbers are stored once. */
public final class ConstantPool {
    private final List<Object> values = new ArrayList<>();
    private final Map<Object, Integer> indices = new HashMap<>();

    /** Index of a value; strings, numbers and big integers are shared, other values get a new entry each time. */
    public int index(Object value) {
        if (!(value instanceof String || value instanceof Number)) return add(value);
        // Double.equals distinguishes -0 from 0, finds NaN and never equals an Integer, as needed here.
        var known = indices.get(value);
        if (known != null) return known;
        int index = add(value);
        indices.put(value, index);
        return index;
    }

    private int add(Object value) {
        values.add(value);
        return values.size() - 1;
    }

    /** The pool in index order. */
    public Object[] toArray() {
        return values.toArray();
    }
}
