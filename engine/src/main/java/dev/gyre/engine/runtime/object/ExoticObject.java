package dev.gyre.engine.runtime.object;

/** An exotic object whose internal methods treat all property keys alike: indices are handled like names. */
public abstract class ExoticObject extends JsObject {
    protected ExoticObject(Shape shape) {
        super(shape);
    }

    /** Whether reading a property may run JavaScript or meet an uninitialised binding: code that composes a message then leaves the object alone. */
    public boolean isOpaque() {
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
