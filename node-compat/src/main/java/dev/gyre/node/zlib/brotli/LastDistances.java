package dev.gyre.node.zlib.brotli;

/** The last four distances, which short codes refer to. */
// RFC 7932, section 4
final class LastDistances {
    static final int SHORT_CODES = 16;
    static final int LARGEST = 0x7ffffffc - SHORT_CODES;
    private static final byte[] INDEX = {0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1};
    private static final byte[] DIFFERENCE = {0, 0, 0, 0, -1, 1, -2, 2, -3, 3, -1, 1, -2, 2, -3, 3};

    private final int[] ring;
    private int next;

    LastDistances() {
        ring = new int[] {16, 15, 11, 4};
    }

    private LastDistances(LastDistances other) {
        ring = other.ring.clone();
        next = other.next;
    }

    LastDistances copy() {
        return new LastDistances(this);
    }

    /** The distance of a short code, which may be invalid. */
    int of(int code) {
        return ring[next - 1 - INDEX[code] & 3] + DIFFERENCE[code];
    }

    /** The short code of a distance, or -1. */
    int codeOf(int distance) {
        for (int code = 0; code < SHORT_CODES; code++) if (of(code) == distance) return code;
        return -1;
    }

    void add(int distance) {
        ring[next] = distance;
        next = next + 1 & 3;
    }
}
