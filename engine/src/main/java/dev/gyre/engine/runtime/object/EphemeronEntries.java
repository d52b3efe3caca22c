package dev.gyre.engine.runtime.object;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.IdentityHashMap;

/**
 * The values that weak collections have for one key, stored in the key itself, so that they live as long as the key
 * does, even if a value refers to it. Java has no ephemerons: a map from weak keys to values would keep such an entry
 * forever.
 *
 * <p>A collection is identified by its handle, its only weak reference to itself, so that a key keeps no collection
 * alive.
 */
public final class EphemeronEntries {
    /**
     * Up to this number of entries a linear search is faster than hashing; compiled classes have such numbers of
     * private fields.
     */
    private static final int MAX_SCANNED = 8;

    private WeakReference<?>[] handles = new WeakReference<?>[2];
    private Object[] values = new Object[2];
    private int size;
    private IdentityHashMap<WeakReference<?>, Object> many;
    private int purgeAt = 2 * MAX_SCANNED;

    /** The collection's value for this key, or Java null. */
    public Object get(WeakReference<?> handle) {
        if (many != null) return many.get(handle);
        int index = indexOf(handle);
        return index < 0 ? null : values[index];
    }

    private int indexOf(WeakReference<?> handle) {
        for (int i = 0; i < size; i++) {
            if (handles[i] == handle) return i;
        }
        return -1;
    }

    /** Sets the collection's value for this key. */
    public void put(WeakReference<?> handle, Object value) {
        if (many != null) {
            putAmongMany(handle, value);
            return;
        }
        int index = indexOf(handle);
        if (index < 0) {
            if (size == handles.length) makeRoom();
            if (many != null) {
                putAmongMany(handle, value);
                return;
            }
            index = size++;
            handles[index] = handle;
        }
        values[index] = value;
    }

    /** Drops the entries of dead collections; grows if that is not enough. */
    private void makeRoom() {
        int live = 0;
        for (int i = 0; i < size; i++) {
            if (handles[i].get() == null) continue;
            handles[live] = handles[i];
            values[live++] = values[i];
        }
        Arrays.fill(handles, live, size, null);
        Arrays.fill(values, live, size, null);
        size = live;
        if (size < handles.length) return;
        if (size < MAX_SCANNED) {
            handles = Arrays.copyOf(handles, size * 2);
            values = Arrays.copyOf(values, size * 2);
            return;
        }
        many = new IdentityHashMap<>();
        for (int i = 0; i < size; i++) many.put(handles[i], values[i]);
        handles = null;
        values = null;
    }

    private void putAmongMany(WeakReference<?> handle, Object value) {
        many.put(handle, value);
        if (many.size() < purgeAt) return;
        many.keySet().removeIf(other -> other.get() == null);
        purgeAt = many.size() * 2;
    }

    /** Removes the collection's entry; returns whether there was one. */
    public boolean remove(WeakReference<?> handle) {
        if (many != null) return many.remove(handle) != null;
        int index = indexOf(handle);
        if (index < 0) return false;
        size--;
        handles[index] = handles[size];
        values[index] = values[size];
        handles[size] = null;
        values[size] = null;
        return true;
    }
}
