package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;

/**
 * Runs of holes, which the loops of array methods skip: HasProperty of an index that neither the array nor a prototype
 * has is false and runs no code, so skipping it is not observable.
 */
final class ArrayHoles {
    private ArrayHoles() {}

    /**
     * The last index of the run of holes that contains {@code hole}, or {@code hole} itself if holes have to be looked
     * up one by one.
     */
    static long last(JsObject object, long hole, long length) {
        if (!(object instanceof JsArray array) || !areMute(array)) return hole;
        int next = hole < PropertyKey.MAX_INDEX ? array.elements().nextPresent((int) hole + 1) : -1;
        return Math.min(next >= 0 ? next : largeIndexAbove(array, hole, length), length) - 1;
    }

    /**
     * The first index of the run of holes that contains {@code hole}, or {@code hole} itself if holes have to be looked
     * up one by one.
     */
    static long first(JsObject object, long hole) {
        if (!(object instanceof JsArray array) || !areMute(array)) return hole;
        long large = hole <= PropertyKey.MAX_INDEX ? -1 : largeIndexBelow(array, hole);
        if (large >= 0) return large + 1;
        int below = (int) Math.min(hole, PropertyKey.MAX_INDEX + 1L) - 1;
        return below < 0 ? 0 : array.elements().previousPresent(below) + 1L;
    }

    /** Whether no prototype has or intercepts an index. */
    static boolean areMute(JsArray array) {
        if (!array.noElementsAbove()) return false;
        for (JsObject holder = array.shape().prototype();
                holder != null;
                holder = holder.shape().prototype()) {
            if (holder.shape().hasLargeIndex()) return false;
        }
        return true;
    }

    /** The least index above {@code index} among those too large to be elements, {@code length} if there is none. */
    private static long largeIndexAbove(JsArray array, long index, long length) {
        if (!array.shape().hasLargeIndex()) return length;
        long least = length;
        for (Object key : array.ownPropertyKeys()) {
            long large = largeIndex(key);
            if (large > index && large < least) least = large;
        }
        return least;
    }

    /** The greatest index below {@code index} among those too large to be elements, -1 if there is none. */
    private static long largeIndexBelow(JsArray array, long index) {
        if (!array.shape().hasLargeIndex()) return -1;
        long greatest = -1;
        for (Object key : array.ownPropertyKeys()) {
            long large = largeIndex(key);
            if (large > greatest && large < index) greatest = large;
        }
        return greatest;
    }

    private static long largeIndex(Object key) {
        return key instanceof String name ? PropertyKey.arrayIndex(name) : -1;
    }
}
