package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.SlicedString;
import java.util.Arrays;

/**
 * Insertion-ordered hash table keyed by SameValueZero, the storage of Map and Set. A deleted entry leaves a gap until
 * the next compaction; cursors survive both, because a replaced store refers to its successor.
 */
public final class OrderedTable {
    private static final int INITIAL_CAPACITY = 4;

    /** Entries that are copied between two interrupt checks, and attempts to do so while other code changes the table. */
    private static final int LONG = 1 << 12, ATTEMPTS = 3;

    private final boolean withValues;
    private Store store;
    private int size;
    private int changes;

    OrderedTable(boolean withValues) {
        this.withValues = withValues;
        store = new Store(INITIAL_CAPACITY, withValues);
    }

    /** Live entries. */
    public int size() {
        return size;
    }

    boolean has(Object key) {
        return store.find(normalise(key)) >= 0;
    }

    /** The value of a key, or Java null. */
    Object get(Object key) {
        int index = store.find(normalise(key));
        return index < 0 ? null : store.values[index];
    }

    /** Adds or replaces; for sets the value is ignored. */
    public void put(Object rawKey, Object value) {
        Object key = normalise(rawKey);
        int index = store.find(key);
        if (index < 0) {
            if (store.used == store.keys.length) {
                makeRoom();
                index = size > LONG ? store.find(key) : -1;
            }
            if (index < 0) {
                index = store.append(key);
                size++;
            }
        }
        if (withValues) store.values[index] = value;
        changes++;
    }

    /** Removes a key; returns whether it was there. */
    boolean delete(Object key) {
        boolean removed = store.remove(normalise(key));
        if (removed) size--;
        changes++;
        return removed;
    }

    /** Replaces the store by one with room, a long one with interrupt checks: other code that runs there may change the table, and then the copy is made again. */
    private void makeRoom() {
        Agent agent = store.used > LONG ? SurroundingAgent.current() : null;
        for (int attempt = 1; store.used == store.keys.length; attempt++) {
            Store full = store;
            int before = changes;
            Store next = new Store(full.nextCapacity(size), withValues);
            boolean polls = agent != null && attempt <= ATTEMPTS;
            int[] dropped = new int[full.used - size];
            int gaps = 0;
            for (int i = 0; i < full.used; i++) {
                if (polls && i % LONG == LONG - 1) {
                    agent.poll(LONG);
                    if (changes != before) break;
                }
                if (full.keys[i] == null) dropped[gaps++] = i;
                else full.copyTo(next, i);
            }
            if (changes != before) continue;
            full.dropped = dropped;
            full.successor = next;
            store = next;
        }
    }

    void clear() {
        if (store.used == 0) return;
        Store empty = new Store(INITIAL_CAPACITY, withValues);
        store.successor = empty;
        store = empty;
        size = 0;
        changes++;
    }

    /** A cursor before the first entry. */
    public Cursor cursor() {
        return new Cursor(store);
    }

    /** CanonicalizeKeyedCollectionKey: numbers get one form (so that 1 and 1.0, 0 and -0 are one key), ropes and slices become strings. */
    static Object normalise(Object key) {
        if (key instanceof Double number) {
            int truncated = (int) number.doubleValue();
            return truncated == number ? (Object) truncated : number;
        }
        return key instanceof Rope || key instanceof SlicedString ? key.toString() : key;
    }

    /** As {@link #normalise}, in a form whose equals agrees with SameValueZero. */
    static Object comparable(Object key) {
        return key instanceof CharSequence text ? text.toString() : normalise(key);
    }

    /** A position in a table that may change during the iteration. */
    public static final class Cursor {
        private Store store;
        private int position;

        private Cursor(Store store) {
            this.store = store;
        }

        /** A cursor at the same place. */
        Cursor copy() {
            Cursor copy = new Cursor(store);
            copy.position = position;
            return copy;
        }

        /** The number of places of the table that it has passed, removed entries included. */
        int position() {
            return position;
        }

        /** Moves to the next entry; false at the end, and from then on. */
        public boolean advance() {
            if (store == null) return false;
            while (store.successor != null) {
                position = store.positionInSuccessor(position);
                store = store.successor;
            }
            while (position < store.used) {
                if (store.keys[position++] != null) return true;
            }
            store = null;
            return false;
        }

        /** Key of the entry last advanced to; valid until JS runs. */
        public Object key() {
            return store.keys[position - 1];
        }

        /** Value of the entry last advanced to; valid until JS runs. */
        public Object value() {
            return store.values[position - 1];
        }
    }

    /** One allocation of the table. */
    private static final class Store {
        private final Object[] keys;
        private final Object[] values;
        private final int[] chain;
        /** One more than the first position in each bucket's chain. */
        private final int[] buckets;

        private int used;
        private Store successor;
        /** Positions dropped in the successor, ascending; null if the table was cleared. */
        private int[] dropped;

        Store(int capacity, boolean withValues) {
            keys = new Object[capacity];
            values = withValues ? new Object[capacity] : null;
            chain = new int[capacity];
            buckets = new int[capacity];
        }

        int find(Object key) {
            if (key instanceof ShortString text) return findText(text);
            for (int index = buckets[bucket(key)] - 1; index >= 0; index = chain[index]) {
                Object candidate = keys[index];
                if (candidate == key
                        || candidate.equals(key)
                        || candidate instanceof ShortString text && text.equalsValue(key)) return index;
            }
            return -1;
        }

        private int findText(ShortString key) {
            for (int index = buckets[bucket(key.hashCode())] - 1; index >= 0; index = chain[index]) {
                if (key.equalsValue(keys[index])) return index;
            }
            return -1;
        }

        // Hash bucket of a normalised key. Keys compare by equals: Integer, Double (NaN equals itself), BigInteger and
        // strings, whose two classes have the same hash codes; objects compare by identity.
        private int bucket(Object key) {
            return bucket(key.hashCode());
        }

        private int bucket(int hashCode) {
            int hash = hashCode * 0x9E3779B9;
            return (hash ^ hash >>> 15) & buckets.length - 1;
        }

        int append(Object key) {
            int index = used++;
            int bucket = bucket(key);
            keys[index] = key;
            chain[index] = buckets[bucket] - 1;
            buckets[bucket] = index + 1;
            return index;
        }

        boolean remove(Object key) {
            int found = find(key);
            if (found < 0) return false;
            int bucket = bucket(key);
            if (buckets[bucket] == found + 1) {
                buckets[bucket] = chain[found] + 1;
            } else {
                int previous = buckets[bucket] - 1;
                while (chain[previous] != found) previous = chain[previous];
                chain[previous] = chain[found];
            }
            keys[found] = null;
            if (values != null) values[found] = null;
            return true;
        }

        int nextCapacity(int live) {
            return live * 2 > keys.length ? keys.length * 2 : keys.length;
        }

        void copyTo(Store next, int at) {
            int index = next.append(keys[at]);
            if (values != null) next.values[index] = values[at];
        }

        int positionInSuccessor(int position) {
            if (dropped == null) return 0;
            int at = Arrays.binarySearch(dropped, position);
            return position - (at >= 0 ? at : -at - 1);
        }
    }
}
