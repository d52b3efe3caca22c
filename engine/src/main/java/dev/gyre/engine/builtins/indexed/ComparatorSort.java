package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.value.Undefined;

/**
 * A stable sort by a comparator of the program, which may be inconsistent. The specification does not define which
 * pairs are compared and in what order, but both are observable (by a comparator that prints, or that returns
 * booleans), so the two subclasses do as V8 does.
 */
// SortIndexedProperties ( obj, len, SortCompare, holes ), https://tc39.es/ecma262/#sec-sortindexedproperties
abstract sealed class ComparatorSort permits TimSort, TopDownMergeSort {
    private final Agent agent;
    private final JsObject comparator;

    ComparatorSort(Agent agent, JsObject comparator) {
        this.agent = agent;
        this.comparator = comparator;
    }

    /** Sorts the first values in place. */
    abstract void sort(Object[] values, int count);

    // CompareArrayElements ( x, y, comparator ), https://tc39.es/ecma262/#sec-comparearrayelements
    final double compare(Object x, Object y) {
        // The comparator may be a builtin, which makes no interrupt check.
        agent.poll();
        Object order = comparator.call2(Undefined.INSTANCE, x, y);
        if (order instanceof Integer number) return number;
        double value = TypeConversion.toNumber(order);
        return value != value ? 0 : value;
    }
}
