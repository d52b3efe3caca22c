package dev.gyre.node.environment;

/** The states of one runtime by key: a small table with open addressing. */
final class EnvironmentSlots {
    private static final int INITIAL = 32;

    /** Keys at even indexes, each followed by its state. */
    private Object[] entries = new Object[2 * INITIAL];

    private int size;

    /** The state of a key, or null. */
    Object find(EnvironmentKey<?> key) {
        Object[] table = entries;
        int mask = table.length - 2;
        for (int at = place(key, mask); table[at] != null; at = at + 2 & mask) {
            if (table[at] == key) return table[at + 1];
        }
        return null;
    }

    void put(EnvironmentKey<?> key, Object state) {
        int mask = entries.length - 2;
        int at = place(key, mask);
        while (entries[at] != null && entries[at] != key) at = at + 2 & mask;
        if (entries[at] == null) size++;
        entries[at] = key;
        entries[at + 1] = state;
        if (4 * size > entries.length) grow();
    }

    private static int place(EnvironmentKey<?> key, int mask) {
        return System.identityHashCode(key) << 1 & mask;
    }

    private void grow() {
        Object[] old = entries;
        entries = new Object[2 * old.length];
        size = 0;
        for (int i = 0; i < old.length; i += 2) {
            if (old[i] != null) put((EnvironmentKey<?>) old[i], old[i + 1]);
        }
    }
}
