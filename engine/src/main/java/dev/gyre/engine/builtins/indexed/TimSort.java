package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import java.util.Arrays;

/**
 * The sort of arrays by a comparator: Tim Peters' adaptive merge sort, as he described it for Python's lists
 * (listsort.txt). It finds ascending or strictly descending runs from left to right, extends short ones by binary
 * insertion, and merges adjacent runs of similar length.
 */
final class TimSort extends ComparatorSort {
    /** Arrays shorter than this are one run; a minimum run has between half of this and this many elements. */
    private static final int SHORTEST_MERGED = 64;
    /** A merge switches to galloping after so many elements in a row from the same run. */
    private static final int GALLOP_WINS = 7;
    /** The maximum of pending runs: their lengths grow at least as the Fibonacci numbers do. */
    private static final int MOST_RUNS = 48;

    private final int[] starts = new int[MOST_RUNS];
    private final int[] lengths = new int[MOST_RUNS];
    private int runs;
    private Object[] values;
    private int minGallop = GALLOP_WINS;

    TimSort(Agent agent, JsObject comparator) {
        super(agent, comparator);
    }

    @Override
    void sort(Object[] sorted, int count) {
        values = sorted;
        int shortest = shortestRun(count);
        for (int low = 0; low < count; ) {
            int length = run(low, count);
            if (length < shortest) {
                int wanted = Math.min(shortest, count - low);
                insert(low, low + length, low + wanted);
                length = wanted;
            }
            starts[runs] = low;
            lengths[runs++] = length;
            collapse();
            low += length;
        }
        while (runs > 1) mergeAt(runs > 2 && lengths[runs - 3] < lengths[runs - 1] ? runs - 3 : runs - 2);
    }

    /** Chosen such that the number of runs of this length is a power of two or a little less. */
    private static int shortestRun(int count) {
        int anyBit = 0, length = count;
        for (; length >= SHORTEST_MERGED; length >>= 1) anyBit |= length & 1;
        return length + anyBit;
    }

    // runs

    /** The length of the run at a position; a descending run is reversed. */
    private int run(int low, int high) {
        int end = low + 1;
        if (end == high) return 1;
        boolean descends = compare(values[end], values[low]) < 0;
        end++;
        while (end < high && compare(values[end], values[end - 1]) < 0 == descends) end++;
        if (descends) reverse(low, end);
        return end - low;
    }

    private void reverse(int from, int to) {
        for (int left = from, right = to - 1; left < right; left++, right--) {
            Object value = values[left];
            values[left] = values[right];
            values[right] = value;
        }
    }

    /** Inserts the values from {@code next} on into the sorted ones before them. */
    private void insert(int low, int next, int high) {
        for (int i = next; i < high; i++) {
            Object value = values[i];
            int left = low, right = i;
            while (left < right) {
                int middle = (left + right) >>> 1;
                if (compare(value, values[middle]) < 0) right = middle;
                else left = middle + 1;
            }
            System.arraycopy(values, left, values, left + 1, i - left);
            values[left] = value;
        }
    }

    /** Merges until each pending run is longer than the two after it together, and longer than the next. */
    private void collapse() {
        while (runs > 1) {
            int n = runs - 2;
            if (!isLonger(n + 1) || !isLonger(n)) mergeAt(lengths[n - 1] < lengths[n + 1] ? n - 1 : n);
            else if (lengths[n] <= lengths[n + 1]) mergeAt(n);
            else return;
        }
    }

    /** Whether the run two positions before is longer than this and the one in between together. */
    private boolean isLonger(int n) {
        return n < 2 || lengths[n - 2] > lengths[n - 1] + lengths[n];
    }

    /** Merges a run with the next; elements that are already in place are not moved. */
    private void mergeAt(int n) {
        int a = starts[n], lengthA = lengths[n], b = starts[n + 1], lengthB = lengths[n + 1];
        lengths[n] = lengthA + lengthB;
        if (n == runs - 3) {
            starts[n + 1] = starts[n + 2];
            lengths[n + 1] = lengths[n + 2];
        }
        runs--;
        int inPlace = gallopRight(values, values[b], a, lengthA, 0);
        a += inPlace;
        lengthA -= inPlace;
        if (lengthA == 0) return;
        lengthB = gallopLeft(values, values[a + lengthA - 1], b, lengthB, lengthB - 1);
        if (lengthB == 0) return;
        if (lengthA <= lengthB) mergeLow(a, lengthA, b, lengthB);
        else mergeHigh(a, lengthA, b, lengthB);
    }

    // galloping: finds the position of a key in a sorted range by growing steps from a hint, then by bisection

    /** The position before the values that are equal to the key. */
    private int gallopLeft(Object[] array, Object key, int base, int length, int hint) {
        int last = 0, offset = 1;
        if (compare(array[base + hint], key) < 0) {
            int most = length - hint;
            while (offset < most && compare(array[base + hint + offset], key) < 0) {
                last = offset;
                offset = farther(offset);
            }
            return searchLeft(array, key, base, hint + last + 1, hint + Math.min(offset, most));
        }
        int most = hint + 1;
        while (offset < most && compare(array[base + hint - offset], key) >= 0) {
            last = offset;
            offset = farther(offset);
        }
        return searchLeft(array, key, base, hint - Math.min(offset, most) + 1, hint - last);
    }

    private int searchLeft(Object[] array, Object key, int base, int from, int to) {
        int left = from, right = to;
        while (left < right) {
            int middle = (left + right) >>> 1;
            if (compare(array[base + middle], key) < 0) left = middle + 1;
            else right = middle;
        }
        return right;
    }

    /** The position after the values that are equal to the key. */
    private int gallopRight(Object[] array, Object key, int base, int length, int hint) {
        int last = 0, offset = 1;
        if (compare(key, array[base + hint]) < 0) {
            int most = hint + 1;
            while (offset < most && compare(key, array[base + hint - offset]) < 0) {
                last = offset;
                offset = farther(offset);
            }
            return searchRight(array, key, base, hint - Math.min(offset, most) + 1, hint - last);
        }
        int most = length - hint;
        while (offset < most && compare(key, array[base + hint + offset]) >= 0) {
            last = offset;
            offset = farther(offset);
        }
        return searchRight(array, key, base, hint + last + 1, hint + Math.min(offset, most));
    }

    private int searchRight(Object[] array, Object key, int base, int from, int to) {
        int left = from, right = to;
        while (left < right) {
            int middle = (left + right) >>> 1;
            if (compare(key, array[base + middle]) < 0) right = middle;
            else left = middle + 1;
        }
        return right;
    }

    private static int farther(int offset) {
        return offset < Integer.MAX_VALUE >> 1 ? (offset << 1) + 1 : Integer.MAX_VALUE;
    }

    // merging: the shorter run is in a copy; with an inconsistent comparator its last value may run out first

    /** Merges from left to right, the first run in the copy. */
    private void mergeLow(int a, int countA, int b, int countB) {
        Object[] copy = Arrays.copyOfRange(values, a, a + countA);
        int lengthA = countA, lengthB = countB - 1, from = 0, other = b + 1, to = a + 1;
        values[a] = values[b];
        while (lengthB > 0 && lengthA > 1) {
            int winsA = 0, winsB = 0;
            while (winsA < minGallop && winsB < minGallop && lengthB > 0 && lengthA > 1) {
                if (compare(values[other], copy[from]) < 0) {
                    values[to++] = values[other++];
                    lengthB--;
                    winsB++;
                    winsA = 0;
                } else {
                    values[to++] = copy[from++];
                    lengthA--;
                    winsA++;
                    winsB = 0;
                }
            }
            if (lengthB == 0 || lengthA <= 1) break;
            minGallop++;
            do {
                minGallop = Math.max(1, minGallop - 1);
                winsA = gallopRight(copy, values[other], from, lengthA, 0);
                System.arraycopy(copy, from, values, to, winsA);
                to += winsA;
                from += winsA;
                lengthA -= winsA;
                if (winsA > 0 && lengthA <= 1) break;
                values[to++] = values[other++];
                if (--lengthB == 0) break;
                winsB = gallopLeft(values, copy[from], other, lengthB, 0);
                System.arraycopy(values, other, values, to, winsB);
                to += winsB;
                other += winsB;
                lengthB -= winsB;
                if (lengthB == 0) break;
                values[to++] = copy[from++];
                lengthA--;
            } while (lengthA > 1 && (winsA >= GALLOP_WINS || winsB >= GALLOP_WINS));
            if (lengthB > 0 && lengthA > 1) minGallop++;
        }
        System.arraycopy(values, other, values, to, lengthB);
        System.arraycopy(copy, from, values, to + lengthB, lengthA);
    }

    /** Merges from right to left, the second run in the copy. */
    private void mergeHigh(int a, int countA, int b, int countB) {
        Object[] copy = Arrays.copyOfRange(values, b, b + countB);
        int lengthA = countA - 1, lengthB = countB, from = countB - 1, other = a + countA - 2, to = b + countB - 2;
        values[to + 1] = values[other + 1];
        while (lengthA > 0 && lengthB > 1) {
            int winsA = 0, winsB = 0;
            while (winsA < minGallop && winsB < minGallop && lengthA > 0 && lengthB > 1) {
                if (compare(copy[from], values[other]) < 0) {
                    values[to--] = values[other--];
                    lengthA--;
                    winsA++;
                    winsB = 0;
                } else {
                    values[to--] = copy[from--];
                    lengthB--;
                    winsB++;
                    winsA = 0;
                }
            }
            if (lengthA == 0 || lengthB <= 1) break;
            minGallop++;
            do {
                minGallop = Math.max(1, minGallop - 1);
                winsA = lengthA - gallopRight(values, copy[from], a, lengthA, lengthA - 1);
                to -= winsA;
                other -= winsA;
                System.arraycopy(values, other + 1, values, to + 1, winsA);
                lengthA -= winsA;
                if (lengthA == 0) break;
                values[to--] = copy[from--];
                if (--lengthB == 1) break;
                winsB = lengthB - gallopLeft(copy, values[other], 0, lengthB, lengthB - 1);
                to -= winsB;
                from -= winsB;
                System.arraycopy(copy, from + 1, values, to + 1, winsB);
                lengthB -= winsB;
                if (winsB > 0 && lengthB <= 1) break;
                values[to--] = values[other--];
                lengthA--;
            } while (lengthA > 0 && (winsA >= GALLOP_WINS || winsB >= GALLOP_WINS));
            if (lengthA > 0 && lengthB > 1) minGallop++;
        }
        System.arraycopy(values, a, values, to - lengthA + 1, lengthA);
        System.arraycopy(copy, 0, values, to - lengthA - lengthB + 1, lengthB);
    }
}
