package dev.gyre.node.zlib.brotli;

import java.util.Arrays;

/** The commands of a meta-block: each has a number of literals, a copy, and a distance as a short code or a value. */
final class Commands {
    private int count;
    private int[] inserts = new int[256];
    private int[] copies = new int[256];
    private int[] sizes = new int[256];
    private int[] distances = new int[256];

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    /**
     * @param copy the length that is written
     * @param size the bytes that it gives, which are others where a word of the dictionary is cut
     * @param distance a short code, or the distance itself and {@link LastDistances#SHORT_CODES} less one
     */
    void add(int insert, int copy, int size, int distance) {
        if (count == inserts.length) {
            inserts = Arrays.copyOf(inserts, count * 2);
            copies = Arrays.copyOf(copies, count * 2);
            sizes = Arrays.copyOf(sizes, count * 2);
            distances = Arrays.copyOf(distances, count * 2);
        }
        inserts[count] = insert;
        copies[count] = copy;
        sizes[count] = size;
        distances[count++] = distance;
    }

    int insert(int index) {
        return inserts[index];
    }

    int copy(int index) {
        return copies[index];
    }

    int size(int index) {
        return sizes[index];
    }

    int distance(int index) {
        return distances[index];
    }
}
