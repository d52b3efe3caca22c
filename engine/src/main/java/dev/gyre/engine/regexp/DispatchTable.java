package dev.gyre.engine.regexp;

import java.util.Arrays;

/**
 * Where matching continues after each of some code units.
 *
 * @param units ascending
 * @param targets indices of the program's code
 */
record DispatchTable(int[] units, int[] targets) {
    /** The target after a unit; negative if there is none. */
    int target(char unit) {
        int index = Arrays.binarySearch(units, unit);
        return index < 0 ? -1 : targets[index];
    }
}
