package dev.gyre.engine.runtime.elements;

/** No elements yet. */
public final class EmptyElements extends Elements {
    public static final EmptyElements INSTANCE = new EmptyElements(0);

    private final int capacityHint;

    private EmptyElements(int capacityHint) {
        this.capacityHint = capacityHint;
    }

    /** Empty elements with a capacity for their first growth; a very large one is ignored. */
    public static EmptyElements expecting(long capacity) {
        return capacity == 0 || capacity > MAXIMUM_INITIAL_CAPACITY ? INSTANCE : new EmptyElements((int) capacity);
    }

    @Override
    public Elements roomFor(int capacity, Object exampleOrNull) {
        return of(capacity, exampleOrNull);
    }

    @Override
    public Elements movedTo(Elements room) {
        return room;
    }

    @Override
    public Object get(int index) {
        return null;
    }

    @Override
    public int size() {
        return 0;
    }

    @Override
    public boolean isPacked() {
        return true;
    }

    @Override
    public Elements put(int index, Object value) {
        return first(index, value, capacityHint);
    }

    @Override
    public Elements remove(int index) {
        return this;
    }

    @Override
    public Elements truncate(int newSize) {
        return this;
    }
}
