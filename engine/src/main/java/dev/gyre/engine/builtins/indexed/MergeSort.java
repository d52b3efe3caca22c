package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Agent;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Undefined;

/** Stable merge sort over JS values that tolerates inconsistent comparators; undefined sorts last. */
// SortIndexedProperties ( obj, len, SortCompare, holes ), https://tc39.es/ecma262/#sec-sortindexedproperties
final class MergeSort {
    private static final int INSERTION_LIMIT = 10;

    private final Agent agent;
    private final Object[] keys;
    private final JsObject comparator;

    private MergeSort(Agent agent, Object[] keys, JsObject comparator) {
        this.agent = agent;
        this.keys = keys;
        this.comparator = comparator;
    }

    /** Sorts the values in place and returns them; {@code comparator} null means by string. */
    static Object[] sort(Realm realm, Object[] values, JsObject comparator) {
        int defined = 0;
        for (Object value : values) if (value != Undefined.INSTANCE) values[defined++] = value;
        for (int i = defined; i < values.length; i++) values[i] = Undefined.INSTANCE;
        if (comparator == null) return sortByString(realm, values, defined);
        new MergeSort(realm.agent(), values, comparator).sortRange(0, defined, new Object[defined]);
        return values;
    }

    private static Object[] sortByString(Realm realm, Object[] values, int count) {
        // OPTIMIZATION: each value is converted once, before sorting. The conversions' order and count are implementation-defined.
        record Keyed(String key, Object value) {}
        Keyed[] keyed = new Keyed[count];
        for (int i = 0; i < count; i++) {
            ArrayElements.poll(realm, i);
            keyed[i] = new Keyed(TypeConversion.toString(values[i]), values[i]);
        }
        Agent agent = realm.agent();
        java.util.Arrays.sort(keyed, (a, b) -> {
            agent.poll();
            return a.key.compareTo(b.key);
        });
        for (int i = 0; i < count; i++) values[i] = keyed[i].value;
        return values;
    }

    private void sortRange(int from, int to, Object[] buffer) {
        if (to - from <= INSERTION_LIMIT) {
            insertionSort(from, to);
            return;
        }
        int middle = (from + to) >>> 1;
        sortRange(from, middle, buffer);
        sortRange(middle, to, buffer);
        if (compare(keys[middle - 1], keys[middle]) <= 0) return;
        System.arraycopy(keys, from, buffer, from, middle - from);
        int left = from, right = middle, target = from;
        while (left < middle && right < to) {
            keys[target++] = compare(buffer[left], keys[right]) <= 0 ? buffer[left++] : keys[right++];
        }
        System.arraycopy(buffer, left, keys, target, middle - left);
    }

    private void insertionSort(int from, int to) {
        for (int i = from + 1; i < to; i++) {
            Object value = keys[i];
            int j = i - 1;
            while (j >= from && compare(keys[j], value) > 0) keys[j + 1] = keys[j--];
            keys[j + 1] = value;
        }
    }

    // CompareArrayElements ( x, y, comparator ), https://tc39.es/ecma262/#sec-comparearrayelements
    private double compare(Object x, Object y) {
        // The comparator may be a function of Java, which does not poll.
        agent.poll();
        Object order = comparator.call2(Undefined.INSTANCE, x, y);
        if (order instanceof Integer number) return number;
        double value = TypeConversion.toNumber(order);
        return value != value ? 0 : value;
    }
}
