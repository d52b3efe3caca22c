package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.Undefined;

/** Stable sorts of JS values, by string or by a comparator of the program; undefined sorts last. */
// SortIndexedProperties ( obj, len, SortCompare, holes ), https://tc39.es/ecma262/#sec-sortindexedproperties
final class ValueSort {
    private ValueSort() {}

    /** Sorts the values in place and returns them; {@code comparator} null means by string. */
    static Object[] sort(Realm realm, Object[] values, JsObject comparator) {
        int defined = 0;
        for (int i = 0; i < values.length; i++) {
            ArrayElements.poll(realm, i);
            if (values[i] != Undefined.INSTANCE) values[defined++] = values[i];
        }
        for (int i = defined; i < values.length; i++) values[i] = Undefined.INSTANCE;
        if (comparator == null) return sortByString(realm, values, defined);
        new TimSort(realm.agent(), comparator).sort(values, defined);
        return values;
    }

    private static Object[] sortByString(Realm realm, Object[] values, int count) {
        // OPTIMIZATION: each value is converted once, before sorting. The order and number of conversions are
        // implementation-defined.
        record Keyed(CharSequence key, Object value) {}
        Keyed[] keyed = new Keyed[count];
        for (int i = 0; i < count; i++) {
            ArrayElements.poll(realm, i);
            keyed[i] = new Keyed(
                    values[i] instanceof ShortString text ? text : TypeConversion.toString(values[i]), values[i]);
        }
        Agent agent = realm.agent();
        java.util.Arrays.sort(keyed, (a, b) -> {
            agent.poll();
            return Comparison.compareText(a.key, b.key);
        });
        for (int i = 0; i < count; i++) {
            ArrayElements.poll(realm, i);
            values[i] = keyed[i].value;
        }
        return values;
    }
}
