package dev.gyre.node.zlib.brotli;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Finds earlier occurrences of the bytes at a position: at the last distances, and in hash chains of positions. */
final class MatchFinder {
    /** The number of bytes that are hashed. */
    static final int HASHED = 4;

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int MULTIPLIER = 0x9e3779b1;
    /** The score of a copied byte, the cost of a bit of the distance, and the score of no match. */
    private static final int BYTE_SCORE = 135, BIT_SCORE = 30, BASE_SCORE = 1920, NOTHING = BASE_SCORE + 100;

    private static final int LAST_GAIN = 15, SHORT_COST = 40;

    private final int hashBits;
    private final int depth;
    private final int enough;
    private final int shortCodes;
    private final DictionaryIndex dictionary;
    private final int[] heads;
    private int[] chain = {};
    /** The first position that is not in a chain yet. */
    private int inserted;

    /** The best match: its score, the encoded length, the number of bytes that it produces, its distance. */
    int score;

    int copy;
    int size;
    int distance;

    MatchFinder(int quality) {
        hashBits = quality < 5 ? 14 : quality < 9 ? 15 : 16;
        depth = quality < 2 ? 1 : quality < 10 ? 1 << quality - 1 : 512;
        enough = quality < 5 ? 32 : quality < 9 ? 96 : 512;
        shortCodes = quality < 7 ? 4 : quality < 9 ? 10 : LastDistances.SHORT_CODES;
        dictionary = quality < 3 ? null : new DictionaryIndex();
        heads = new int[1 << hashBits];
        Arrays.fill(heads, -1);
    }

    static int hash(byte[] bytes, int at, int bits) {
        return (int) INT.get(bytes, at) * MULTIPLIER >>> 32 - bits;
    }

    static int score(int length, int distance) {
        return BASE_SCORE + BYTE_SCORE * length - BIT_SCORE * (31 - Integer.numberOfLeadingZeros(distance | 1));
    }

    /** The number of bytes from {@code at} on, before {@code end}, that are equal to the other array's. */
    static int matchLength(byte[] bytes, int at, int end, byte[] others, int other) {
        int length = 0, most = end - at;
        for (; length + Long.BYTES <= most && other + length + Long.BYTES <= others.length; length += Long.BYTES) {
            long different = (long) LONG.get(bytes, at + length) ^ (long) LONG.get(others, other + length);
            if (different != 0) return length + (Long.numberOfTrailingZeros(different) >> 3);
        }
        while (length < most && bytes[at + length] == others[other + length]) length++;
        return length;
    }

    /** Makes room for so many positions. */
    void resize(int positions) {
        chain = Arrays.copyOf(chain, positions);
    }

    /** Drops the positions below; those above are then relative to it. */
    void slide(int positions) {
        for (int i = 0; i < heads.length; i++) heads[i] = Math.max(-1, heads[i] - positions);
        System.arraycopy(chain, positions, chain, 0, inserted - positions);
        inserted -= positions;
        for (int i = 0; i < inserted; i++) chain[i] = Math.max(-1, chain[i] - positions);
    }

    /** Adds the positions below to their hash chains, where enough bytes follow. */
    void insert(byte[] data, int limit, int end) {
        int last = Math.min(limit, end - HASHED + 1);
        for (; inserted < last; inserted++) {
            int hash = hash(data, inserted, hashBits);
            chain[inserted] = heads[hash];
            heads[hash] = inserted;
        }
    }

    /** Advances without adding positions to the chains. */
    void skip(int limit) {
        for (; inserted < limit; inserted++) chain[inserted] = -1;
    }

    /** Searches the best match within a maximum distance. */
    boolean find(byte[] data, int at, int end, LastDistances last, int farthest) {
        score = NOTHING;
        size = 0;
        findAtLastDistances(data, at, end, last, farthest);
        if (end - at < HASHED) return size > 0;
        int reach = Math.min(farthest, at);
        int candidate = heads[hash(data, at, hashBits)];
        while (candidate >= at) candidate = chain[candidate];
        for (int steps = depth;
                steps > 0 && candidate >= 0 && at - candidate <= reach && size < enough;
                steps--, candidate = chain[candidate]) {
            if (at + size < end && data[candidate + size] != data[at + size]) continue;
            int length = matchLength(data, at, end, data, candidate);
            if (length < HASHED) continue;
            int worth = score(length, at - candidate);
            if (worth > score) accept(worth, length, length, at - candidate);
        }
        if (size == 0 && dictionary != null && dictionary.find(data, at, end)) {
            int far = farthest + 1 + dictionary.number, worth = score(dictionary.size, far);
            if (worth > score && far > 0) accept(worth, dictionary.wordLength, dictionary.size, far);
        }
        return size > 0;
    }

    private void findAtLastDistances(byte[] data, int at, int end, LastDistances last, int farthest) {
        for (int code = 0; code < shortCodes; code++) {
            int back = last.of(code), from = at - back;
            if (back <= 0 || back > farthest || from < 0 || at + size >= end || data[from + size] != data[at + size])
                continue;
            int length = matchLength(data, at, end, data, from);
            if (length < (code < 2 ? 2 : 3)) continue;
            int worth = BASE_SCORE + BYTE_SCORE * length + (code == 0 ? LAST_GAIN : -SHORT_COST);
            if (worth > score) accept(worth, length, length, back);
        }
    }

    private void accept(int worth, int written, int given, int back) {
        score = worth;
        copy = written;
        size = given;
        distance = back;
    }
}
