package dev.gyre.page.dom;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.function.Consumer;

/**
 * Objects that are held weakly. Cleared references are dropped whenever the list has twice as many as it kept the last time, so that an addition takes amortised constant time, and when a walk finds that
 * they are more than half of all.
 */
final class WeakList<T> {
    private static final int LEAST = 16;

    private final ArrayList<WeakReference<T>> references = new ArrayList<>(0);
    /** The number of references at which cleared ones are dropped. */
    private int limit = LEAST;

    /** Adds an object; clearing the reference removes it again. */
    WeakReference<T> add(T object) {
        if (references.size() >= limit) dropCleared();
        var reference = new WeakReference<>(object);
        references.add(reference);
        return reference;
    }

    private void dropCleared() {
        references.removeIf(reference -> reference.refersTo(null));
        limit = Math.max(LEAST, 2 * references.size());
    }

    /** How many references there are, cleared ones included. */
    int size() {
        return references.size();
    }

    boolean isEmpty() {
        return references.isEmpty();
    }

    /** Calls an action with each object that is still there; it adds none. */
    void forEach(Consumer<T> action) {
        int cleared = 0;
        for (int i = 0; i < references.size(); i++) {
            T object = references.get(i).get();
            if (object == null) cleared++;
            else action.accept(object);
        }
        if (2 * cleared > references.size()) dropCleared();
    }
}
