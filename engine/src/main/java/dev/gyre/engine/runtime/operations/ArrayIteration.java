package dev.gyre.engine.runtime.operations;

import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.JsArray;

/** Replaces the iterator of an array in a register while the iteration protocol of arrays is unmodified. */
public final class ArrayIteration {
    private final JsArray array;
    private int index;

    public ArrayIteration(JsArray array) {
        this.array = array;
    }

    public JsArray array() {
        return array;
    }

    /** The index of the next value. */
    public int index() {
        return index;
    }

    public boolean isDone() {
        return index >= array.length();
    }

    /** After the element at the index has been read otherwise. */
    public void advance() {
        index++;
    }

    /** Returns the next value, null when done. */
    public Object next() {
        int at = index;
        if (at >= array.length()) return null;
        index = at + 1;
        Object value = array.elements().get(at);
        return value != null && !(value instanceof Accessor) ? value : array.getIndex(at);
    }
}
