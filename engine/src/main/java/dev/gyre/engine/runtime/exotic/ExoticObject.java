package dev.gyre.engine.runtime.exotic;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.Shape;

/** An exotic object whose internal methods handle indices like names. */
public abstract class ExoticObject extends JsObject {
    protected ExoticObject(Shape shape) {
        super(shape);
    }

    /**
     * Whether reading a property may run JavaScript or find an uninitialised binding; code that composes messages then
     * does not read any.
     */
    public boolean isOpaque() {
        return false;
    }

    /** Whether its prototype may be another than that of its shape. */
    public boolean computesPrototype() {
        return false;
    }

    @Override
    public boolean ownsSpecially(Object key) {
        return true;
    }

    @Override
    public final PropertyDescriptor getOwnIndexed(int index) {
        return getOwnProperty(index);
    }

    @Override
    public final boolean defineOwnIndexed(int index, PropertyDescriptor desc) {
        return defineOwnProperty(index, desc);
    }

    @Override
    public final boolean hasIndexed(int index) {
        return hasProperty(index);
    }

    @Override
    public final Object getIndexed(int index, Object receiver) {
        return get((Object) index, receiver);
    }

    @Override
    public final boolean setIndexed(int index, Object value, Object receiver) {
        return set((Object) index, value, receiver);
    }

    @Override
    public final boolean deleteIndexed(int index) {
        return delete((Object) index);
    }
}
