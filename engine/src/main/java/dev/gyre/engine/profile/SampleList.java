package dev.gyre.engine.profile;

import java.util.Arrays;

/** The samples of a profile in order: the node of the innermost function and the time. */
final class SampleList {
    private static final int INITIAL = 1024;

    private int[] nodes = new int[INITIAL];
    private long[] micros = new long[INITIAL];
    private int size;

    void add(int node, long at) {
        if (size == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * size);
            micros = Arrays.copyOf(micros, 2 * size);
        }
        nodes[size] = node;
        micros[size++] = at;
    }

    int size() {
        return size;
    }

    int node(int index) {
        return nodes[index];
    }

    /** The time in microseconds. */
    long micros(int index) {
        return micros[index];
    }
}
