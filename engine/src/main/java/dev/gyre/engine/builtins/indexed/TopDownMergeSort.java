package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;

/** The sort of typed arrays by a comparator: halves, down to single elements, merged from left to right. */
final class TopDownMergeSort extends ComparatorSort {
    TopDownMergeSort(Agent agent, JsObject comparator) {
        super(agent, comparator);
    }

    @Override
    void sort(Object[] values, int count) {
        if (count > 1) sort(values.clone(), 0, count, values);
    }

    /** Sorts a range into the target. Both have the same values in it, and the source is overwritten. */
    private void sort(Object[] source, int from, int to, Object[] target) {
        int middle = (from + to) >>> 1;
        if (middle - from > 1) sort(target, from, middle, source);
        if (to - middle > 1) sort(target, middle, to, source);
        int left = from, right = middle;
        for (int next = from; next < to; next++) {
            boolean takesLeft = left < middle && (right >= to || compare(source[left], source[right]) <= 0);
            target[next] = takesLeft ? source[left++] : source[right++];
        }
    }
}
